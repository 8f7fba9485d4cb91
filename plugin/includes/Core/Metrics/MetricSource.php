<?php
declare( strict_types=1 );

namespace Brolga\Core\Metrics;

/**
 * Provides a feature's metrics for a monitoring system.
 *
 * @see OPS-5
 */
interface MetricSource {

	/**
	 * Returns what tables tell at little cost, and the feature's own counted totals.
	 *
	 * @param MetricTotals $totals The sums of all Counters.
	 * @return list<Metric>
	 */
	public function metrics( MetricTotals $totals ): array;
}
