<?php
declare( strict_types=1 );

namespace Brolga\Demo;

use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Support\Clock;
use Throwable;

/**
 * Imports and removes the demo in slices that are short enough for one request. A lock lets only
 * one request work at a time; the next request continues where the last one stopped.
 *
 * @see START-7
 */
final class DemoService {

	private const LOCK = 'demo';

	/** Seconds after which a crashed request's lock expires: longer than any step takes. */
	private const LOCK_SECONDS = 120;

	/** Milliseconds after which a request begins no further step. */
	private const SLICE = 1500;

	public function __construct(
		private readonly DemoImporter $importer,
		private readonly Undo $undo,
		private readonly LedgerRepository $ledger,
		private readonly Clock $clock
	) {}

	/** @return bool False if another request holds the lock. */
	public function import( Choices $choices ): bool {
		return $this->work(
			static function ( State $state ) use ( $choices ): void {
				if ( Stage::None === $state->stage || Stage::Undone === $state->stage ) {
					self::begin( $state, Stage::Importing );
					$state->choices = $choices;
					$state->kept    = [];
				}
			},
			self::SLICE
		);
	}

	/** @return bool False if another request holds the lock. */
	public function undo(): bool {
		return $this->work(
			static function ( State $state ): void {
				if ( Stage::Imported === $state->stage || Stage::Importing === $state->stage ) {
					self::begin( $state, Stage::Undoing );
				}
			},
			self::SLICE
		);
	}

	/** @return bool False if another request holds the lock. */
	public function go_on(): bool {
		return $this->work( static fn () => null, self::SLICE );
	}

	/**
	 * Imports everything without a time limit, and restores what was deleted since an earlier import.
	 *
	 * @param callable( string ): void $say Receives the title of each step.
	 * @return string The error message; empty: success.
	 */
	public function import_at_once( Choices $choices, callable $say ): string {
		$this->work(
			static function ( State $state ) use ( $choices ): void {
				self::begin( $state, Stage::Importing );
				$state->choices = $choices;
			},
			PHP_INT_MAX,
			$say
		);
		return State::load()->failure;
	}

	private static function begin( State $state, Stage $stage ): void {
		$state->stage   = $stage;
		$state->done    = 0;
		$state->total   = 0;
		$state->failure = '';
	}

	/**
	 * Runs steps under the lock.
	 *
	 * @param callable( State ): mixed $begin Sets what is to be done.
	 * @param int $for Milliseconds after which no further step begins.
	 * @param (callable( string ): void)|null $say Receives the title of each step.
	 * @return bool False if another request holds the lock.
	 */
	private function work( callable $begin, int $for, ?callable $say = null ): bool {
		$token = random_int( 1, PHP_INT_MAX );
		if ( ! $this->ledger->claim( self::LOCK, self::LOCK_SECONDS, $token ) ) {
			return false;
		}
		// The demo's markup is part of the plugin; filtering would remove parts of it.
		kses_remove_filters();
		try {
			wp_cache_delete( State::OPTION, 'options' );
			$state = State::load();
			$begin( $state );
			$state->save();
			if ( $state->stage->is_under_way() ) {
				$this->slice( $state, $token, $for, $say ?? static fn () => null );
			}
		} finally {
			kses_init();
			if ( $token === $this->ledger->value( self::LOCK ) ) {
				$this->ledger->release( self::LOCK );
			}
		}
		return true;
	}

	/** @param callable( string ): void $say */
	private function slice( State $state, int $token, int $for, callable $say ): void {
		$began          = $this->clock->milliseconds();
		$state->failure = '';
		$steps          = $this->steps( $state );
		foreach ( $steps as $step ) {
			if ( $this->clock->milliseconds() - $began > $for || $token !== $this->ledger->value( self::LOCK ) ) {
				return;
			}
			$this->ledger->keep( self::LOCK, $token, self::LOCK_SECONDS );
			$say( $step->title );
			try {
				( $step->work )();
			} catch ( StorageUnavailable $refusal ) {
				throw $refusal;
			} catch ( Throwable $error ) {
				$state->failure = sprintf(
					/* translators: 1: a step of the import, such as “Pages”, 2: an error message. */
					__( 'The step “%1$s” failed. %2$s', 'brolga' ),
					$step->title,
					$error->getMessage()
				);
				$state->save();
				return;
			}
			++$state->done;
			$state->save();
		}
		$state->stage = Stage::Undoing === $state->stage ? Stage::Undone : Stage::Imported;
		$state->save();
	}

	/** @return list<Step> */
	private function steps( State $state ): array {
		if ( Stage::Undoing === $state->stage ) {
			// Undone items no longer appear in the steps.
			$steps        = $this->undo->steps( $state );
			$state->total = $state->done + count( $steps );
			return $steps;
		}
		$steps = $this->importer->steps( $state );
		// Another version has other steps, so all run again; each skips what already exists.
		$state->done  = count( $steps ) === $state->total ? $state->done : 0;
		$state->total = count( $steps );
		return array_slice( $steps, $state->done );
	}
}
