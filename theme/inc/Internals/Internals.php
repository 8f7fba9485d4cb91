<?php
/**
 * What may be switched off.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

namespace Brolga\Theme\Internals;

/**
 * Whether a class may lean on what WordPress keeps to itself. The theme stands
 * without the plugin, so it asks by itself, by the same hook.
 *
 * @see PERF-27
 */
final class Internals {

	/**
	 * Asks the site's owner.
	 *
	 * @param string $name The class's name, without its namespace.
	 */
	public static function may_use( string $name ): bool {
		/** This filter is documented in plugin/includes/Core/Internals/Internals.php */
		return (bool) apply_filters( 'brolga_internals', true, $name );
	}
}
