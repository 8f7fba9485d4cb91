<?php
/**
 * Content modules.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Content;

use Brolga\Content\Paging\BlockLayout;
use Brolga\Content\Paging\Pager;
use Brolga\Content\Paging\PageTitle;
use Brolga\Content\Posts\OwnQueries;
use Brolga\Content\Posts\PostCards;
use Brolga\Content\Posts\PostFinder;
use Brolga\Content\Posts\TermsRepository;
use Brolga\Content\Projects\Projects;
use Brolga\Core\Feature;
use Brolga\Core\Parts;

/**
 * Blocks that show something and keep nothing.
 */
final class ContentFeature implements Feature {

	/**
	 * Its parts.
	 */
	public function parts(): Parts {
		return new Parts(
			modules: [ Projects::class, OwnQueries::class, PageTitle::class, BlockLayout::class ],
			blocks: [ TabName::class, Pager::class, PostFinder::class, PostCards::class, TermsRepository::class ]
		);
	}
}
