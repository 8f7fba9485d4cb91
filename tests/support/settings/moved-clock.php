<?php
/**
 * Another clock for the plugin of a served site, which has only one: it takes
 * the place of the system's before anybody asks for that.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Settings;

use Brolga\Core\Support\Clock;
use Brolga\Core\Support\SystemClock;
use DateTimeImmutable;
use DateTimeZone;

require_once dirname( __DIR__, 3 ) . '/plugin/includes/autoload.php';

/**
 * Goes as the system's does, some seconds ahead or behind.
 */
final class MovedClock implements Clock {

	private static int $seconds = 0;

	/**
	 * Moves the plugin's clock; before the plugin is loaded.
	 *
	 * @param int $seconds How far; below 0: back.
	 */
	public static function move( int $seconds ): void {
		self::$seconds = $seconds;
		class_alias( self::class, SystemClock::class );
	}

	/**
	 * The moved moment, in UTC.
	 */
	public function now(): DateTimeImmutable {
		return ( new DateTimeImmutable( 'now', new DateTimeZone( 'UTC' ) ) )->modify(
			sprintf( '%+d seconds', self::$seconds )
		);
	}

	/**
	 * The moved moment in whole seconds since 1970.
	 */
	public function timestamp(): int {
		return time() + self::$seconds;
	}

	/**
	 * The moved moment in milliseconds since 1970.
	 */
	public function milliseconds(): int {
		return (int) floor( microtime( true ) * 1000 ) + 1000 * self::$seconds;
	}
}
