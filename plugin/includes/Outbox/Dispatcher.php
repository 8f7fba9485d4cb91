<?php
declare( strict_types=1 );

namespace Brolga\Outbox;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Jobs\ClaimedJob;
use Brolga\Core\Lifecycle\WpCron;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\CronTask;
use Brolga\Core\Support\Later;
use Brolga\Core\Support\Module;
use Closure;

/**
 * Runs the worker without keeping a visitor waiting:
 *
 * - right after the answer, where the server can send it before the script ends;
 * - else by WP-Cron, which is asked to start at once;
 * - by WP-Cron again when a job comes due, or a lease ends;
 * - by `plugin/bin/outbox.php` from a real cron, through the filter
 *   `brolga_run_outbox`;
 * - once an hour in any case, should all of the above have been lost.
 *
 * An idle site has nothing scheduled but the hourly event.
 *
 * @see OUTBOX-5 OUTBOX-6 OUTBOX-7
 */
final class Dispatcher implements Module, CronTask {

	/** The single event at which the next job is due. */
	public const EVENT = 'brolga_outbox';

	/** Jobs and seconds of a run by WP-Cron. */
	private const CRON_LIMIT   = 100;
	private const CRON_SECONDS = 50;

	/** Jobs and seconds of a run after an answer: the process is wanted for the next one. */
	private const ANSWER_LIMIT   = 5;
	private const ANSWER_SECONDS = 20;

	/**
	 * @param Closure(): Worker           $worker Does it.
	 */
	public function __construct(
		private readonly Outbox $outbox,
		private readonly OutboxRepository $jobs,
		#[Later( Worker::class )] private readonly Closure $worker,
		private readonly Clock $clock,
		private readonly AnswerEnd $answer
	) {}

	/**
	 * Listens to the end of requests and to the real cron's script.
	 */
	public function register(): void {
		add_filter(
			'brolga_run_outbox',
			fn ( mixed $report, int $limit, int $seconds ): RunReport => $this->run( $limit, $seconds ),
			10,
			3
		);
		add_action( 'shutdown', $this->after_answer( ... ), 100 );
	}

	/**
	 * Does what is due when WP-Cron comes round.
	 */
	public function run_task(): void {
		$this->run( self::CRON_LIMIT, self::CRON_SECONDS );
	}

	/**
	 * Does what is due, and sees to it that the rest is done in time.
	 *
	 * @param int $limit   Jobs at most.
	 * @param int $seconds No job is begun later than this.
	 */
	public function run( int $limit, int $seconds ): RunReport {
		if ( null === $this->jobs->next_due() ) {
			return new RunReport( 0, 0, 0 );
		}
		$report = $this->work( $limit, $seconds );
		$this->wake_for_the_rest();
		return $report;
	}

	/**
	 * Does what is due.
	 *
	 * @param int  $limit   Jobs at most.
	 * @param int  $seconds No job is begun later than this.
	 * @param bool $once    Whether the queue is looked at no more than it takes to find a job.
	 * @param ClaimedJob|null $own One that this request holds already.
	 */
	private function work( int $limit, int $seconds, bool $once = false, ?ClaimedJob $own = null ): RunReport {
		// Should this process be killed, its job is free again after the lease.
		$this->wake_at( $this->clock->timestamp() + OutboxRepository::LEASE );
		return ( $this->worker )()->run( $limit, $seconds, $once, $own );
	}

	/**
	 * Asks WP-Cron to run again when the next job is due.
	 */
	private function wake_for_the_rest(): void {
		$next = $this->jobs->next_due();
		if ( null !== $next ) {
			$this->wake_at( $next );
		}
	}

	/**
	 * Sends the answer, then does the work that the request gave away.
	 */
	private function after_answer(): void {
		$own  = $this->outbox->take_own();
		$more = $this->outbox->take_over();
		if ( null === $own && ! $more ) {
			return;
		}
		try {
			if ( $this->answer->reach() ) {
				$this->work_after_answer( $own, $more );
				return;
			}
			if ( null !== $own ) {
				$this->jobs->let_go( $own );
			}
			$this->wake_at( $this->clock->timestamp() );
		} catch ( StorageUnavailable ) {
			// The jobs are stored, and the hourly event finds them. WordPress has logged why.
			return;
		}
		if ( 'cli' !== PHP_SAPI && ! WpCron::is_off() ) {
			spawn_cron();
		}
	}

	/**
	 * Does what this request gave away. Mostly that is one mail that leaves at
	 * once and is held already: only where something may be left is the queue looked
	 * at, since each question costs the next visitor. What a killed worker left has
	 * its event.
	 *
	 * @param ClaimedJob|null $own  What this request holds.
	 * @param bool            $more Whether anything else was queued.
	 */
	private function work_after_answer( ?ClaimedJob $own, bool $more ): void {
		$began  = $this->clock->timestamp();
		$report = $this->work( $more ? self::ANSWER_LIMIT : 1, self::ANSWER_SECONDS, true, $own );
		$late   = $this->clock->timestamp() - $began >= self::ANSWER_SECONDS;
		if (
			$late
			|| $this->outbox->take_over()
			|| $report->failed > 0
			|| $report->sent + $report->dead >= self::ANSWER_LIMIT
		) {
			$this->wake_for_the_rest();
		}
	}

	/**
	 * Asks WP-Cron to run the queue at a moment, unless it does so earlier.
	 *
	 * @param int $moment Seconds since 1970.
	 */
	private function wake_at( int $moment ): void {
		$next = wp_next_scheduled( self::EVENT );
		if ( false !== $next && $next <= $moment ) {
			return;
		}
		if ( false !== $next ) {
			// WordPress takes two events within ten minutes for one.
			wp_unschedule_event( $next, self::EVENT );
		}
		wp_schedule_single_event( max( 1, $moment ), self::EVENT );
	}
}
