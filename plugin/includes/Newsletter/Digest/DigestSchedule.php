<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Digest;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Database\Transaction;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\CronTask;
use Brolga\Core\Support\Module;
use Brolga\Newsletter\Lists\NewsletterSection;
use Brolga\Newsletter\Subscribers\Frequency;
use Brolga\Outbox\Outbox;
use WP_Post;

/**
 * Stores when a post is first published, and begins a digest for each list when it is due: hourly, whenever a
 * system cron job runs the queue, and shortly after a post for lists that get posts immediately.
 *
 * @see FEED-3 FEED-4 FEED-5
 */
final class DigestSchedule implements Module, CronTask {

	public const EVENT = 'brolga_digests';

	/** Seconds after which an unfinished digest that does not advance is resumed. */
	private const PATIENCE = 3600;

	/** Seconds. A post with an older date when it is published counts as archive material, not as news. */
	public const NEWS = 7 * 86400;

	public function __construct(
		private readonly DigestRepository $digests,
		private readonly Outbox $outbox,
		private readonly Transaction $transaction,
		private readonly Settings $settings,
		private readonly Clock $clock
	) {}

	/** The filter's priority 5 makes digests begin before the queue is run. */
	public function register(): void {
		add_action( 'transition_post_status', $this->note( ... ), 10, 3 );
		add_filter( 'brolga_run_outbox', $this->before_queue( ... ), 5 );
	}

	private function note( string $after, string $before, WP_Post $post ): void {
		if ( 'publish' !== $after || 'publish' === $before || ! in_array( $post->post_type, self::types(), true ) ) {
			return;
		}
		$dated = get_post_datetime( $post, 'date', 'gmt' );
		if (
			defined( 'WP_IMPORTING' )
			|| ( false !== $dated && $dated->getTimestamp() < $this->clock->timestamp() - self::NEWS )
		) {
			return;
		}
		try {
			$this->digests->note( $post->ID );
		} catch ( StorageUnavailable ) {
			// The post is published all the same. WordPress has logged the error.
			return;
		}
		if ( false === wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_single_event( $this->clock->timestamp() + Frequency::REST + 1, self::EVENT );
		}
	}

	public function run_task(): void {
		$this->digests->put_right();
		foreach ( Frequency::cases() as $frequency ) {
			$this->begin_list( $frequency );
		}
		foreach ( $this->digests->take_stalled( self::PATIENCE ) as $id ) {
			$this->outbox->enqueue( DigestPages::job( $id ) );
		}
	}

	private function begin_list( Frequency $frequency ): void {
		$now   = $this->clock->now()->setTimezone( wp_timezone() );
		$until = $frequency->latest( $now, $this->hour(), self::first_day() );
		$told  = $this->digests->told_until( $frequency->list_id() );
		$posts = $frequency->may_follow( $until, $told ) ? $this->digests->untold( $told, $until->getTimestamp() ) : [];
		if ( [] === $posts ) {
			return;
		}
		$public = array_values( array_filter( $posts, DigestLetter::is_public( ... ) ) );
		$this->transaction->run(
			function () use ( $frequency, $until, $public ): void {
				$id = $this->digests->begin( $frequency->list_id(), $until->getTimestamp(), $public );
				if ( null !== $id && [] !== $public ) {
					$this->outbox->enqueue( DigestPages::job( $id ) );
				}
			}
		);
	}

	private function before_queue( mixed $report ): mixed {
		$this->run_task();
		return $report;
	}

	/** @return list<string> */
	public static function types(): array {
		/**
		 * Filters the post types whose new posts are emailed to subscribers.
		 *
		 * @since 0.1.0
		 *
		 * @param list<string> $types Names of post types.
		 *
		 * @example
		 * add_filter(
		 * 	'brolga_digest_post_types',
		 * 	static fn ( array $types ): array => [ ...$types, 'event' ]
		 * );
		 */
		$types = apply_filters( 'brolga_digest_post_types', [ 'post' ] );
		return is_array( $types ) ? array_values( array_filter( $types, is_string( ... ) ) ) : [ 'post' ];
	}

	private function hour(): int {
		$set = $this->settings->of( new NewsletterSection() )->number( 'digest_hour' );
		/**
		 * Filters the hour at which digests of new posts are emailed, in the site's time zone.
		 *
		 * @since 0.1.0
		 *
		 * @param int $hour From 0 to 23. Default: the setting.
		 *
		 * @example
		 * add_filter( 'brolga_digest_hour', static fn (): int => 7 );
		 */
		$hour = apply_filters( 'brolga_digest_hour', $set );
		return is_int( $hour ) ? max( 0, min( 23, $hour ) ) : $set;
	}

	/** Returns the first day of the week; 0 is Sunday. */
	private static function first_day(): int {
		$day = get_option( 'start_of_week', 1 );
		return is_numeric( $day ) ? max( 0, min( 6, (int) $day ) ) : 1;
	}
}
