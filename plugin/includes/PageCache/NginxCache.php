<?php
declare( strict_types=1 );

namespace Brolga\PageCache;

use Brolga\Core\Caches\Change;

/**
 * Nginx with `proxy_cache_purge` or `fastcgi_cache_purge`, which knows pages by
 * their addresses and all of them by an asterisk: by the method PURGE, or by GET
 * at a location of its own.
 *
 * @see CACHE-7
 */
final class NginxCache implements PageCache {

	/** What it answers about a page that it does not have. */
	private const NOT_THERE = [ 404, 412 ];

	public function __construct( private readonly CacheServer $server ) {}

	public function purge( Change $change ): void {
		$method    = $this->server->has_location() ? 'GET' : 'PURGE';
		$addresses = $change->addresses ?? [ home_url( '/*' ) ];
		$requests  = [];
		foreach ( $addresses as $address ) {
			$requests[] = $this->server->request( $method, $address );
		}
		$this->server->send( $requests, self::NOT_THERE );
	}
}
