<?php
declare( strict_types=1 );

namespace Brolga\Outbox;

use Brolga\Core\Database\Transaction;
use Brolga\Core\Jobs\ClaimedJob;
use Brolga\Core\Jobs\Job;
use Brolga\Core\Jobs\Subject;
use Brolga\Core\Support\Clock;

/**
 * Queues jobs. If called in the transaction that stores what a job is about, both are stored or neither.
 *
 * @see OUTBOX-1 LEAD-21
 */
final class Outbox {

	private bool $has_work = false;

	/** The job that this request runs itself once its transaction is committed. */
	private ?ClaimedJob $own = null;

	private ?int $own_since = null;

	/** Without a transaction, ResponseFinisher and a clock, a request runs no jobs itself. */
	public function __construct(
		private readonly OutboxRepository $jobs,
		private readonly ?Transaction $transaction = null,
		private readonly ?ResponseFinisher $answer = null,
		private readonly ?Clock $clock = null
	) {}

	/** Notes that other code has put a job back into the queue. */
	public function wake(): void {
		$this->has_work = true;
	}

	public function enqueue( Job $job ): int {
		$id             = $this->jobs->add( $job );
		$this->has_work = true;
		return $id;
	}

	/**
	 * Queues a job without delay whose result a person is waiting for. If the server can send its response
	 * early, this request runs the job itself right after that, without searching the queue.
	 *
	 * @see OUTBOX-32
	 */
	public function enqueue_awaited( Job $job ): void {
		if (
			null === $this->transaction
			|| null === $this->clock
			|| null !== $this->own_since
			|| true !== $this->answer?->is_ahead()
		) {
			$this->enqueue( $job );
			return;
		}
		$this->own_since = $this->clock->timestamp();
		$own             = $this->jobs->add_claimed( $job );
		$this->transaction->after_commit(
			function () use ( $own ): void {
				$this->own = $own;
			}
		);
	}

	/** Returns this request's own job once; null if there is none or its lease may end too early. */
	public function take_own(): ?ClaimedJob {
		$own       = $this->own;
		$this->own = null;
		$seconds   = (int) $this->clock?->timestamp() - (int) $this->own_since;
		return $seconds < OutboxRepository::LEASE / 2 ? $own : null;
	}

	public function resend( Subject $subject ): int {
		return $this->put_back( $this->jobs->revive( $subject ) );
	}

	/**
	 * Makes jobs that wait for a retry due now.
	 *
	 * @return bool Whether there was such a job, or a worker is running one.
	 */
	public function hasten( Subject $subject, string $kind ): bool {
		$found          = $this->jobs->hasten( $subject, $kind );
		$this->has_work = $this->has_work || $found;
		return $found;
	}

	public function resend_one( Subject $subject, int $job ): int {
		return $this->put_back( $this->jobs->revive_one( $subject, $job ) );
	}

	public function resend_kind( string $kind ): int {
		return $this->put_back( $this->jobs->revive_kind( $kind ) );
	}

	public function resend_all(): int {
		return $this->put_back( $this->jobs->revive_all() );
	}

	/**
	 * Whether jobs were queued since the last call. A job whose transaction was rolled back counts
	 * too; looking for it costs a query and finds nothing.
	 */
	public function take_over(): bool {
		$has_work       = $this->has_work;
		$this->has_work = false;
		return $has_work;
	}

	private function put_back( int $count ): int {
		$this->has_work = $this->has_work || $count > 0;
		return $count;
	}
}
