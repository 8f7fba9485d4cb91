<?php
/**
 * The end of what our lists need no more.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Newsletter;

use Brolga\Database\StorageUnavailable;
use Brolga\Lifecycle\Installer;
use Brolga\Module;
use Brolga\Outbox\OutboxRepository;
use Brolga\Support\Clock;

/**
 * Forgets addresses whose owners never said yes, and which mails left: thousands
 * of readers leave as many rows behind, digest after digest.
 *
 * @see NEWS-26
 */
final class ListRetention implements Module {

	/** Days that a link confirms, and so the least that a wish is kept. */
	private const DAYS = 30;

	/** Days that the queue remembers a mail that is about no enquiry. */
	private const SENT_DAYS = 30;

	/** Rows a statement, and statements an hour. */
	public const BATCH    = 500;
	private const BATCHES = 20;

	/**
	 * Keeps its helpers.
	 *
	 * @param SubscriberRepository $subscribers The lists.
	 * @param OutboxRepository     $jobs        The queue.
	 * @param Clock                $clock       Knows how old.
	 */
	public function __construct(
		private readonly SubscriberRepository $subscribers,
		private readonly OutboxRepository $jobs,
		private readonly Clock $clock
	) {}

	/**
	 * Works on every site.
	 */
	public function can_register(): bool {
		return true;
	}

	/**
	 * Looks each hour.
	 */
	public function register(): void {
		add_action( Installer::HOURLY, $this->sweep( ... ) );
	}

	/**
	 * Deletes what is too old.
	 *
	 * @throws StorageUnavailable When the database refuses; the next run goes on.
	 */
	private function sweep(): void {
		/**
		 * After how many days an address that was never confirmed is forgotten.
		 *
		 * @param int $days Not less than 30: as long its link works.
		 */
		$days   = apply_filters( 'brolga_unconfirmed_days', self::DAYS );
		$days   = is_int( $days ) ? max( self::DAYS, $days ) : self::DAYS;
		$before = $this->clock->now()->modify( "-{$days} days" );
		for ( $batch = 0; $batch < self::BATCHES && self::BATCH === $this->subscribers->forget_unconfirmed( $before, self::BATCH ); $batch++ ) {
			continue;
		}
		$sent = $this->clock->timestamp() - self::SENT_DAYS * 86400;
		for ( $batch = 0; $batch < self::BATCHES && self::BATCH === $this->jobs->forget_sent( $sent, self::BATCH ); $batch++ ) {
			continue;
		}
	}
}
