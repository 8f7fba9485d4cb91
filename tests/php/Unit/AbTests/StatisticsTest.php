<?php
/**
 * The statistics of tests, against integrals by brute force and against
 * thousands of tests that are played.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Unit\AbTests;

use Brolga\AbTests\Statistics\Comparison;
use Brolga\AbTests\Statistics\DecisionRules;
use Brolga\AbTests\Statistics\Evidence;
use Brolga\AbTests\Statistics\Planner;
use Brolga\AbTests\Statistics\Posterior;
use Brolga\AbTests\Statistics\SampleRatio;
use Brolga\AbTests\Statistics\SpecialFunctions;
use Brolga\Tests\Support\PeekingSimulation;
use Brolga\Tests\Support\ProcessorTime;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;

/**
 * AB-25 AB-26
 */
#[Group( 'once' )]
final class StatisticsTest extends TestCase {

	/** Days that a test is watched. */
	private const DAYS = 90;

	/** The numbers of the simulation; any seed does. */
	private const SEED = 20261122;

	/**
	 * Counts of the control and of a variant: small, on both sides of where the
	 * exact sum ends, millions, and very uneven ones.
	 *
	 * @return iterable<string, array{int, int, int, int}>
	 */
	public static function counts(): iterable {
		yield 'few'                      => [ 3, 40, 7, 38 ];
		yield 'none against some'        => [ 0, 500, 2, 450 ];
		yield 'the exact sum just holds' => [ 98, 5000, 130, 5000 ];
		yield 'points just do'           => [ 99, 5000, 130, 5000 ];
		yield 'many'                     => [ 2000, 100000, 2100, 100000 ];
		yield 'uneven'                   => [ 120, 1000, 50000, 500000 ];
		yield 'uneven the other way'     => [ 50000, 500000, 120, 1000 ];
		yield 'nearly all convert'       => [ 4950, 5000, 4930, 5000 ];
	}

	#[DataProvider( 'counts' )]
	public function test_the_chance_and_the_loss_are_the_integrals(
		int $control,
		int $visitors,
		int $variant,
		int $others
	): void {
		$one    = Posterior::after( $control, $visitors );
		$other  = Posterior::after( $variant, $others );
		$low    = min( $one->mean() - 12 * $one->deviation(), $other->mean() - 12 * $other->deviation() );
		$high   = max( $one->mean() + 12 * $one->deviation(), $other->mean() + 12 * $other->deviation() );
		$low    = max( 0.0, $low );
		$step   = ( min( 1.0, $high ) - $low ) / 200000;
		$below  = 0.0;
		$under  = 0.0;
		$chance = 0.0;
		$loss   = 0.0;
		for ( $i = 0; $i < 200000; $i++ ) {
			$rate    = $low + ( $i + 0.5 ) * $step;
			$density = $one->density( $rate ) * $step;
			$theirs  = $other->density( $rate ) * $step;
			$chance += $theirs * ( $below + $density / 2 );
			// E[max(X − Y, 0)] is the integral of P(Y ≤ t) P(X > t).
			$loss  += ( $under + $theirs / 2 ) * ( 1 - $below - $density / 2 ) * $step;
			$below += $density;
			$under += $theirs;
		}
		$comparison = new Comparison( $one, $other );
		self::assertEqualsWithDelta( $chance, $comparison->chance(), 0.0001 );
		self::assertEqualsWithDelta( $loss, $comparison->loss_of_variant(), 0.001 * $one->deviation() );
		self::assertEqualsWithDelta(
			$other->mean() - $one->mean(),
			$comparison->loss_of_control() - $comparison->loss_of_variant(),
			1e-9
		);
		self::assertEqualsWithDelta( 1.0, $comparison->chance() + ( new Comparison( $other, $one ) )->chance(), 1e-9 );
	}

	public function test_millions_are_fast(): void {
		$chance = 0.0;
		$took   = ProcessorTime::of( static function () use ( &$chance ): void {
			for ( $i = 0; $i < 100; $i++ ) {
				$chance = ( new Comparison(
					Posterior::after( 100000, 5000000 ),
					Posterior::after( 100500 + $i, 5000000 )
				) )->chance();
			}
		} );
		self::assertLessThan( 1.0, $took );
		self::assertEqualsWithDelta( 0.91, $chance, 0.01 );
	}

	#[DataProvider( 'counts' )]
	public function test_a_rate_lies_in_its_interval_with_95_percent(
		int $control,
		int $visitors,
		int $variant,
		int $others
	): void {
		foreach ( [ Posterior::after( $control, $visitors ), Posterior::after( $variant, $others ) ] as $known ) {
			[ $low, $high ] = $known->interval();
			self::assertEqualsWithDelta( 0.025, $known->below( $low ), 0.0001 );
			self::assertEqualsWithDelta( 0.975, $known->below( $high ), 0.0001 );
		}
	}

