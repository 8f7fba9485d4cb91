<?php
declare( strict_types=1 );

namespace Brolga\Leads\Intake;

use Brolga\Core\Metrics\MetricSource;
use Brolga\Core\Metrics\MetricTotals;

/**
 * Metrics: how many leads were stored, and how long that took.
 *
 * @see OPS-5
 */
final class SubmissionMetrics implements MetricSource {

	public const STORED = 'enquiries_total';

	public const STORING = 'enquiry_store_seconds';

	public function metrics( MetricTotals $totals ): array {
		return [
			$totals->counter( self::STORED, 'Enquiries that were stored, by the status they were stored with.' ),
			$totals->histogram( self::STORING, 'Duration of storing an enquiry with everything that belongs to it.' ),
		];
	}
}
