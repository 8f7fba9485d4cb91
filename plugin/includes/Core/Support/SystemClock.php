<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;

use DateTimeImmutable;
use DateTimeZone;

/**
 * The clock of a real site.
 */
final class SystemClock implements Clock {

	/**
	 * The current moment, in UTC.
	 */
	public function now(): DateTimeImmutable {
		return new DateTimeImmutable( 'now', new DateTimeZone( 'UTC' ) );
	}

	/**
	 * The current moment in whole seconds since 1970.
	 */
	public function timestamp(): int {
		return time();
	}

	/**
	 * The current moment in milliseconds since 1970.
	 */
	public function milliseconds(): int {
		return (int) floor( microtime( true ) * 1000 );
	}
}
