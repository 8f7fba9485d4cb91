<?php
/**
 * A clock that a test moves.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Support;

use Brolga\Core\Support\Clock;
use DateTimeImmutable;
use DateTimeZone;

/**
 * Stands still until it is told otherwise.
 */
final class FrozenClock implements Clock {

	/**
	 * Milliseconds since 1970.
	 */
	private int $moment;

	/**
	 * @param string $start Any moment that DateTimeImmutable understands, in UTC.
	 */
	public function __construct( string $start = '2026-11-21 09:00:00' ) {
		$this->moment = 1000 * ( new DateTimeImmutable( $start, new DateTimeZone( 'UTC' ) ) )->getTimestamp();
	}

	/**
	 * Moves on by some seconds (or back).
	 */
	public function advance( float $seconds ): void {
		$this->moment += (int) round( 1000 * $seconds );
	}

	public function now(): DateTimeImmutable {
		return ( new DateTimeImmutable( '@' . $this->timestamp() ) )->setTimezone( new DateTimeZone( 'UTC' ) );
	}

	public function timestamp(): int {
		return intdiv( $this->moment, 1000 );
	}

	public function milliseconds(): int {
		return $this->moment;
	}
}
