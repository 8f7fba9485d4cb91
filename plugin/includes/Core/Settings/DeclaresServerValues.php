<?php
declare( strict_types=1 );

namespace Brolga\Core\Settings;

/**
 * What reads values that only whoever runs the server may decide. Values of the
 * settings that the server may decide as well name their constant in their schema.
 *
 * @see ARCH-7 ARCH-20
 */
interface DeclaresServerValues {

	/**
	 * Named, not read. A text in it is a function that gives it: some are read where
	 * little of WordPress is loaded, and nothing is translated.
	 *
	 * @return list<ServerValue>
	 */
	public static function server_values(): array;
}
