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

	/** Seconds of a run, and from the end of one to the next. */
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
			$this->wake( self::PAUSE );
		}
	}

	/**
	 * Asks WP-Cron for a run.
	 *
	 * @param int $seconds From now.
	 */
	public function wake( int $seconds = 0 ): void {
		if ( false === wp_next_scheduled( WordsMigration::EVENT ) ) {
			wp_schedule_single_event( $this->clock->timestamp() + $seconds, WordsMigration::EVENT );
		}
	}
}
