<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

/**
 * Chance, of which everybody has the same: for the variant that a visitor gets.
 *
 * @see AB-22
 */
final class Chance {

	/** Where chances are counted from. */
	private const STEPS = 2 ** 30;

	/**
	 * A number from 0 up to, but not including, 1.
	 */
	public static function draw(): float {
		return random_int( 0, self::STEPS - 1 ) / self::STEPS;
	}
}
