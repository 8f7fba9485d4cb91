<?php
declare( strict_types=1 );

namespace Brolga\Tracking\Services;

use Brolga\Core\Settings\Values;

/**
 * Two settings that are of no use without each other.
 */
final class Pair {

	/**
	 * What is missing, by its name.
	 *
	 * @param Values $values    The settings.
	 * @param string $one       One of the two.
	 * @param string $ask_one   How it is asked for.
	 * @param string $ask_other How that is asked for.
	 * @return array<string, string>
	 */
	public static function problems(
		Values $values,
		string $one,
		string $ask_one,
		string $other,
		string $ask_other
	): array {
		$has_one   = '' !== $values->text( $one );
		$has_other = '' !== $values->text( $other );
		return match ( true ) {
			$has_one && ! $has_other => [ $other => $ask_other ],
			$has_other && ! $has_one => [ $one => $ask_one ],
			default                  => [],
		};
	}
}
