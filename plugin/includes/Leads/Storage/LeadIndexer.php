<?php
declare( strict_types=1 );

namespace Brolga\Leads\Storage;

use Brolga\Core\Database\Transaction;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\CronTask;
use Brolga\Leads\Search\LeadWordsRepository;

/**
 * Stores the words, and then the questions, of enquiries that came in before there
 * were tables for them, newest first, in the background. It may be killed anywhere:
 * a batch is stored whole or not at all, is noted afterwards, and is harmless when
 * done again.
 *
 * @see LEAD-31 EXPORT-6 LIFE-5
 */
final class LeadIndexer implements CronTask {

	/** The event of the next run. */
	public const EVENT = 'brolga_index_words';

	/** Seconds of a run, and from the end of one to the next. */
	private const SECONDS = 20;
	private const PAUSE   = 30;

	public function __construct(
		private readonly LeadRepository $leads,
		private readonly LeadWordsRepository $words,
		private readonly QuestionRepository $questions,
		private readonly Transaction $transaction,
		private readonly Clock $clock
	) {}

	/**
	 * Runs by WP-Cron for as long as something is missing.
	 */
	public function run_task(): void {
		$this->run();
	}

	/**
	 * Works for a while.
	 *
	 * @param int $batches At most so many.
	 * @return int How many batches there were.
	 */
	public function run( int $batches = PHP_INT_MAX ): int {
		$end   = $this->clock->timestamp() + self::SECONDS;
		$batch = 0;
		while ( $batch < $batches && ! $this->is_done() && $this->clock->timestamp() < $end ) {
			if ( ! $this->words->is_complete() ) {
				$this->advance(
					LeadWordsRepository::MISSING,
					$this->words->missing(),
					$this->leads->index_words( ... )
				);
			} else {
				$this->advance(
					QuestionRepository::MISSING,
					$this->questions->missing(),
					$this->leads->index_questions( ... )
				);
			}
			++$batch;
		}
		$this->wake();
		return $batch;
	}

	/**
	 * Does a batch.
	 *
	 * @param string $option  Where it is noted how far this has come.
	 * @param int    $highest The highest number that is to be done.
	 * @param callable( int ): int $work    Tells the lowest number that it did.
	 */
	private function advance( string $option, int $highest, callable $work ): void {
		$lowest = $this->transaction->run( static fn (): int => $work( $highest ) );
		// Written when the batch is stored: killed between, the batch is done again.
		update_option( $option, max( 0, $lowest - 1 ), true );
	}

	/**
	 * Whether nothing is missing. Asking costs no query.
	 */
	private function is_done(): bool {
		return $this->words->is_complete() && $this->questions->is_complete();
	}

	/**
	 * Asks WP-Cron for a run if there is something to do.
	 */
	private function wake(): void {
		if ( ! $this->is_done() && false === wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_single_event( $this->clock->timestamp() + self::PAUSE, self::EVENT );
		}
	}
}
