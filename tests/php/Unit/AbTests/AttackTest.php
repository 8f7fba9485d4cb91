<?php
/**
 * How far somebody can move a verdict who sends whatever the limits let through.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Unit\AbTests;

use Brolga\AbTests\Records\OriginRepository;
use Brolga\AbTests\Registry\Variant;
use Brolga\AbTests\Results\Assessment;
use Brolga\AbTests\Results\Carrier;
use Brolga\AbTests\Results\OriginReport;
use Brolga\AbTests\Results\Outcome;
use Brolga\AbTests\Results\VariantResult;
use Brolga\Core\Support\Constants;
use PHPUnit\Framework\TestCase;
use Random\Engine\Mt19937;
use Random\Randomizer;

/**
 * AB-115: tests of two weeks between two versions of which none is better, 5 % of
 * whose visitors convert; an attacker has a variant win. Seed 20261124.
 */
final class AttackTest extends TestCase {

	private const DAYS = 14;
	private const RATE = 0.05;

	private Randomizer $chance;

	protected function setUp(): void {
		$this->chance = new Randomizer( new Mt19937( 20261124 ) );
	}

	/**
	 * What honest visitors leave: by origin and variant.
	 *
	 * @param int $visitors How many come.
	 * @return array<int, array<int, array{int, int}>>
	 */
	private function honest( int $visitors ): array {
		$origins = [];
		for ( $visitor = 0; $visitor < $visitors; $visitor++ ) {
			// Networks differ in size as they do: a fifth of the visitors comes from 40 of the groups.
			$origin  = $this->chance->getInt( 0, 4 ) > 0
				? $this->chance->getInt( 0, OriginRepository::GROUPS - 1 )
				: 100 * $this->chance->getInt( 1, 40 );
			$variant = $visitor % 2;
			[ $before, $converted ]           = $origins[ $origin ][ $variant ] ?? [ 0, 0 ];
			$origins[ $origin ][ $variant ] = [
				$before + 1,
				$converted + ( $this->chance->getInt( 1, 1000 ) <= 1000 * self::RATE ? 1 : 0 ),
			];
		}
		return $origins;
	}

	/**
	 * Adds an attacker's: half of his visitors for each variant, so that the split is right, and as many conversions as
	 * he can for the second.
	 *
	 * @param array<int, array<int, array{int, int}>> $origins   What there is.
	 * @param int                                      $addresses How many he has, in networks of their own.
	 * @param int                                      $visitors  Whom each of them brings.
	 * @return array<int, array<int, array{int, int}>>
	 */
	private function attacked( array $origins, int $addresses, int $visitors ): array {
		for ( $address = 0; $address < $addresses; $address++ ) {
			$origin = $this->chance->getInt( 0, OriginRepository::GROUPS - 1 );
			foreach ( [ intdiv( $visitors, 2 ), $visitors - intdiv( $visitors, 2 ) ] as $variant => $count ) {
				[ $before, $converted ]         = $origins[ $origin ][ $variant ] ?? [ 0, 0 ];
				$origins[ $origin ][ $variant ] = [ $before + $count, $converted + $variant * $count ];
			}
		}
		return $origins;
	}

	/**
	 * What a report makes of it.
	 *
	 * @param array<int, array<int, array{int, int}>> $origins By origin and variant.
	 * @return array{Assessment, Carrier|null}
	 */
	private static function report( array $origins ): array {
		$results = [];
		foreach ( OriginReport::sum( $origins ) as $number => [ $visitors, $conversions ] ) {
			$results[ $number ] = new VariantResult( new Variant( $number, '', 50 ), $visitors, $conversions );
		}
		ksort( $results );
		$seen = new Assessment( array_values( $results ), self::DAYS, 100.0, 0.05 );
		return [ $seen, ( new OriginReport( $seen, $origins ) )->carrier() ];
	}

	/** What one address can bring in two weeks. */
	private static function most(): int {
		return Constants::RATE_NEWCOMERS_BURST + intdiv(
			self::DAYS * 86400 * 1000,
			Constants::RATE_NEWCOMERS_INTERVAL_MS
		);
	}

	/** Who is not attacked is told of nobody. */
	public function test_honest_tests_are_carried_by_nobody(): void {
		foreach ( [ 1000, 4000, 40000 ] as $visitors ) {
			for ( $time = 0; $time < 10; $time++ ) {
				self::assertNull( self::report( $this->honest( $visitors ) )[1], (string) $visitors );
			}
		}
	}

	/** With one address: the verdict can be bought, and the report says by whom and what it is without him. */
	public function test_one_address_is_named_whatever_it_brings(): void {
		$bought = 0;
		foreach ( [ 1000, 4000, 40000 ] as $all ) {
			$honest = $this->honest( $all );
			for ( $visitors = 2; $visitors < 2 * self::most(); $visitors *= 2 ) {
				[ $seen, $carrier ] = self::report( $this->attacked( $honest, 1, min( $visitors, self::most() ) ) );
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
			$honest  = $this->honest( $all );
			$unnamed = 0;
			for ( $visitors = 1; $visitors <= self::most(); $visitors = $visitors < 20
				? $visitors + 1
				: 2 * $visitors ) {
				[ $seen, $carrier ] = self::report( $this->attacked( $honest, 50, $visitors ) );
				if (
					$seen->outcome()->is_decided()
					&& ( null === $carrier || $carrier->without->outcome()->is_decided() )
				) {
					$unnamed = $visitors;
				}
			}
			self::assertSame( $quiet, $unnamed, "The most that each of them brings to a test of {$all} without being named." );
			[ $seen, $carrier ] = self::report( $this->attacked( $honest, 50, self::most() ) );
			self::assertSame(
				[ Outcome::Better, false ],
				[ $seen->outcome(), $carrier?->without->outcome()->is_decided() ]
			);
		}
	}
}
