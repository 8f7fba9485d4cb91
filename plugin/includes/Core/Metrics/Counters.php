<?php
declare( strict_types=1 );

namespace Brolga\Core\Metrics;

/**
 * Counts what happens for whoever watches over the site, on all of its web nodes
 * together. Costs nothing where nobody does, and a visitor never waits for it:
 * what is counted is stored after the answer.
 *
 * @see OPS-6 OPS-7
 */
interface Counters {

	/**
	 * Adds to a total. What may be undone is counted after its transaction:
	 * Transaction::after_commit().
	 *
	 * @param string                $name   As a metric's, without `brolga_`: `mails_total`.
	 * @param array<string, string> $labels What tells apart totals of one name; few values each, nothing of persons.
	 */
	public function add( string $name, array $labels = [], int $by = 1 ): void;

	/**
	 * Counts how long something took.
	 *
	 * @param string $name As a metric's, without `brolga_`: `queue_run_seconds`.
	 */
	public function time( string $name, float $seconds ): void;
}
