<?php
/**
 * A clock of the past.
 *
 * @package Brolga\Demo
 */

declare( strict_types=1 );

namespace Brolga\Demo;

use Brolga\Core\Support\Clock;
use DateTimeImmutable;
use DateTimeZone;

/**
 * Stands still at the moment a demo's enquiry came in.
 */
final class PastClock implements Clock {

	/**
	 * Keeps the moment.
	 *
	 * @param DateTimeImmutable $moment In any time zone.
	 */
	public function __construct( private readonly DateTimeImmutable $moment ) {}

	public function now(): DateTimeImmutable {
		return $this->moment->setTimezone( new DateTimeZone( 'UTC' ) );
	}

	/**
	 * In seconds since 1970.
	 */
	public function timestamp(): int {
		return $this->moment->getTimestamp();
	}

	/**
	 * In milliseconds since 1970.
	 */
	public function milliseconds(): int {
		return 1000 * $this->timestamp();
	}
}
