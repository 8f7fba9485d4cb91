<?php
declare( strict_types=1 );

namespace Brolga\Content;

use Brolga\Content\Gallery\InnerPictures;
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
			modules: [ InnerPictures::class ],
			blocks: [ TabName::class ]
		);
	}
}
