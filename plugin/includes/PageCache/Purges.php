<?php
declare( strict_types=1 );

namespace Brolga\PageCache;

use Brolga\Api\Jobs\DeliveryFailed;
use Brolga\Api\Jobs\Undeliverable;
use Brolga\Core\Caches\Change;
use Brolga\Core\Caches\FrontCache;
use Brolga\Core\Caches\PageCaches;
use Brolga\Core\Caches\PagesChanged;
use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Events\Event;
use Brolga\Core\Events\Listener;
use Brolga\Core\Jobs\Job;
use Brolga\Core\Lifecycle\HomeAddress;
use Brolga\Core\Metrics\Counters;
use Brolga\Core\Metrics\PurgeMetrics;
use Brolga\Core\Support\Module;
use Brolga\Outbox\Outbox;
use Brolga\Outbox\ResponseFinisher;
use Throwable;

/**
 * Collects changes during a request and purges the caches after the response. If a purge fails, a
 * job purges that cache completely later.
 *
 * @see CACHE-8 CACHE-9 OUTBOX-585
 */
final class Purges implements Module, Listener {

	/** Seconds until a failed cache is purged again. Further failures until then need no job of their own. */
	public const RETRY_SECONDS = 60;

	/** On a copy of the site, seconds for which one paused job per foreign cache is enough. */
	private const ON_A_COPY_SECONDS = 86400;

	private ?Change $change = null;

	public function __construct(
		private readonly CachesInFront $caches,
		private readonly ResponseFinisher $answer,
		private readonly Outbox $outbox,
		private readonly LedgerRepository $ledger,
		private readonly Counters $counters,
		private readonly HomeAddress $home
	) {}

	/** Runs at priority 90, before Dispatcher runs the queue at 100, because a failed purge queues a job. */
	public function register(): void {
		if ( null !== FrontCache::configured() ) {
			add_action( 'shutdown', $this->send( ... ), 90 );
		}
	}

	public function listen( Event $event ): void {
		if ( $event instanceof PagesChanged ) {
			$this->add( $event->change );
		}
	}

	public function add( Change $change ): void {
		$this->change = $this->change?->with( $change ) ?? $change;
	}

	private function send(): void {
		$change       = $this->change;
		$this->change = null;
		if ( null === $change ) {
			return;
		}
		$this->answer->reach();
		$is_copy = $this->home->is_copy();
		foreach ( $this->caches->all() as $url => $cache ) {
			try {
				if ( $is_copy && ! self::is_own( $url ) ) {
					$this->later( $url, self::ON_A_COPY_SECONDS );
				} else {
					$this->ask( $url, $cache, $change );
				}
			} catch ( Throwable $failure ) {
				// The job could not be stored either, but the post is saved all the same.
				PageCaches::note( $failure );
			}
		}
	}

	private function ask( string $url, PageCache $cache, Change $change ): void {
		try {
			$cache->purge( $change );
			$this->counters->add( PurgeMetrics::PURGES, [ 'result' => 'dropped' ] );
		} catch ( DeliveryFailed | Undeliverable ) {
			$this->counters->add( PurgeMetrics::PURGES, [ 'result' => 'failed' ] );
			$this->later( $url, self::RETRY_SECONDS );
		}
	}

	/** Queues a job that purges a cache completely. On a copy of the site the job stays paused. */
	private function later( string $url, int $seconds ): void {
		if ( $this->ledger->claim( "purge:{$url}", $seconds ) ) {
			$this->outbox->enqueue( new Job( PurgeHandler::KIND, [ 'cache' => $url ], null, self::RETRY_SECONDS ) );
		}
	}

	/** Whether a cache has the site's own host, so that it cannot be another site's. */
	private static function is_own( string $url ): bool {
		$host = static fn ( string $of ): string => strtolower( (string) wp_parse_url( $of, PHP_URL_HOST ) );
		return $host( $url ) === $host( home_url() );
	}
}
