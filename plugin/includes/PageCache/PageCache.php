<?php
declare( strict_types=1 );

namespace Brolga\PageCache;

use Brolga\Api\Jobs\DeliveryFailed;
use Brolga\Api\Jobs\Undeliverable;
use Brolga\Core\Caches\Change;

/**
 * A page cache in front of the site, or one of its servers.
 *
 * @see CACHE-1
 */
interface PageCache {

	/**
	 * @throws DeliveryFailed If it may succeed later.
	 * @throws Undeliverable  If it will never succeed.
	 */
	public function purge( Change $change ): void;
}
