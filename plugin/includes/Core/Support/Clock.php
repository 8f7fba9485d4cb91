<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;

use DateTimeImmutable;

/** The current time. All other code must get it from here, so that tests can set the clock. */
interface Clock {

	public function now(): DateTimeImmutable;

	/** A Unix timestamp in seconds. */
	public function timestamp(): int;

	/** A Unix timestamp in milliseconds, for intervals shorter than a second. */
	public function milliseconds(): int;
}
