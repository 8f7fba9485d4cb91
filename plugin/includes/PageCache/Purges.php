<?php
declare( strict_types=1 );

namespace Brolga\PageCache;

use Brolga\Core\Caches\Change;
use Brolga\Core\Caches\FrontCache;
use Brolga\Core\Caches\PageCaches;
use Brolga\Core\Caches\PagesChanged;
use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Events\Event;
use Brolga\Core\Events\Listener;
use Brolga\Core\Jobs\DeliveryFailed;
use Brolga\Core\Jobs\Job;
use Brolga\Core\Jobs\Undeliverable;
use Brolga\Core\Lifecycle\HomeAddress;
use Brolga\Core\Metrics\Counters;
use Brolga\Core\Metrics\PurgeMetrics;
use Brolga\Core\Support\Module;
use Brolga\Outbox\AnswerEnd;
use Brolga\Outbox\Outbox;
use Throwable;

/**
 * Collects what changes during a request, and tells the caches in front after
 * the answer. One that fails has missed something: a job drops all of its pages
 * once it is back.
 *
 * @see CACHE-8 CACHE-9 OUTBOX-585
 */
final class Purges implements Module, Listener {

	/** Seconds until a cache that failed is asked again; failures until then need no job of their own. */
	public const RETRY_SECONDS = 60;

	/** Seconds for which a copy of the site lays one job aside for a cache that may be the live site's. */
	private const ON_A_COPY_SECONDS = 86400;

	/** What has changed so far; null: nothing. */
	private ?Change $change = null;

	public function __construct(
		private readonly CachesInFront $caches,
		private readonly AnswerEnd $answer,
		private readonly Outbox $outbox,
		private readonly LedgerRepository $ledger,
		private readonly Counters $counters,
		private readonly HomeAddress $home
	) {}

	/**
	 * Listens to the end of requests: before the queue, which may get a job.
	 */
	public function register(): void {
		if ( null !== FrontCache::configured() ) {
			add_action( 'shutdown', $this->send( ... ), 90 );
		}
	}

	public function hear( Event $event ): void {
		if ( $event instanceof PagesChanged ) {
			$this->add( $event->change );
		}
	}

	/**
	 * Notes that pages show something that has changed.
	 */
	public function add( Change $change ): void {
		$this->change = $this->change?->with( $change ) ?? $change;
	}

	/**
	 * Tells the caches what has changed, once.
	 */
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
				// Not even a job could be stored: what was saved is saved all the same.
				PageCaches::note( $failure );
			}
		}
	}

	/**
	 * Asks a cache, now or later.
	 *
	 * @param string $url Where it is asked.
	 */
	private function ask( string $url, PageCache $cache, Change $change ): void {
		try {
			$cache->purge( $change );
			$this->counters->add( PurgeMetrics::PURGES, [ 'result' => 'dropped' ] );
		} catch ( DeliveryFailed | Undeliverable ) {
			$this->counters->add( PurgeMetrics::PURGES, [ 'result' => 'failed' ] );
			$this->later( $url, self::RETRY_SECONDS );
		}
	}

	/**
	 * Has all pages of a cache dropped later. On a copy of the site the queue keeps that.
	 *
	 * @param string $url     Where it is asked.
	 * @param int    $seconds For which one job is enough.
	 */
	private function later( string $url, int $seconds ): void {
		if ( $this->ledger->claim( "purge:{$url}", $seconds ) ) {
			$this->outbox->enqueue( new Job( PurgeHandler::KIND, [ 'cache' => $url ], null, self::RETRY_SECONDS ) );
		}
	}

	/**
	 * Whether a cache is asked at the address of this site, and so can be no other site's.
	 *
	 * @param string $url Where it is asked.
	 */
	private static function is_own( string $url ): bool {
		$host = static fn ( string $of ): string => strtolower( (string) wp_parse_url( $of, PHP_URL_HOST ) );
		return $host( $url ) === $host( home_url() );
	}
}
