<?php
declare( strict_types=1 );

namespace Brolga\Core\Metrics;

/**
 * Counts events for monitoring, across all web nodes of a site. Costs nothing while monitoring is
 * off, and never delays a visitor: counts are stored after the response.
 *
 * @see OPS-6 OPS-7
 */
interface Counters {

	/**
	 * Adds to a total. Count what a transaction may roll back only after its commit, with
	 * Transaction::after_commit().
	 *
	 * @param string $name A metric's name without `brolga_`, such as `mails_total`.
	 * @param array<string, string> $labels Distinguish totals of one name. Use few different values, and
	 *     no personal data.
	 */
	public function add( string $name, array $labels = [], int $by = 1 ): void;

	/** @param string $name A metric's name without `brolga_`, such as `queue_run_seconds`. */
	public function time( string $name, float $seconds ): void;
}
