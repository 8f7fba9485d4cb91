<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Outbox;

use Brolga\Api\Jobs\DeliveryFailed;
use Brolga\Api\Jobs\Undeliverable;
use Brolga\Core\Database\Connection;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Jobs\Cause;
use Brolga\Core\Jobs\ClaimedJob;
use Brolga\Core\Jobs\Handler;
use Brolga\Core\Jobs\LiveSiteOnly;
use Brolga\Core\Jobs\LowPriority;
use Brolga\Core\Jobs\Reason;
use Brolga\Core\Language\SiteLanguage;
use Brolga\Core\Lifecycle\ClockJumps;
use Brolga\Core\Lifecycle\HomeAddress;
use Brolga\Core\Log\Log;
use Brolga\Core\Metrics\Counters;
use Brolga\Core\Support\All;
use Brolga\Core\Support\Clock;
use Throwable;

/**
 * Claims jobs one by one, runs them and stores the result. A worker killed after the job but
 * before storing the result leaves a job that is run again when its lease ends: twice rather than
 * never. An email then has the same Message-ID, so mail programs show it once. If only the
 * database is unavailable at that moment, the worker waits for it.
 *
 * @see OUTBOX-12 OUTBOX-13 OUTBOX-18 OUTBOX-25 OUTBOX-27 OUTBOX-360 OUTBOX-582 SCALE-8
 */
final class Worker {

	/** @var array<string, Handler> */
	private readonly array $handlers;

	/** @param list<Handler> $handlers */
	public function __construct(
		private readonly OutboxRepository $jobs,
		private readonly Connection $db,
		private readonly Clock $clock,
		#[All( Handler::class )] array $handlers,
		private readonly int $patience = 30,
		private readonly ?ClockJumps $jumps = null,
		private readonly ?Counters $counters = null,
		private readonly ?Log $log = null,
		private readonly ?HomeAddress $home = null
	) {
		$by_kind = [];
		foreach ( $handlers as $handler ) {
			$by_kind[ $handler->kind() ] = $handler;
		}
		$this->handlers = $by_kind;
	}

	/**
	 * Runs due jobs up to its limits. Handlers marked as Patient come last and share the remaining time.
	 *
	 * @param bool $once Whether to query the queue only as often as necessary to find a job: not for expired
	 *     leases or wrong clocks, nor again after the last job.
	 */
	public function run( int $limit, int $seconds, bool $once = false, ?ClaimedJob $own = null ): RunReport {
		$ahead = $once ? 0 : $this->jobs->put_right();
		if ( $ahead > 0 ) {
			$this->jumps?->note( $ahead );
		}
		$start  = hrtime( true );
		$end    = $this->clock->timestamp() + $seconds;
		$sent   = 0;
		$failed = 0;
		$dead   = 0;
		// Milliseconds used by each kind in this run; the kind with the fewest is next.
		$patient = array_fill_keys(
			array_keys(
				array_filter( $this->handlers, static fn ( Handler $handler ): bool => $handler instanceof LowPriority )
			),
			0
		);
		while ( $sent + $failed + $dead < $limit && $this->clock->timestamp() < $end ) {
			asort( $patient );
			$job = $own ?? $this->jobs->claim( ! $once, array_keys( $patient ) );
			$own = null;
			if ( null === $job ) {
				break;
			}
			$began = $this->clock->milliseconds();
			$done  = $this->do( $job );
			if ( isset( $patient[ $job->kind ] ) ) {
				$patient[ $job->kind ] += max( 1, $this->clock->milliseconds() - $began );
			}
			$this->counters?->add( QueueMetrics::ATTEMPTS, [ 'kind' => $job->kind, 'result' => $done->value ] );
			match ( $done ) {
				Delivery::Sent    => ++$sent,
				Delivery::Dead    => ++$dead,
				Delivery::Waiting => null,
				default           => ++$failed,
			};
			if ( $once && $job->is_last ) {
				break;
			}
		}
		$report = new RunReport( $sent, $failed, $dead );
		$this->tell( $report, ( hrtime( true ) - $start ) / 1e9 );
		return $report;
	}

	private function tell( RunReport $report, float $seconds ): void {
		if ( $report->sent + $report->failed + $report->dead > 0 ) {
			$this->counters?->time( QueueMetrics::RUNS, $seconds );
			$this->log?->write(
				'queue_run',
				[
					'sent'   => $report->sent,
					'failed' => $report->failed,
					'dead'   => $report->dead,
					'ms'     => (int) round( 1000 * $seconds ),
				]
			);
		}
	}

	/** Runs one job. A job whose kind only newer code knows stays queued. */
	private function do( ClaimedJob $job ): Delivery {
		try {
			$handler = $this->handlers[ $job->kind ] ?? throw new Undeliverable(
				Cause::NoHandler->with( $job->kind ),
				by_this: true
			);
			if ( $handler instanceof LiveSiteOnly && true === $this->home?->is_copy() ) {
				$known = $this->home->is_known();
				$this->note( fn (): bool => $known ? $this->jobs->hold( $job ) : $this->jobs->put_off( $job ) );
				return Delivery::Waiting;
			}
			// In the site's language, whoever's request runs the queue.
			SiteLanguage::write( static fn () => $handler->handle( $job ) );
		} catch ( Throwable $failure ) {
			if (
				$failure instanceof Undeliverable
				&& $failure->by_this
				&& $this->note( fn (): bool => $this->jobs->leave( $job ) )
			) {
				return Delivery::Waiting;
			}
			$told = match ( true ) {
				$failure instanceof DeliveryFailed => $failure,
				$failure instanceof Undeliverable  => new DeliveryFailed( $failure->why ),
				default                            => new DeliveryFailed( $failure->getMessage() ),
			};
			$dead = $this->note( fn (): bool => $this->jobs->mark_failed(
				$job,
				Reason::of( $told->why )->stored(),
				$failure instanceof Undeliverable,
				$told->wait,
				$told->left
			) );
			return $dead ? Delivery::Dead : Delivery::Failed;
		}
		$this->note( fn (): bool => $this->jobs->mark_sent( $job ) );
		return Delivery::Sent;
	}

	/**
	 * Stores a result, waiting for the database if it is unavailable.
	 *
	 * @param callable(): bool $note
	 */
	private function note( callable $note ): bool {
		for ( $waited = 0; ; $waited++ ) {
			try {
				// Checked first, because a query on a lost connection may end the process.
				if ( $this->db->is_alive() ) {
					return $this->db->tried_again( $note );
				}
				$refusal = new StorageUnavailable( 'The database is not reachable.' );
			} catch ( StorageUnavailable $error ) {
				$refusal = $error;
			}
			if ( $waited >= $this->patience ) {
				if ( $refusal->transient ) {
					$this->db->log( $refusal );
				}
				throw $refusal;
			}
			sleep( 1 );
		}
	}
}
