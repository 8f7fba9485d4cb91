<?php
/**
 * A clock for work that is done in slices.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Support;

use Brolga\Core\Support\Clock;
use DateTimeImmutable;

/**
 * Its milliseconds go on each time somebody looks; its date stands still.
 */
final class TickingClock implements Clock {

	private int $milliseconds = 0;

	/**
	 * @param int $tick Milliseconds from one look to the next.
	 */
	public function __construct( private readonly int $tick ) {}

	public function now(): DateTimeImmutable {
		return new DateTimeImmutable( '2026-11-21 09:00:00 UTC' );
	}

	/**
	 * In seconds since 1970.
	 */
	public function timestamp(): int {
		return $this->now()->getTimestamp();
	}

	/**
	 * In milliseconds, of no particular day.
	 */
	public function milliseconds(): int {
		return $this->milliseconds += $this->tick;
	}
}
