<?php
declare( strict_types=1 );

namespace Brolga\PageCache;

use Brolga\Core\Caches\Change;

/**
 * Purges Nginx with `proxy_cache_purge` or `fastcgi_cache_purge`, which identify pages by URL and
 * all pages by an asterisk: with the method PURGE, or with GET at a PURGE location.
 *
 * @see CACHE-7
 */
final class NginxCache implements PageCache {

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
