<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Statistics;

/**
 * Checks whether visitors were divided according to the weights (sample ratio mismatch). If not, visitors were
 * lost, for example by a redirect, a cache or a bot, and the rates cannot be compared.
 *
 * @see AB-25 AB-26
 */
final class SampleRatio {

	/** Threshold for an alarm. Checked daily for three months, fewer than 2 % of tests raise a false one. */
	public const ALARM = 0.001;

	/** Minimum visitors of all variants together. */
	public const FEWEST = 100;

	/**
	 * Returns the p-value of Pearson's chi-squared test; null if there is nothing to compare.
	 *
	 * @param list<int> $visitors
	 * @param list<int> $weights
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
		return SpecialFunctions::gamma_above( ( count( $weights ) - 1 ) / 2, $square / 2 );
	}
}
