<?php
/**
 * Tests that somebody would like to decide for others.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Support;

use Brolga\AbTests\Records\OriginRepository;
use Brolga\AbTests\Registry\Variant;
use Brolga\AbTests\Results\Assessment;
use Brolga\AbTests\Results\InfluentialOrigins;
use Brolga\AbTests\Results\OriginReport;
use Brolga\AbTests\Results\VariantResult;
use Brolga\Core\Support\Constants;
use Random\Engine\Mt19937;
use Random\Randomizer;

/**
 * Plays tests of two weeks between two versions, one of whose rates is 5 %, and what an attacker adds to them by
 * sending what a browser would send.
 */
final class AttackSimulation {

	private const DAYS = 14;
	private const RATE = 0.05;

	private readonly Randomizer $chance;

	public function __construct( int $seed ) {
		$this->chance = new Randomizer( new Mt19937( $seed ) );
	}

	/** How many visitors one address can bring in two weeks, and as many conversions. */
	public static function most(): int {
		return Constants::RATE_NEWCOMERS_BURST + intdiv(
			self::DAYS * 86400 * 1000,
			Constants::RATE_NEWCOMERS_INTERVAL_MS
		);
	}

	/**
	 * What honest visitors leave: by origin and variant.
	 *
	 * @param int   $visitors How many come.
	 * @param float $uplift   By how much the second version is better; 0: it is not.
	 * @return array<int, array<int, array{int, int}>>
	 */
	public function honest( int $visitors, float $uplift = 0.0 ): array {
		$origins = [];
		$rates   = [ (int) round( 10000 * self::RATE ), (int) round( 10000 * self::RATE * ( 1 + $uplift ) ) ];
		for ( $visitor = 0; $visitor < $visitors; $visitor++ ) {
			// Networks differ in size as they do: a fifth of the visitors comes from 40 of the groups.
			$origin  = $this->chance->getInt( 0, 4 ) > 0
				? $this->origin()
				: 100 * $this->chance->getInt( 1, 40 );
			$variant = $visitor % 2;
			$converted = $this->chance->getInt( 1, 10000 ) <= $rates[ $variant ] ? 1 : 0;
			self::add( $origins, $origin, $variant, 1, $converted );
		}
		return $origins;
	}

	/**
	 * Adds an attacker's: half of his visitors for each variant, so that the split is right, and as many conversions as
	 * he can for the one that he wants to win.
	 *
	 * @param array<int, array<int, array{int, int}>> $origins   What there is.
	 * @param int                                      $addresses How many he has, in networks of their own.
	 * @param int                                      $visitors  Whom each of them brings.
	 * @param int                                      $wanted    The variant that he wants to win.
	 * @return array<int, array<int, array{int, int}>>
	 */
	public function attacked( array $origins, int $addresses, int $visitors, int $wanted = 1 ): array {
		for ( $address = 0; $address < $addresses; $address++ ) {
			$origin = $this->origin();
			$half   = intdiv( $visitors, 2 );
			self::add( $origins, $origin, $wanted, $visitors - $half, $visitors - $half );
			self::add( $origins, $origin, 1 - $wanted, $half, 0 );
		}
		return $origins;
	}

	/**
	 * Adds single visits, each from a network of its own, that convert for one variant.
	 *
	 * @param array<int, array<int, array{int, int}>> $origins What there is.
	 * @param int                                      $visits  How many.
	 * @return array<int, array<int, array{int, int}>>
	 */
	public function strayed( array $origins, int $visits ): array {
		for ( $visit = 0; $visit < $visits; $visit++ ) {
			self::add( $origins, $this->origin(), 1, 1, 1 );
		}
		return $origins;
	}

	/**
	 * What a report makes of it.
	 *
	 * @param array<int, array<int, array{int, int}>> $origins By origin and variant.
	 * @return array{Assessment, InfluentialOrigins|null}
	 */
	public static function report( array $origins ): array {
		$results = [];
		foreach ( OriginReport::sum( $origins ) as $number => [ $visitors, $conversions ] ) {
			$results[ $number ] = new VariantResult( new Variant( $number, '', 50 ), $visitors, $conversions );
		}
		ksort( $results );
		$seen = new Assessment( array_values( $results ), self::DAYS, 100.0, 0.05 );
		return [ $seen, ( new OriginReport( $seen, $origins ) )->carrier() ];
	}

	/** One of the groups of networks. */
	private function origin(): int {
		return $this->chance->getInt( 0, OriginRepository::GROUPS - 1 );
	}

	/**
	 * Counts visitors of an origin.
	 *
	 * @param array<int, array<int, array{int, int}>> $origins     Added to.
	 * @param int                                      $origin      Where they come from.
	 * @param int                                      $variant     What they were given.
	 * @param int                                      $visitors    How many.
	 * @param int                                      $conversions How many of them converted.
	 */
	private static function add( array &$origins, int $origin, int $variant, int $visitors, int $conversions ): void {
		[ $before, $converted ]         = $origins[ $origin ][ $variant ] ?? [ 0, 0 ];
		$origins[ $origin ][ $variant ] = [ $before + $visitors, $converted + $conversions ];
	}
}
