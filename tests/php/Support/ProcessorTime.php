<?php
/**
 * How much work something is.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Support;

use Closure;

/**
 * Time of the processor: the same on a machine that is busy, other than a clock's.
 */
final class ProcessorTime {

	/**
	 * What an act takes, in seconds.
	 *
	 * @param Closure(): mixed $act The act.
	 */
	public static function of( Closure $act ): float {
		$already = self::used();
		$act();
		return self::used() - $already;
	}

	private static function used(): float {
		/** @var array{'ru_utime.tv_sec': int, 'ru_utime.tv_usec': int} $usage */
		$usage = getrusage();
		return $usage['ru_utime.tv_sec'] + $usage['ru_utime.tv_usec'] / 1e6;
	}
}
