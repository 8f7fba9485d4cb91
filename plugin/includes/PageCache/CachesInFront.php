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
 * Creates the configured page caches. Their addresses come from the server's configuration, so
 * unlike other URLs they may be in the internal network.
 *
 * @see CACHE-1
 */
final class CachesInFront {

	/** @var array<string, PageCache>|null Null until first used. */
	private ?array $made = null;

	public function __construct(
		private readonly Resolver $resolver,
		private readonly Clock $clock,
		private readonly HostPauses $pauses
	) {}

	/** @return array<string, PageCache> */
	public function all(): array {
		return $this->made ??= $this->make( FrontCache::configured() );
	}

	/** @return array<string, PageCache> */
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

	/** @return list<string> */
	private static function hosts( string $url ): array {
		try {
			$endpoint = Endpoint::parse( $url );
			return [ "{$endpoint->host}:{$endpoint->port}" ];
		} catch ( ForbiddenAddress ) {
			// The call itself reports an invalid URL.
			return [];
		}
	}
}
