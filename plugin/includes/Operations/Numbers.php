<?php
declare( strict_types=1 );

namespace Brolga\Operations;

use Brolga\Core\Metrics\CounterRepository;
use Brolga\Core\Metrics\Metric;
use Brolga\Core\Metrics\MetricSource;
use Brolga\Core\Metrics\MetricTotals;
use Brolga\Core\Support\All;

/**
 * Collects the metrics of all features and the readiness of this web node.
 *
 * @see OPS-5
 */
final class Numbers {

	/** @param list<MetricSource> $sources */
	public function __construct(
		private readonly CounterRepository $counters,
		#[All( MetricSource::class )] private readonly array $sources
	) {}

	/**
	 * @param array<string, bool> $parts
	 * @return list<Metric>
	 */
	public function all( array $parts ): array {
		$totals = new MetricTotals( $this->counters->all() );
		$ready  = [];
		foreach ( $parts as $part => $is_ready ) {
			$ready[ Metric::labels( [ 'part' => $part ] ) ] = (int) $is_ready;
		}
		return [
			Metric::gauge( 'ready', 'Whether a part is as it should be.', $ready ),
			...array_merge(
				...array_map( static fn ( MetricSource $source ): array => $source->metrics( $totals ), $this->sources )
			),
		];
	}
}
