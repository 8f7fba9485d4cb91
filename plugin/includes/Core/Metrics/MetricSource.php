<?php
declare( strict_types=1 );

namespace Brolga\Core\Metrics;

/**
 * Tells numbers of a feature to whoever watches over the site.
 *
 * @see OPS-5
 */
interface MetricSource {

	/**
	 * Counts what tables tell cheaply, and names the totals that are its own.
	 *
	 * @param Totals $totals What was counted by Counters.
	 * @return list<Metric>
	 */
	public function metrics( Totals $totals ): array;
}
