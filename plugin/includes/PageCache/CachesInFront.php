<?php
declare( strict_types=1 );

namespace Brolga\PageCache;

use Brolga\Core\Caches\FrontCache;
use Brolga\Core\Http\AllowedHosts;
use Brolga\Core\Http\Client;
use Brolga\Core\Http\Endpoint;
use Brolga\Core\Http\ForbiddenAddress;
use Brolga\Core\Http\Resolver;
use Brolga\Core\Support\Clock;
use Brolga\Outbox\Calls\Caller;
use Brolga\Outbox\Calls\HostPauses;
use Brolga\Outbox\Calls\SignedPost;

/**
 * The servers of the page cache that is configured. Whoever runs the site named
 * them: they may lie inside of the network.
 *
 * @see CACHE-1
 */
final class CachesInFront {

	/** @var array<string, PageCache>|null Null: nobody has asked yet. */
	private ?array $made = null;

	public function __construct(
		private readonly Resolver $resolver,
		private readonly Clock $clock,
		private readonly HostPauses $pauses
	) {}

	/**
	 * All of them, by the addresses at which they are asked.
	 *
	 * @return array<string, PageCache>
	 */
	public function all(): array {
		return $this->made ??= $this->make( FrontCache::configured() );
	}

	/**
	 * Builds one for each address.
	 *
	 * @param FrontCache|null $kind Which one is configured.
	 * @return array<string, PageCache>
	 */
	private function make( ?FrontCache $kind ): array {
		if ( null === $kind ) {
			return [];
		}
		$caches = [];
		foreach ( $kind->urls() as $url ) {
			$caches[ $url ] = $this->cache( $kind, $url );
		}
		return $caches;
	}

	/**
	 * The cache at an address.
	 *
	 * @param FrontCache $kind Which one is configured.
	 * @param string     $url  Where it is asked.
	 */
	private function cache( FrontCache $kind, string $url ): PageCache {
		$client = new Client( $this->resolver, new AllowedHosts( self::hosts( $url ) ), CacheServer::SECONDS );
		$client->register();
		$caller = new Caller( $client, $this->clock, $this->pauses );
		$server = new CacheServer( $caller, $this->clock, $url );
		return match ( $kind ) {
			FrontCache::Varnish => new VarnishCache( $server ),
			FrontCache::Nginx   => new NginxCache( $server ),
			FrontCache::Webhook => new WebhookCache(
				new SignedPost( $caller, $this->clock ),
				$url,
				$kind->secret()
			),
		};
	}

	/**
	 * The host of an address, as it may be called.
	 *
	 * @param string $url Where a cache is asked.
	 * @return list<string>
	 */
	private static function hosts( string $url ): array {
		try {
			$endpoint = Endpoint::parse( $url );
			return [ "{$endpoint->host}:{$endpoint->port}" ];
		} catch ( ForbiddenAddress ) {
			// The call says what is wrong with it.
			return [];
		}
	}
}
