<?php
/**
 * How far somebody can move a verdict who sends whatever the limits let through.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Unit\AbTests;

use Brolga\AbTests\Results\StrayVisits;
use Brolga\AbTests\Results\TestOutcome;
use Brolga\AbTests\Results\TestVerdict;
use Brolga\Tests\Support\AttackSimulation;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;

/**
 * AB-115: tests of two weeks between two versions of which none is better, 5 % of
 * whose visitors convert; an attacker has a variant win. Seed 20261124.
 */
#[Group( 'once' )]
final class AttackTest extends TestCase {

	private AttackSimulation $play;

	protected function setUp(): void {
		$this->play = new AttackSimulation( 20261124 );
	}

	/** Who is not attacked is told of nobody. */
	public function test_honest_tests_are_carried_by_nobody(): void {
		foreach ( [ 1000, 4000, 40000 ] as $visitors ) {
			for ( $time = 0; $time < 10; $time++ ) {
				self::assertNull( AttackSimulation::report( $this->play->honest( $visitors ) )[1], (string) $visitors );
			}
		}
	}

	/** With one address: the verdict can be bought, and the report says by whom and what it is without him. */
	public function test_one_address_is_named_whatever_it_brings(): void {
		$bought = 0;
		foreach ( [ 1000, 4000, 40000 ] as $all ) {
			$honest = $this->play->honest( $all );
			for ( $visitors = 2; $visitors < 2 * AttackSimulation::most(); $visitors *= 2 ) {
				$many               = min( $visitors, AttackSimulation::most() );
				[ $seen, $carrier ] = AttackSimulation::report( $this->play->attacked( $honest, 1, $many ) );
				if ( $seen->outcome()->is_decided() ) {
					++$bought;
					self::assertSame(
						[ 1, false ],
						[ count( $carrier->origins ?? [] ), $carrier?->without->outcome()->is_decided() ],
						"{$visitors} of {$all}"
					);
				}
			}
		}
		self::assertGreaterThan( 10, $bought );
	}

	/** With fifty: whoever sends as much as he may is named; SECURITY.md tells who is not. */
	public function test_fifty_addresses_are_named_when_they_send_much(): void {
		foreach ( [ 1000 => 6, 4000 => 8, 40000 => 14 ] as $all => $quiet ) {
			$honest  = $this->play->honest( $all );
			$unnamed = 0;
			for ( $visitors = 1; $visitors <= AttackSimulation::most(); $visitors = $visitors < 20
				? $visitors + 1
				: 2 * $visitors ) {
				[ $seen, $carrier ] = AttackSimulation::report( $this->play->attacked( $honest, 50, $visitors ) );
				if (
					$seen->outcome()->is_decided()
					&& ( null === $carrier || $carrier->without->outcome()->is_decided() )
				) {
					$unnamed = $visitors;
				}
			}
			self::assertSame( $quiet, $unnamed, "The most that each of them brings to a test of {$all} without being named." );
			[ $seen, $carrier ] = AttackSimulation::report(
				$this->play->attacked( $honest, 50, AttackSimulation::most() )
			);
			self::assertSame(
				[ TestOutcome::Better, false ],
				[ $seen->outcome(), $carrier?->without->outcome()->is_decided() ]
			);
		}
	}

	/** A test that one address keeps open, or turns into “no difference”, says what it is without him. */
	public function test_one_address_hides_no_verdict_unseen(): void {
		$hidden = 0;
		foreach ( [ 40, 160, 640 ] as $visitors ) {
			for ( $time = 0; $time < 10; $time++ ) {
				$honest    = $this->play->honest( 4000, 0.6 );
				[ $true ]  = AttackSimulation::report( $honest );
				[ $seen, $carrier ] = AttackSimulation::report( $this->play->attacked( $honest, 1, $visitors, 0 ) );
				if ( TestOutcome::Better === $true->outcome() && TestOutcome::Better !== $seen->outcome() ) {
					++$hidden;
					self::assertSame( TestOutcome::Better, $carrier?->without->outcome() );
				}
			}
		}
		self::assertGreaterThan( 10, $hidden );
	}

	/** AB-495: fifty single visits decide a small test and are named by nobody; its verdict says that they could. */
	public function test_a_verdict_within_reach_of_single_visits_says_so(): void {
		$bought = 0;
		for ( $time = 0; $time < 10; $time++ ) {
			[ $seen ] = AttackSimulation::report( $this->play->strayed( $this->play->honest( 1000 ), 50 ) );
			$bought  += $seen->outcome()->is_decided() ? 1 : 0;
			self::assertSame( $seen->outcome()->is_decided(), StrayVisits::turn( $seen ) );
			self::assertSame(
				$seen->outcome()->is_decided(),
				str_contains( TestVerdict::of( $seen, true )->advice, 'Narrow result: 50 unusual visits' )
			);
		}
		self::assertGreaterThan( 5, $bought );
		[ $large ] = AttackSimulation::report( $this->play->honest( 40000, 0.5 ) );
		self::assertTrue( $large->outcome()->is_decided() );
		self::assertFalse( StrayVisits::turn( $large ) );
		self::assertStringNotContainsString( 'Narrow result', TestVerdict::of( $large, true )->advice );
	}
}
