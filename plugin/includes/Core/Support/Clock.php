<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;

use DateTimeImmutable;

/**
 * What time it is. Nothing else in the plugin may ask: a test moves the clock
 * instead of waiting.
 */
interface Clock {

	/**
	 * The current moment, in UTC.
	 */
	public function now(): DateTimeImmutable;

	/**
	 * The current moment in whole seconds since 1970.
	 */
	public function timestamp(): int;

	/**
	 * The current moment in milliseconds since 1970, for intervals shorter than a second.
	 */
	public function milliseconds(): int;
}
