<?php
declare( strict_types=1 );

namespace Brolga\Core\Settings;

/**
 * What our drop-ins read, who run before any of our classes can be: named here,
 * so that Health looks at it.
 *
 * @see SCALE-1
 */
final class DropinValues implements DeclaresServerValues {

	/**
	 * @return array{ServerValue}
	 */
	public static function server_values(): array {
		return [ new ServerValue(
			'BROLGA_DB_PATIENCE',
			[
				'type'    => 'integer',
				'minimum' => 0,
				'maximum' => 30,
				'message' => static fn (): string => __( 'Use a whole number of seconds, from 0 to 30.', 'brolga' ),
				'default' => 5,
			]
		) ];
	}
}
