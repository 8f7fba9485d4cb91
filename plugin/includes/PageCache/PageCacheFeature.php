<?php
declare( strict_types=1 );

namespace Brolga\PageCache;

use Brolga\Core\Caches\PagesChanged;
use Brolga\Core\Kernel\Feature;
use Brolga\Core\Kernel\Parts;

/** Registers the purging of a page cache in front of the site. */
final class PageCacheFeature implements Feature {

	public function parts(): Parts {
		return new Parts(
			watchers: array_fill_keys(
				[ Purges::class, PostChanges::class, SiteChanges::class, KeysHeader::class ],
				'BROLGA_PAGE_CACHE'
			),
			handlers: [ PurgeHandler::class ],
			listeners: [ PagesChanged::class => [ Purges::class ] ]
		);
	}
}