	public function test_more_conversions_than_visitors_are_as_many(): void {
		self::assertSame( Posterior::after( 5, 5 )->mean(), Posterior::after( 9, 5 )->mean() );
	}

	public function test_a_split_is_held_against_the_weights(): void {
		self::assertEqualsWithDelta( 1.0, SampleRatio::probability( [ 200, 800 ], [ 20, 80 ] ), 1e-9 );
		self::assertLessThan( SampleRatio::ALARM, SampleRatio::probability( [ 5000, 5400 ], [ 50, 50 ] ) );
		// Chi-square with two degrees of freedom is exp( −x / 2 ).
		self::assertEqualsWithDelta(
			exp( -8.1 / 2 ),
			SampleRatio::probability( [ 455, 545, 500 ], [ 50, 50, 50 ] ),
			1e-9
		);
		// A variant without weight gets nobody.
		self::assertEqualsWithDelta( 1.0, SampleRatio::probability( [ 100, 0, 100 ], [ 50, 0, 50 ] ), 1e-9 );
		self::assertNull( SampleRatio::probability( [ 100, 0 ], [ 50, 0 ] ) );
		self::assertNull( SampleRatio::probability( [ 0, 0 ], [ 50, 50 ] ) );
	}

	public function test_normal_numbers_are_the_known_ones(): void {
		self::assertEqualsWithDelta( 1.959963985, SpecialFunctions::normal_quantile( 0.975 ), 1e-8 );
		self::assertEqualsWithDelta( -4.753424309, SpecialFunctions::normal_quantile( 1e-6 ), 1e-8 );
		self::assertEqualsWithDelta( log( 24 ), SpecialFunctions::log_gamma( 5 ), 1e-12 );
		self::assertEqualsWithDelta( 0.5 * log( M_PI ), SpecialFunctions::log_gamma( 0.5 ), 1e-12 );
	}

	/**
	 * AB-60: 10,000 A/A tests, watched each day for a quarter.
	 */
	public function test_looking_every_day_does_not_mislead(): void {
		$rate = ( new PeekingSimulation( self::SEED ) )->decided( 10000, self::DAYS, 0.0, 0.05 );
		self::assertLessThanOrEqual( 0.05, $rate );
		// The rule decides at all.
		self::assertGreaterThan( 0.001, $rate );
	}

	public function test_true_differences_are_found(): void {
		$simulation = new PeekingSimulation( self::SEED );
		self::assertGreaterThan( 0.6, $simulation->decided( 1000, self::DAYS, 0.2, 0.05 ) );
	}

	public function test_the_plan_is_what_the_rule_needs(): void {
		$visitors = Planner::visitors( 0.1, 0.2 );
		self::assertNotNull( $visitors );
		// With as many visitors as planned, a difference as large as planned decides, with room for chance.
		$exact = Evidence::of( (int) ( 0.1 * $visitors ), $visitors, (int) ( 0.12 * $visitors ), $visitors );
		self::assertTrue( $exact?->decides( 0.05 ) );
		$fewer = (int) ( $visitors / 3 );
		self::assertFalse(
			Evidence::of( (int) ( 0.1 * $fewer ), $fewer, (int) ( 0.12 * $fewer ), $fewer )?->decides( 0.05 )
		);
		self::assertGreaterThan( 3 * $visitors, Planner::visitors( 0.1, 0.1 ) );
		self::assertNull( Planner::visitors( 0.0, 0.1 ) );
		self::assertNull( Planner::visitors( 0.9, 0.5 ) );
		self::assertNull( Planner::visitors( 0.1, 0.0 ) );
	}

	public function test_it_says_how_long_it_takes(): void {
		$now   = Evidence::of( 100, 1000, 115, 1000 );
		$times = $now?->times( 0.05 );
		self::assertNotNull( $times );
		$then = Evidence::of(
			(int) round( 100 * $times ),
			(int) round( 1000 * $times ),
			(int) round( 115 * $times ),
			(int) round( 1000 * $times )
		);
		self::assertEqualsWithDelta( Evidence::bound( $then->variance ?? 0.0, 0.05 ), $then->difference ?? 0.0, 0.001 );
		self::assertNull( Evidence::of( 100, 1000, 100, 1000 )?->times( 0.05 ) );
		self::assertNull( Evidence::of( 0, 10, 0, 10 ) );
	}

	public function test_nothing_is_decided_in_the_first_week_or_by_a_few(): void {
		self::assertFalse( DecisionRules::may_decide( 6.9, [ 5000, 5000 ], 900 ) );
		self::assertFalse( DecisionRules::may_decide( 30, [ 99, 5000 ], 900 ) );
		self::assertFalse( DecisionRules::may_decide( 30, [ 5000, 5000 ], 19 ) );
		self::assertTrue( DecisionRules::may_decide( 7, [ 100, 100 ], 20 ) );
		self::assertSame( 0.025, DecisionRules::share( 0.05, 2 ) );
	}
}
