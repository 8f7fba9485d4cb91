<?php
/**
 * Tests that somebody looks at every day.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Support;

use Brolga\AbTests\Statistics\DecisionRules;
use Brolga\AbTests\Statistics\Evidence;
use Random\Engine\Mt19937;
use Random\Randomizer;

/**
 * Plays tests day by day, and counts how many are ever decided. The sites differ
 * in traffic and in how often visitors convert; the numbers are the seed's.
 */
final class PeekingSimulation {

	/** What sites have: visitors of each variant a day, and the control's rate. */
	private const TRAFFIC = [ 20, 60, 200, 1000, 5000 ];
	private const RATES   = [ 0.01, 0.03, 0.1, 0.3 ];

	private readonly Randomizer $random;

	/** A normal number that was drawn with the last one. */
	private ?float $spare = null;

	public function __construct( int $seed ) {
		$this->random = new Randomizer( new Mt19937( $seed ) );
	}

	/**
	 * The share of tests that are decided on some day.
	 *
	 * @param int   $tests        How many.
	 * @param int   $days         How long each is watched.
	 * @param float $uplift       The true difference; 0: an A/A test.
	 * @param float $false_alarms The setting.
	 */
	public function decided( int $tests, int $days, float $uplift, float $false_alarms ): float {
		$decided = 0;
		for ( $test = 0; $test < $tests; $test++ ) {
			$traffic  = self::TRAFFIC[ $test % 5 ];
			$rate     = self::RATES[ intdiv( $test, 5 ) % 4 ];
			$decided += $this->is_decided( $days, $traffic, $rate, $rate * ( 1 + $uplift ), $false_alarms ) ? 1 : 0;
		}
		return $decided / $tests;
	}

	/**
	 * Watches one test until it is decided.
	 *
	 * @param int   $days         At most.
	 * @param int   $traffic      Visitors of each variant a day.
	 * @param float $control      Its rate.
	 * @param float $variant      Its rate.
	 * @param float $false_alarms The setting.
	 */
	private function is_decided( int $days, int $traffic, float $control, float $variant, float $false_alarms ): bool {
		[ $one, $other, $visitors ] = [ 0, 0, 0 ];
		for ( $day = 1; $day <= $days; $day++ ) {
			$visitors += $traffic;
			$one      += $this->binomial( $traffic, $control );
			$other    += $this->binomial( $traffic, $variant );
			if (
				DecisionRules::may_decide( $day, [ $visitors, $visitors ], $one + $other )
				&& true === Evidence::of( $one, $visitors, $other, $visitors )?->decides( $false_alarms )
			) {
				return true;
			}
		}
		return false;
	}

	/**
	 * How many of so many convert: exactly where few do, else rounded from a
	 * normal number.
	 *
	 * @param int   $n    Of how many.
	 * @param float $rate How likely each.
	 */
	private function binomial( int $n, float $rate ): int {
		if ( $n * $rate > 30 ) {
			return max(
				0,
				min( $n, (int) round( $n * $rate + sqrt( $n * $rate * ( 1 - $rate ) ) * $this->normal() ) )
			);
		}
		$left  = $this->uniform();
		$share = ( 1 - $rate ) ** $n;
		$odds  = $rate / ( 1 - $rate );
		$k     = 0;
		for ( ; $k < $n && $left > $share; $k++ ) {
			$left  -= $share;
			$share *= ( $n - $k ) / ( $k + 1 ) * $odds;
		}
		return $k;
	}

	/**
	 * A number from 0 up to, but not including, 1.
	 */
	private function uniform(): float {
		return $this->random->getInt( 0, 2 ** 31 - 1 ) / 2 ** 31;
	}

	/**
	 * A number of the normal distribution; two are drawn at once.
	 */
	private function normal(): float {
		if ( null !== $this->spare ) {
			$number      = $this->spare;
			$this->spare = null;
			return $number;
		}
		$length      = sqrt( -2 * log( 1 - $this->uniform() ) );
		$angle       = 2 * M_PI * $this->uniform();
		$this->spare = $length * sin( $angle );
		return $length * cos( $angle );
	}
}
