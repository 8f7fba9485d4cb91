<?php
declare( strict_types=1 );

namespace Brolga\Search\Words;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\CronTask;

/**
 * Background task that fills the search table with posts that are missing there or were changed in
 * the database without WordPress' hooks. A run may be killed at any time: the next run finds the
 * remaining posts by comparing the tables.
 *
 * @see SEARCH-403
 */
final class WordsReader implements CronTask {

	/** Posts that are read before the time limit is checked. */
	public const BATCH = 50;

	/** Time limit of a run and pause before the next run, both in seconds. */
	private const SECONDS = 20;
	private const PAUSE   = 30;

	public function __construct(
		private readonly PostWords $posts,
		private readonly WordsRepository $words,
		private readonly Clock $clock
	) {}

	public function run_task(): void {
		$end = $this->clock->timestamp() + self::SECONDS;
		try {
			$this->words->forget_deleted();
			do {
				$read = $this->posts->read_unread( self::BATCH );
			} while ( self::BATCH === $read && $this->clock->timestamp() < $end );
		} catch ( StorageUnavailable ) {
			// WordPress has logged the error; the next run continues.
			return;
		}
		if ( self::BATCH === $read ) {
			$this->wake();
		}
	}

	/**
	 * Schedules a run after a pause. If WordPress cannot send requests to itself, a task that is
	 * due at once blocks WP-Cron, and the first emails with it, for a minute.
	 */
	public function wake(): void {
		if ( false === wp_next_scheduled( WordsMigration::EVENT ) ) {
			wp_schedule_single_event( $this->clock->timestamp() + self::PAUSE, WordsMigration::EVENT );
		}
	}
}
