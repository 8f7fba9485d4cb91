<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Statistics;

/**
 * When a test may be decided at all, whatever its numbers say.
 *
 * @see AB-26
 */
final class Rules {

	/** Days: visitors of all days of a week. */
	public const SHORTEST_DAYS = 7;

	/** Visitors of each variant. */
	public const FEWEST_VISITORS = 100;

	/** Conversions of both together: below, rates are not nearly normal. */
	public const FEWEST_CONVERSIONS = 20;

	/** Relative differences below this are not worth waiting for. */
	public const WORTH = 0.1;

	/** The relative difference that tests are planned for. */
	public const PLANNED = 0.2;

	/** Days after which nobody waits any longer. */
	public const PATIENCE_DAYS = 90;

	/**
	 * Whether a comparison is old and large enough.
	 *
	 * @param float               $days     How long the test has run.
	 * @param non-empty-list<int> $visitors Those of the control and of the variant.
	 * @param int                 $conversions Of both.
	 */
	public static function may_decide( float $days, array $visitors, int $conversions ): bool {
		return $days >= self::SHORTEST_DAYS
			&& min( $visitors ) >= self::FEWEST_VISITORS
			&& $conversions >= self::FEWEST_CONVERSIONS;
	}

	/**
	 * The false-alarm rate of one comparison, where several variants are compared
	 * with the control: together they may not exceed the owner's.
	 *
	 * @param float $false_alarms The owner's.
	 * @param int   $variants     How many there are beside the control.
	 */
	public static function share( float $false_alarms, int $variants ): float {
		return $false_alarms / max( 1, $variants );
	}
}
