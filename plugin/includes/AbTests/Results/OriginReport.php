<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Results;

use Brolga\AbTests\Records\OriginRepository;
use Brolga\AbTests\Statistics\Functions;

/**
 * Whether a test’s result stands without the few origins that brought more than
 * chance would. Which these are is decided by how many came, never by what they
 * did: taking out the most successful would overturn any result.
 *
 * @see AB-115
 */
final class OriginReport {

	/** How rarely chance brings one of the origins so many. */
	private const RARE = 1e-6;

	/** The most origins that are looked at one by one. */
	private const ONE_BY_ONE = 20;

	/** The most origins that may be left out. */
	public const MOST = 100;

	/**
	 * @param Assessment                                    $seen    What all counts say.
	 * @param array<int, array<int, array{int, int}>> $origins Visitors and conversions, by origin and variant.
	 */
	public function __construct(
		private readonly Assessment $seen,
		private readonly array $origins
	) {}

	/**
	 * The origins that carry the result, or that hide one: one, else all of the busy ones together; null where it
	 * would be the same without them.
	 */
	public function carrier(): ?Carrier {
		if ( Outcome::Nobody === $this->seen->outcome() ) {
			return null;
		}
		$busy = array_slice( $this->busy(), 0, self::MOST );
		foreach ( array_slice( $busy, 0, self::ONE_BY_ONE ) as $origin ) {
			$carrier = $this->without( [ $origin ] );
			if ( $this->differs( $carrier->without ) ) {
				return $carrier;
			}
		}
		$carrier = $this->without( $busy );
		return $this->differs( $carrier->without ) ? $carrier : null;
	}

	/**
	 * The result without some origins.
	 *
	 * @param list<int> $some Which.
	 */
	private function without( array $some ): Carrier {
		$less = self::sum( array_intersect_key( $this->origins, array_flip( $some ) ) );
		return new Carrier(
			$some,
			array_sum( array_column( $less, 0 ) ),
			array_sum( array_column( $less, 1 ) ),
			$this->seen->without( $less )
		);
	}

	/**
	 * Whether a result says something else. Who is ahead of an open test changes by chance, and fewer visitors make a
	 * test younger: it says something else once it is decided.
	 *
	 * @param Assessment $other The result without some origins.
	 */
	private function differs( Assessment $other ): bool {
		return $this->is_said()
			? $this->seen->differs_from( $other )
			: $other->outcome()->is_decided();
	}

	/**
	 * Whether the result says more than that nobody can tell yet.
	 */
	private function is_said(): bool {
		return Outcome::Split === $this->seen->outcome() || $this->seen->outcome()->is_decided();
	}

	/**
	 * The origins that brought more visitors or conversions than chance would, the busiest of its size first.
	 *
	 * @return list<int>
	 */
	private function busy(): array {
		$found = [];
		$sums  = array_map(
			static fn ( array $variants ): array => [
				array_sum( array_column( $variants, 0 ) ),
				array_sum( array_column( $variants, 1 ) ),
			],
			$this->origins
		);
		$means = [
			array_sum( array_column( $sums, 0 ) ) / OriginRepository::GROUPS,
			array_sum( array_column( $sums, 1 ) ) / OriginRepository::GROUPS,
		];
		foreach ( $sums as $origin => [ $visitors, $conversions ] ) {
			if ( self::is_rare( $visitors, $means[0] ) || self::is_rare( $conversions, $means[1] ) ) {
				// A large network has many of both; who only converts has few visitors for it.
				$found[ $origin ] = $visitors / max( 1e-9, $means[0] ) + $conversions / max( 1e-9, $means[1] );
			}
		}
		arsort( $found );
		return array_keys( $found );
	}

	/**
	 * Whether chance hardly ever brings so many.
	 *
	 * @param int   $count So many.
	 * @param float $mean  How many there are on average.
	 */
	private static function is_rare( int $count, float $mean ): bool {
		return $count > $mean && 1 - Functions::gamma_above( (float) $count, $mean ) < self::RARE;
	}

	/**
	 * What came from some origins together.
	 *
	 * @param array<int, array<int, array{int, int}>> $origins Visitors and conversions, by origin and variant.
	 * @return array<int, array{int, int}> By variant.
	 */
	public static function sum( array $origins ): array {
		$sums = [];
		foreach ( $origins as $variants ) {
			foreach ( $variants as $number => [ $visitors, $conversions ] ) {
				[ $before, $converted ] = $sums[ $number ] ?? [ 0, 0 ];
				$sums[ $number ]        = [ $before + $visitors, $converted + $conversions ];
			}
		}
		return $sums;
	}
}
