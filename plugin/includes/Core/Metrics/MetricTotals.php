<?php
declare( strict_types=1 );

namespace Brolga\Core\Metrics;

/**
 * Converts the stored totals into metrics.
 *
 * @see OPS-5
 */
final class MetricTotals {

	/** Units per second in which durations are stored, because totals are integers. */
	public const PER_SECOND = 1000;

	/** The upper bounds of the histogram's buckets, in seconds. */
	private const BUCKETS = [ '0.01', '0.025', '0.05', '0.1', '0.25', '0.5', '1', '2.5', '5', '10', '30', '+Inf' ];

	/** @param array<string, int> $totals */
	public function __construct( private readonly array $totals ) {}

	public static function bucket( float $seconds ): string {
		foreach ( self::BUCKETS as $end ) {
			if ( '+Inf' === $end || $seconds <= (float) $end ) {
				return $end;
			}
		}
		return '+Inf';
	}

	public function counter( string $name, string $help ): Metric {
		$samples = [];
		foreach ( $this->totals as $total => $value ) {
			if ( $total === $name || str_starts_with( $total, "{$name}{" ) ) {
				$samples[ substr( $total, strlen( $name ) ) ] = $value;
			}
		}
		return new Metric( $name, 'counter', $help, [] === $samples ? [ '' => 0 ] : $samples );
	}

	public function histogram( string $name, string $help ): Metric {
		$samples = [];
		$count   = 0;
		foreach ( self::BUCKETS as $end ) {
			$label                         = Metric::labels( [ 'le' => $end ] );
			$count                        += $this->totals[ "{$name}_bucket{$label}" ] ?? 0;
			$samples[ "_bucket{$label}" ] = $count;
		}
		$samples['_sum']   = ( $this->totals[ "{$name}_sum" ] ?? 0 ) / self::PER_SECOND;
		$samples['_count'] = $count;
		return new Metric( $name, 'histogram', $help, $samples );
	}
}
