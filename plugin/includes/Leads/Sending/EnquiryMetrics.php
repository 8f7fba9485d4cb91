<?php
declare( strict_types=1 );

namespace Brolga\Leads\Sending;

use Brolga\Core\Metrics\MetricSource;
use Brolga\Core\Metrics\Totals;

/**
 * Metrics: how many leads were stored, and how long that took.
 *
 * @see OPS-5
 */
final class EnquiryMetrics implements MetricSource {

	public const STORED = 'enquiries_total';

	public const STORING = 'enquiry_store_seconds';

	public function metrics( Totals $totals ): array {
		return [
			$totals->counter( self::STORED, 'Enquiries that were stored, by the status they were stored with.' ),
			$totals->histogram( self::STORING, 'Duration of storing an enquiry with everything that belongs to it.' ),
		];
	}
}
