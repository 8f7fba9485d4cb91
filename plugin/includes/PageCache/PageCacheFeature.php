<?php
declare( strict_types=1 );

namespace Brolga\PageCache;

use Brolga\Core\Caches\PagesChanged;
use Brolga\Core\Kernel\Feature;
use Brolga\Core\Kernel\Parts;

/**
 * A page cache in front of the site, which is told of every change of what pages
 * show.
 */
final class PageCacheFeature implements Feature {

	public function parts(): Parts {
		return new Parts(
			modules: [ Purges::class, PostChanges::class, SiteChanges::class, KeysHeader::class ],
			handlers: [ PurgeHandler::class ],
			listeners: [ PagesChanged::class => [ Purges::class ] ]
		);
	}
}
