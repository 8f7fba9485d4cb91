<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Statistics;

/**
 * Minimum requirements before a test may be decided, whatever its numbers.
 *
 * @see AB-26
 */
final class DecisionRules {

	/** Minimum duration in days, so that every day of the week is included. */
	public const SHORTEST_DAYS = 7;

	/** Minimum visitors of each variant. */
	public const FEWEST_VISITORS = 100;

	/** Minimum conversions of both together; with fewer, rates are not nearly normally distributed. */
	public const FEWEST_CONVERSIONS = 20;

	/** Relative differences below this are not worth waiting for. */
	public const WORTH = 0.1;

	/** The relative difference assumed in forecasts. */
	public const PLANNED = 0.2;

	/** Days after which a test is considered too slow. */
	public const PATIENCE_DAYS = 90;

	/** @param non-empty-list<int> $visitors */
	public static function may_decide( float $days, array $visitors, int $conversions ): bool {
		return $days >= self::SHORTEST_DAYS
			&& min( $visitors ) >= self::FEWEST_VISITORS
			&& $conversions >= self::FEWEST_CONVERSIONS;
	}

	/** Divides the false-alarm rate among several comparisons with the control (Bonferroni correction). */
	public static function share( float $false_alarms, int $variants ): float {
		return $false_alarms / max( 1, $variants );
	}
}
