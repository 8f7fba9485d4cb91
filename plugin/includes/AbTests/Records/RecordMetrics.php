<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

use Brolga\Core\Metrics\MetricSource;
use Brolga\Core\Metrics\MetricTotals;

/**
 * Provides the metric of records received, by their result.
 *
 * @see OPS-5
 */
final class RecordMetrics implements MetricSource {

	public const RECORDS = 'records_total';

	public function metrics( MetricTotals $totals ): array {
		return [ $totals->counter( self::RECORDS, 'Records of A/B tests, by result.' ) ];
	}
}
