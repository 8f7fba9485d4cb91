<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

use Brolga\Core\Metrics\MetricSource;
use Brolga\Core\Metrics\Totals;

/**
 * Tells how many records of tests came, and what became of them.
 *
 * @see OPS-5
 */
final class RecordMetrics implements MetricSource {

	/** Records, by result. */
	public const RECORDS = 'records_total';

	public function metrics( Totals $totals ): array {
		return [ $totals->counter( self::RECORDS, 'Records of A/B tests, by result.' ) ];
	}
}
