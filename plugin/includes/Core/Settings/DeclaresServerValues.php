<?php
declare( strict_types=1 );

namespace Brolga\Core\Settings;

/**
 * Declares the values that a class reads and that only the server's operator can set. Settings
 * that the server can override name their constant in their schema instead.
 *
 * @see ARCH-7 ARCH-20
 */
interface DeclaresServerValues {

	/**
	 * Declares the values without reading them. Messages must be closures, because some values are
	 * read before translations are loaded.
	 *
	 * @return list<ServerValue>
	 */
	public static function server_values(): array;
}
