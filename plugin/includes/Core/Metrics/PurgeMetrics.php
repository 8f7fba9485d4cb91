<?php
declare( strict_types=1 );

namespace Brolga\Core\Metrics;

use Brolga\Core\Support\Module;

/**
 * Counts how often page caches were asked to drop pages.
 *
 * @see OPS-5
 */
final class PurgeMetrics implements Module, MetricSource {

	public const PURGES = 'cache_purges_total';

	public function __construct( private readonly Counters $counters ) {}

	public function register(): void {
		add_action( 'brolga_drop_pages', fn () => $this->counters->add( self::PURGES, [ 'result' => 'announced' ] ) );
	}

	public function metrics( MetricTotals $totals ): array {
		return [ $totals->counter( self::PURGES, 'Changes of pages that page caches were told, by result.' ) ];
	}
}
