<?php
declare( strict_types=1 );

namespace Brolga\Tracking\Services;

use Brolga\Api\Settings\Values;

/** Validates two settings of which neither works without the other. */
final class Pair {

	/**
	 * Returns the message for the missing setting.
	 *
	 * @param string $ask_one Message if `$one` is missing.
	 * @param string $ask_other Message if `$other` is missing.
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
