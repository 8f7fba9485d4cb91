<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Statistics;

/**
 * Estimates how many visitors a test needs.
 *
 * @see AB-26
 */
final class Planner {

	/** Probability that a true difference is detected. */
	public const POWER = 0.8;

	private const MOST = 10 ** 12;

	/**
	 * Returns the visitors that each variant needs until Evidence detects a difference, for an
	 * owner who checks the results daily.
	 *
	 * @param float $rate The control's, above 0 and below 1.
	 * @param float $uplift The smallest difference worth detecting, relative to the rate: 0.1 is 10 %.
	 * @param float $false_alarms Accepted probability of reporting a difference that does not exist.
	 * @return int|null Null: no number is enough.
	 */
	public static function visitors(
		float $rate,
		float $uplift,
		float $false_alarms = 0.05,
		float $power = self::POWER
	): ?int {
		$better = $rate * ( 1 + $uplift );
		if (
			$rate <= 0.0
			|| $rate >= 1.0
			|| $better <= 0.0
			|| $better >= 1.0
			|| 0.0 === $uplift
			|| $false_alarms <= 0.0
			|| $power <= 0.0
			|| $power >= 1.0
		) {
			return null;
		}
		$both       = ( $rate + $better ) / 2;
		$difference = abs( $better - $rate ) / $both;
		$spread     = sqrt( ( $rate * ( 1 - $rate ) + $better * ( 1 - $better ) ) ) / $both;
		$z          = SpecialFunctions::normal_quantile( $power );
		[ $low, $high ] = [ 1.0, (float) self::MOST ];
		for ( $step = 0; $step < 80 && $high - $low > 0.5; $step++ ) {
			$middle = ( $low + $high ) / 2;
			if ( $difference >= Evidence::bound(
				2 * ( 1 - $both ) / $both / $middle,
				$false_alarms
			) + $z * $spread / sqrt( $middle ) ) {
				$high = $middle;
			} else {
				$low = $middle;
			}
		}
		return (float) self::MOST === $high ? null : (int) ceil( $high );
	}
}
