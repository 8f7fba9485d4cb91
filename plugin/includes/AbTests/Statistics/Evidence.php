<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Statistics;

/**
 * What a test shows to somebody who looks every day. A p-value or a chance to
 * beat the control that is looked at daily crosses its line sooner or later,
 * difference or not. This is a sequential test: the likelihood ratio of
 * differences, mixed over how large they may be, against none. Without a
 * difference it is a martingale, which exceeds 1 / alpha with a probability of
 * at most alpha, however often one looks and however long the test runs.
 *
 * The difference is relative to the rate of both together, and nearly normal
 * once some visitors have converted, for which Rules waits.
 *
 * @see AB-26
 */
final class Evidence {

	/** How large differences are that people test for, relative to the rate: the deviation of the mixture. */
	private const TYPICAL = 0.2;

	/**
	 * @param float $difference Of the rates, relative to the rate of both together.
	 */
	private function __construct(
		public readonly float $difference,
		public readonly float $variance
	) {}

	/**
	 * Of two counts; null where nobody, or everybody, converted.
	 *
	 * @param int $conversions_control How many converted with the control.
	 * @param int $visitors_control    Of how many.
	 * @param int $conversions_variant How many converted with the variant.
	 * @param int $visitors_variant    Of how many.
	 */
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

	/**
	 * Whether there is a difference, with a false-alarm rate.
	 *
	 * @param float $false_alarms How often it may be said where there is none, over all looks: 0.05.
	 */
	public function decides( float $false_alarms ): bool {
		return abs( $this->difference ) >= self::bound( $this->variance, $false_alarms );
	}

	/**
	 * The relative differences that agree with the counts, at all looks together.
	 *
	 * @param float $false_alarms How often they may miss the true one.
	 * @return array{float, float}
	 */
	public function interval( float $false_alarms ): array {
		$bound = self::bound( $this->variance, $false_alarms );
		return [ $this->difference - $bound, $this->difference + $bound ];
	}

	/**
	 * How many times the visitors it takes until this difference decides, if it is
	 * the true one; null where a thousand times would not do.
	 *
	 * @param float $false_alarms How often it may be said where there is none.
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

	/**
	 * The difference that decides: where the mixture's likelihood ratio is
	 * 1 / false alarms.
	 *
	 * @param float $variance     Of the difference.
	 * @param float $false_alarms The rate that bounds it.
	 */
	public static function bound( float $variance, float $false_alarms ): float {
		$mixed = self::TYPICAL ** 2;
		$both  = $variance + $mixed;
		return sqrt( 2 * $variance * $both / $mixed * ( 0.5 * log( $both / $variance ) - log( $false_alarms ) ) );
	}
}
