<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Results;

/**
 * Whether a verdict hangs on a few visits, each from somewhere else, that nothing tells from others: it is the same
 * whichever of them chance, a game or somebody with many addresses brought.
 *
 * @see AB-495
 */
final class StrayVisits {

	/** So many are within reach of whoever wants them. */
	public const COUNT = 50;

	/**
	 * Whether so few of one variant's visits, all converted or none, turn the verdict.
	 *
	 * @param Assessment $seen What the counts say.
	 */
	public static function turn( Assessment $seen ): bool {
		if ( ! $seen->outcome()->is_decided() ) {
			return false;
		}
		foreach ( $seen->results as $result ) {
			$converted = min( self::COUNT, $result->conversions );
			$others    = min( self::COUNT, $result->visitors - $result->conversions );
			foreach ( [ [ $converted, $converted ], [ $others, 0 ] ] as $less ) {
				$other = $seen->without( [ $result->variant->number => $less ] );
				// Fewer visits of one variant alone may put the split off, which says nothing of who is better.
				if ( Outcome::Split !== $other->outcome() && $seen->differs_from( $other ) ) {
					return true;
				}
			}
		}
		return false;
	}
}
