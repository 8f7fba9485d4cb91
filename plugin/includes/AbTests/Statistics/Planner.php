<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Statistics;

/**
 * How many visitors a test needs.
 *
 * @see AB-26
 */
final class Planner {

	/** How likely a true difference is to be found. */
	public const POWER = 0.8;

	/** More than any site has. */
	private const MOST = 10 ** 12;

	/**
	 * Visitors of each variant until a difference is found by Evidence, that is,
	 * by somebody who looks every day.
	 *
	 * @param float $rate         Of the control, above 0 and below 1.
	 * @param float $uplift       The smallest difference worth finding, relative to the rate: 0.1 is 10 %.
	 * @param float $false_alarms How often a difference may be said where there is none.
	 * @param float $power        How often a true one is to be found.
	 * @return int|null Null: there is no such number.
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
		$z          = Functions::normal_quantile( $power );
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
