<?php
declare( strict_types=1 );

namespace Brolga\Core\Settings;

/**
 * Declares the values that the plugin's drop-ins read. Drop-ins run before any class is loaded, so
 * the values are declared here for Site Health.
 *
 * @see SCALE-1
 */
final class DropinValues implements DeclaresServerValues {

	/** @return array{ServerValue} */
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
