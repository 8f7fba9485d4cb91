<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Statistics;

/**
 * Whether visitors were divided as the weights say. Where they were not,
 * something loses some of them (a redirect, a cache, a bot), and the rates may
 * not be compared.
 *
 * @see AB-25 AB-26
 */
final class SampleRatio {

	/**
	 * Below this the split is not chance: looked at each day for a quarter, fewer than 2 in 100 tests raise it by
	 * chance.
	 */
	public const ALARM = 0.001;

	/** Visitors of all variants below which the test says nothing. */
	public const FEWEST = 100;

	/**
	 * How likely a split as uneven as this is by chance: Pearson's chi-square.
	 *
	 * @param list<int> $visitors Those of each variant.
	 * @param list<int> $weights  The weight of each.
	 * @return float|null From 0 to 1; null: there is nothing to compare.
	 */
	public static function probability( array $visitors, array $weights ): ?float {
		$weights = array_filter( $weights, static fn ( int $weight ): bool => $weight > 0 );
		$all     = array_sum( array_intersect_key( $visitors, $weights ) );
		$weight  = array_sum( $weights );
		if ( count( $weights ) < 2 || 0 === $all ) {
			return null;
		}
		$square = 0.0;
		foreach ( $weights as $index => $share ) {
			$expected = $all * $share / $weight;
			$square  += ( ( $visitors[ $index ] ?? 0 ) - $expected ) ** 2 / $expected;
		}
		return Functions::gamma_above( ( count( $weights ) - 1 ) / 2, $square / 2 );
	}
}
