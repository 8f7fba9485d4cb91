<?php
declare( strict_types=1 );

namespace Brolga\PageCache;

use Brolga\Core\Caches\Change;

/**
 * Purges Varnish with one BAN for the keys and a PURGE for each URL. A BAN without keys covers all
 * pages. A configuration with the module xkey finds the keys in the header `xkey-purge`: see
 * deploy/bare/varnish/brolga.vcl.
 *
 * @see CACHE-7
 */
final class VarnishCache implements PageCache {

	public function __construct( private readonly CacheServer $server ) {}

	public function purge( Change $change ): void {
		$keys     = implode( ' ', $change->keys ?? [] );
		$requests = [
			$this->server->request(
				'BAN',
				home_url( '/' ),
				null === $change->keys
					? []
					: [
						'Surrogate-Key' => $keys,
						'xkey-purge'    => $keys,
					]
			),
		];
		foreach ( null === $change->keys ? [] : $change->addresses ?? [] as $address ) {
			$requests[] = $this->server->request( 'PURGE', $address );
		}
		$this->server->send( $requests );
	}
}
