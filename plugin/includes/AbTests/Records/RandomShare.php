<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

/**
 * Draws the random number that decides which variant a visitor gets.
 *
 * @see AB-22
 */
final class RandomShare {

	private const STEPS = 2 ** 30;

	/** Returns a number from 0 up to, but not including, 1. */
	public static function draw(): float {
		return random_int( 0, self::STEPS - 1 ) / self::STEPS;
	}
}
