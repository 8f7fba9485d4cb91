<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Results;

/**
 * Checks whether a verdict depends on a few visits from unrelated networks. Such a verdict is
 * fragile, whether these visits are chance, a game, or somebody with many IP addresses.
 *
 * @see AB-495
 */
final class StrayVisits {

	/** Number of visits that one determined person could produce. */
	public const COUNT = 50;

	/** Whether the verdict would change without this many converted, or unconverted, visits to a variant. */
	public static function turn( Assessment $seen ): bool {
		if ( ! $seen->outcome()->is_decided() ) {
			return false;
		}
		foreach ( $seen->results as $result ) {
			$converted = min( self::COUNT, $result->conversions );
			$others    = min( self::COUNT, $result->visitors - $result->conversions );
			foreach ( [ [ $converted, $converted ], [ $others, 0 ] ] as $less ) {
				$other = $seen->without( [ $result->variant->number => $less ] );
				// Fewer visits of one variant can skew the split without saying which variant is better.
				if ( TestOutcome::Split !== $other->outcome() && $seen->differs_from( $other ) ) {
					return true;
				}
			}
		}
		return false;
	}
}
