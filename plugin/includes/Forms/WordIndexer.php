<?php
/**
 * Makes older enquiries searchable.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Forms;

use Brolga\Database\StorageUnavailable;
use Brolga\Database\Transaction;
use Brolga\Lifecycle\Installer;
use Brolga\Module;
use Brolga\Support\Clock;

/**
 * Stores the words of enquiries that came in before there was a table for them,
 * newest first, in the background. It may be killed anywhere: a batch is stored
 * whole or not at all, is noted afterwards, and is harmless when done again.
 *
 * @see LEAD-31 LIFE-5
 */
final class WordIndexer implements Module {

	/** The event of the next run. */
	public const EVENT = 'brolga_index_words';

	/** Seconds of a run, and from the end of one to the next. */
	private const SECONDS = 20;
	private const PAUSE   = 30;

	/**
	 * Keeps its helpers.
	 *
	 * @param EntryRepository      $entries     Reads and writes enquiries.
	 * @param EntryWordsRepository $words       Knows how far it has come.
	 * @param Transaction          $transaction All of a batch or nothing.
	 * @param Clock                $clock       Ends a run.
	 */
	public function __construct(
		private readonly EntryRepository $entries,
		private readonly EntryWordsRepository $words,
		private readonly Transaction $transaction,
		private readonly Clock $clock
	) {}

	/**
	 * Works on every site.
	 */
	public function can_register(): bool {
		return true;
	}

	/**
	 * Runs by WP-Cron for as long as words are missing.
	 */
	public function register(): void {
		add_action( 'init', $this->wake( ... ), 3 );
		add_action( self::EVENT, fn () => $this->run() );
		add_action( Installer::HOURLY, fn () => $this->run() );
	}

	/**
	 * Stores words for a while.
	 *
	 * @param int $batches At most so many.
	 * @return int How many batches there were.
	 *
	 * @throws StorageUnavailable When the database refuses; the next run goes on.
	 */
	public function run( int $batches = PHP_INT_MAX ): int {
		$end   = $this->clock->timestamp() + self::SECONDS;
		$batch = 0;
		while ( $batch < $batches && ! $this->words->is_complete() && $this->clock->timestamp() < $end ) {
			$highest = $this->words->missing();
			$lowest  = $this->transaction->run( fn (): int => $this->entries->index_words( $highest ) );
			// Written when the batch is stored: killed between, the batch is done again.
			update_option( EntryWordsRepository::MISSING, max( 0, $lowest - 1 ), true );
			++$batch;
		}
		$this->wake();
		return $batch;
	}

	/**
	 * Asks WP-Cron for a run if there is something to do. Asking costs no query.
	 */
	private function wake(): void {
		if ( ! $this->words->is_complete() && false === wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_single_event( $this->clock->timestamp() + self::PAUSE, self::EVENT );
		}
	}
}
