<?php
declare( strict_types=1 );

namespace Brolga\Outbox;

use Brolga\Core\Database\Transaction;
use Brolga\Core\Jobs\ClaimedJob;
use Brolga\Core\Jobs\Job;
use Brolga\Core\Jobs\Subject;
use Brolga\Core\Support\Clock;

/**
 * Takes jobs. Called inside of the transaction that stores what the job is
 * about, it keeps both or neither.
 *
 * @see OUTBOX-1 LEAD-21
 */
final class Outbox {

	/** Whether this request gave work away; Dispatcher looks at its end. */
	private bool $has_work = false;

	/** The job that this request does itself, once its transaction has stored it. */
	private ?ClaimedJob $own = null;

	/** When that was queued, in seconds since 1970; null: there has been none. */
	private ?int $own_since = null;

	/**
	 * Without a transaction, the end of the answer and a clock, no request does a job itself.
	 *
	 * @param Transaction|null $transaction In which jobs are queued.
	 */
	public function __construct(
		private readonly OutboxRepository $jobs,
		private readonly ?Transaction $transaction = null,
		private readonly ?AnswerEnd $answer = null,
		private readonly ?Clock $clock = null
	) {}

	/**
	 * Says that a job was put back into the queue by somebody else.
	 */
	public function wake(): void {
		$this->has_work = true;
	}

	/**
	 * Queues a job.
	 *
	 * @param Job $job What to do.
	 * @return int Its id.
	 */
	public function enqueue( Job $job ): int {
		$id             = $this->jobs->add( $job );
		$this->has_work = true;
		return $id;
	}

	/**
	 * Queues a job that a person waits for. Where the server can end its answer
	 * first, this request does it right after that, without looking for it.
	 *
	 * @param Job $job What to do, without delay.
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

	/**
	 * The job that this request is to do itself, once; null where there is none, or
	 * its lease may end before it is done.
	 */
	public function take_own(): ?ClaimedJob {
		$own       = $this->own;
		$this->own = null;
		$seconds   = (int) $this->clock?->timestamp() - (int) $this->own_since;
		return $seconds < OutboxRepository::LEASE / 2 ? $own : null;
	}

	/**
	 * Sends what was given up about something once more.
	 *
	 * @param Subject $subject What it is about.
	 * @return int How many jobs that were.
	 */
	public function resend( Subject $subject ): int {
		return $this->put_back( $this->jobs->revive( $subject ) );
	}

	/**
	 * Tries what waits for its next attempt now.
	 *
	 * @param Subject $subject What it is about.
	 * @param string  $kind    The kind of its handler.
	 * @return bool Whether there was any, or a worker has it in hand.
	 */
	public function hasten( Subject $subject, string $kind ): bool {
		$found          = $this->jobs->hasten( $subject, $kind );
		$this->has_work = $this->has_work || $found;
		return $found;
	}

	/**
	 * Sends one job that was given up once more.
	 *
	 * @param Subject $subject What it must be about.
	 * @return int How many jobs that were: one or none.
	 */
	public function resend_one( Subject $subject, int $job ): int {
		return $this->put_back( $this->jobs->revive_one( $subject, $job ) );
	}

	/**
	 * Sends what was given up of a kind once more.
	 *
	 * @param string $kind The kind of its handler.
	 * @return int How many jobs that were.
	 */
	public function resend_kind( string $kind ): int {
		return $this->put_back( $this->jobs->revive_kind( $kind ) );
	}

	/**
	 * Sends everything that was given up once more.
	 *
	 * @return int How many jobs that were.
	 */
	public function resend_all(): int {
		return $this->put_back( $this->jobs->revive_all() );
	}

	/**
	 * Whether work was given away since this was last asked. A job whose transaction
	 * was undone counts too: looking for it costs a query and finds nothing.
	 */
	public function take_over(): bool {
		$has_work       = $this->has_work;
		$this->has_work = false;
		return $has_work;
	}

	/**
	 * Notes that jobs were put back into the queue.
	 *
	 * @param int $count How many.
	 * @return int As many.
	 */
	private function put_back( int $count ): int {
		$this->has_work = $this->has_work || $count > 0;
		return $count;
	}
}
