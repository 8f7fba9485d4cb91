<?php
declare( strict_types=1 );

namespace Brolga\Outbox;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Jobs\ClaimedJob;
use Brolga\Core\Lifecycle\WpCron;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\CronTask;
use Brolga\Core\Support\LazyInject;
use Brolga\Core\Support\Module;
use Closure;

/**
 * Runs the worker without keeping a visitor waiting:
 *
 * - right after the response, if the server can send it before the script ends;
 * - otherwise by WP-Cron, which is started immediately, and again when a job is due or a lease ends;
 * - by a system cron job with `plugin/bin/outbox.php`, through the filter `brolga_run_outbox`;
 * - hourly in any case.
 *
 * @see OUTBOX-5 OUTBOX-6 OUTBOX-7
 */
final class Dispatcher implements Module, CronTask {

	public const EVENT = 'brolga_outbox';

	private const CRON_LIMIT   = 100;
	private const CRON_SECONDS = 50;

	/** Jobs and seconds of a run after a response; the PHP process is needed for the next request. */
	private const ANSWER_LIMIT   = 5;
	private const ANSWER_SECONDS = 20;

	/** @param Closure(): Worker $worker */
	public function __construct(
		private readonly Outbox $outbox,
		private readonly OutboxRepository $jobs,
		#[LazyInject( Worker::class )] private readonly Closure $worker,
		private readonly Clock $clock,
		private readonly ResponseFinisher $answer
	) {}

	public function register(): void {
		add_filter(
			'brolga_run_outbox',
			fn ( mixed $report, int $limit, int $seconds ): RunReport => $this->run( $limit, $seconds ),
			10,
			3
		);
		add_action( 'shutdown', $this->after_answer( ... ), 100 );
	}

	public function run_task(): void {
		$this->run( self::CRON_LIMIT, self::CRON_SECONDS );
	}

	public function run( int $limit, int $seconds ): RunReport {
		if ( null === $this->jobs->next_due() ) {
			return new RunReport( 0, 0, 0 );
		}
		$report = $this->work( $limit, $seconds );
		$this->wake_for_the_rest();
		return $report;
	}

	/** @param bool $once Whether to query the queue only as often as necessary to find a job. */
	private function work( int $limit, int $seconds, bool $once = false, ?ClaimedJob $own = null ): RunReport {
		// If this process is killed, its job becomes available again after the lease.
		$this->wake_at( $this->clock->timestamp() + OutboxRepository::LEASE );
		return ( $this->worker )()->run( $limit, $seconds, $once, $own );
	}

	private function wake_for_the_rest(): void {
		$next = $this->jobs->next_due();
		if ( null !== $next ) {
			$this->wake_at( $next );
		}
	}

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
			// The jobs are stored, and the hourly event finds them. WordPress has logged the error.
			return;
		}
		if ( 'cli' !== PHP_SAPI && ! WpCron::is_off() ) {
			spawn_cron();
		}
	}

	/**
	 * Runs the jobs of this request. Usually that is one email, already claimed. The queue is
	 * queried only if more may be left, since each query delays the next visitor. Jobs of a killed
	 * worker have their own cron event.
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

	/** Schedules a run of the queue, unless an earlier one is scheduled. */
	private function wake_at( int $moment ): void {
		$next = wp_next_scheduled( self::EVENT );
		if ( false !== $next && $next <= $moment ) {
			return;
		}
		if ( false !== $next ) {
			// WordPress drops an event within ten minutes of an identical one.
			wp_unschedule_event( $next, self::EVENT );
		}
		wp_schedule_single_event( max( 1, $moment ), self::EVENT );
	}
}
