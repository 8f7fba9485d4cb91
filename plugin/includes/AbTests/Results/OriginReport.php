<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Results;

use Brolga\AbTests\Records\OriginRepository;
use Brolga\AbTests\Statistics\SpecialFunctions;

/**
 * Checks whether a test's result would be the same without the few groups of networks that had
 * more visitors or conversions than chance explains. They are selected by size, never by
 * conversion rate: excluding the most successful ones would overturn any result.
 *
 * @see AB-115
 */
final class OriginReport {

	/** Probability below which a group's count is not considered chance. */
	private const RARE = 1e-6;

	private const ONE_BY_ONE = 20;

	public const MOST = 100;

	/** @param array<int, array<int, array{int, int}>> $origins Visitors and conversions by group and variant. */
	public function __construct(
		private readonly Assessment $seen,
		private readonly array $origins
	) {}

	/**
	 * Returns one group without which the result changes, else all unusual groups together if that
	 * changes it, else null.
	 */
	public function carrier(): ?InfluentialOrigins {
		if ( TestOutcome::Nobody === $this->seen->outcome() ) {
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

	/** @param list<int> $some */
	private function without( array $some ): InfluentialOrigins {
		$less = self::sum( array_intersect_key( $this->origins, array_flip( $some ) ) );
		return new InfluentialOrigins(
			$some,
			array_sum( array_column( $less, 0 ) ),
			array_sum( array_column( $less, 1 ) ),
			$this->seen->without( $less )
		);
	}

	/** An undecided test differs only if it becomes decided, because its leader changes by chance. */
	private function differs( Assessment $other ): bool {
		return $this->is_said()
			? $this->seen->differs_from( $other )
			: $other->outcome()->is_decided();
	}

	private function is_said(): bool {
		return TestOutcome::Split === $this->seen->outcome() || $this->seen->outcome()->is_decided();
	}

	/** @return list<int> The groups with more visitors or conversions than chance explains, largest first. */
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
				// Ranks by both, since an origin that only sends conversions has few visitors.
				$found[ $origin ] = $visitors / max( 1e-9, $means[0] ) + $conversions / max( 1e-9, $means[1] );
			}
		}
		arsort( $found );
		return array_keys( $found );
	}

	/** Whether a count is too far above the mean to be chance, by a Poisson distribution. */
	private static function is_rare( int $count, float $mean ): bool {
		return $count > $mean && 1 - SpecialFunctions::gamma_above( (float) $count, $mean ) < self::RARE;
	}

	/**
	 * @param array<int, array<int, array{int, int}>> $origins
	 * @return array<int, array{int, int}>
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
