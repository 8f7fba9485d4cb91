<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Statistics;

/**
 * The evidence for a difference, valid even if somebody looks at the results every day. A p-value or a chance
 * to beat the control that is checked daily crosses its threshold sooner or later, even without a difference.
 * This is a sequential test instead (mSPRT): the likelihood ratio of a difference, mixed over a normal
 * distribution of sizes, against no difference. Without a difference it is a martingale, which exceeds 1 /
 * alpha with a probability of at most alpha, however often one looks and however long the test runs.
 *
 * The difference is relative to the pooled rate. It is nearly normally distributed once some visitors have
 * converted, which Rules requires.
 *
 * @see AB-26
 */
final class Evidence {

	/** Standard deviation of the mixture: the typical size of differences, relative to the rate. */
	private const TYPICAL = 0.2;

	/** @param float $difference Between the rates, relative to the pooled rate. */
	private function __construct(
		public readonly float $difference,
		public readonly float $variance
	) {}

	/** Returns null if a count of visitors is 0, or nobody or everybody converted. */
	public static function of(
		int $conversions_control,
		int $visitors_control,
		int $conversions_variant,
		int $visitors_variant
	): ?self {
		$conversions = $conversions_control + $conversions_variant;
		$visitors    = $visitors_control + $visitors_variant;
		if ( 0 === $visitors_control || 0 === $visitors_variant || 0 === $conversions || $conversions >= $visitors ) {
			return null;
		}
		$rate = $conversions / $visitors;
		return new self(
			( $conversions_variant / $visitors_variant - $conversions_control / $visitors_control ) / $rate,
			( 1 - $rate ) / $rate * ( 1 / $visitors_control + 1 / $visitors_variant )
		);
	}

	/** @param float $false_alarms Accepted probability of a false alarm over all looks, such as 0.05. */
	public function decides( float $false_alarms ): bool {
		return abs( $this->difference ) >= self::bound( $this->variance, $false_alarms );
	}

	/**
	 * Returns the confidence interval of the relative difference, valid for all looks together.
	 *
	 * @param float $false_alarms Probability that it misses the true difference.
	 * @return array{float, float}
	 */
	public function interval( float $false_alarms ): array {
		$bound = self::bound( $this->variance, $false_alarms );
		return [ $this->difference - $bound, $this->difference + $bound ];
	}

	/**
	 * Returns the factor by which the number of visitors must grow until this difference decides;
	 * null if more than 1,000.
	 */
	public function times( float $false_alarms ): ?float {
		if ( abs( $this->difference ) < self::bound( $this->variance / 1000, $false_alarms ) ) {
			return null;
		}
		[ $low, $high ] = [ 1.0, 1000.0 ];
		for ( $step = 0; $step < 30; $step++ ) {
			$middle = sqrt( $low * $high );
			if ( abs( $this->difference ) >= self::bound( $this->variance / $middle, $false_alarms ) ) {
				$high = $middle;
			} else {
				$low = $middle;
			}
		}
		return $high;
	}

	/** Returns the smallest difference that decides: the likelihood ratio is 1 / $false_alarms. */
	public static function bound( float $variance, float $false_alarms ): float {
		$mixed = self::TYPICAL ** 2;
		$both  = $variance + $mixed;
		return sqrt( 2 * $variance * $both / $mixed * ( 0.5 * log( $both / $variance ) - log( $false_alarms ) ) );
	}
}
