<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;

use DateTimeImmutable;
use DateTimeZone;

/** The server's clock. */
final class SystemClock implements Clock {

	public function now(): DateTimeImmutable {
		return new DateTimeImmutable( 'now', new DateTimeZone( 'UTC' ) );
	}

	public function timestamp(): int {
		return time();
	}

	public function milliseconds(): int {
		return (int) floor( microtime( true ) * 1000 );
	}
}
