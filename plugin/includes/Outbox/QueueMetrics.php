<?php
declare( strict_types=1 );

namespace Brolga\Outbox;

use Brolga\Core\Metrics\Metric;
use Brolga\Core\Metrics\MetricSource;
use Brolga\Core\Metrics\MetricTotals;
use Brolga\Core\Support\Clock;

/**
 * The queue's metrics: jobs by state, and the results of attempts.
 *
 * @see OPS-5
 */
final class QueueMetrics implements MetricSource {

	public const ATTEMPTS = 'job_attempts_total';

	public const RUNS = 'queue_run_seconds';

	public function __construct(
		private readonly OutboxRepository $jobs,
		private readonly Clock $clock
	) {}

	public function metrics( MetricTotals $totals ): array {
		$states = [];
		foreach ( $this->jobs->by_state() as $state => $jobs ) {
			$states[ Metric::labels( [ 'state' => $state ] ) ] = $jobs;
		}
		$next = $this->jobs->next_due();
		return [
			Metric::gauge( 'jobs', 'Jobs of the queue that are not done, by state.', $states ),
			Metric::gauge(
				'jobs_oldest_due_seconds',
				'How long the oldest job that is due has been due.',
				[ '' => null === $next ? 0 : max( 0, $this->clock->timestamp() - $next ) ]
			),
			$totals->counter( self::ATTEMPTS, 'Attempts at jobs, by kind and result.' ),
			$totals->histogram( self::RUNS, 'Duration of runs of the queue that had something to do.' ),
		];
	}
}
