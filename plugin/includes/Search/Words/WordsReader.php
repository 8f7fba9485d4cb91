<?php
declare( strict_types=1 );

namespace Brolga\Search\Words;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\CronTask;

/**
 * Reads the posts that nobody has saved since there is a table for what they say,
 * and those that were changed past WordPress, in the background. It may be killed
 * anywhere: what is not read yet is told by the tables themselves.
 *
 * @see SEARCH-403
 */
final class WordsReader implements CronTask {

	/** Posts that are read before the time is looked at. */
	public const BATCH = 50;

	/** Seconds of a run, and before the next one. */
	private const SECONDS = 20;
	private const PAUSE   = 30;

	public function __construct(
		private readonly PostWords $posts,
		private readonly WordsRepository $words,
		private readonly Clock $clock
	) {}

	/**
	 * Runs by WP-Cron, each hour and for as long as something is missing.
	 */
	public function run_task(): void {
		$end = $this->clock->timestamp() + self::SECONDS;
		try {
			$this->words->forget_deleted();
			do {
				$read = $this->posts->read_unread( self::BATCH );
			} while ( self::BATCH === $read && $this->clock->timestamp() < $end );
		} catch ( StorageUnavailable ) {
			// WordPress has logged why; the next run goes on.
			return;
		}
		if ( self::BATCH === $read ) {
			$this->wake();
		}
	}

	/**
	 * Asks WP-Cron for a run, though not at once: where WordPress cannot call itself, a
	 * task that is due keeps WP-Cron, and with it the first emails, for a minute.
	 */
	public function wake(): void {
		if ( false === wp_next_scheduled( WordsMigration::EVENT ) ) {
			wp_schedule_single_event( $this->clock->timestamp() + self::PAUSE, WordsMigration::EVENT );
		}
	}
}
