<?php
/**
 * What may be switched off.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

namespace Brolga\Theme\Internals;

use WP_Hook;

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

	/**
	 * Has a filter do something else in the place of one of WordPress' own callbacks, whose name it keeps: another
	 * plugin that takes that off takes ours off.
	 *
	 * @param string $hook   The filter.
	 * @param string $theirs WordPress' callback, at priority 10, by its name.
	 * @param object $ours   What to do instead: a closure, with the same arguments.
	 */
	public static function stand_in( string $hook, string $theirs, object $ours ): void {
		$hooks = $GLOBALS['wp_filter'] ?? null;
		$known = is_array( $hooks ) ? $hooks[ $hook ] ?? null : null;
		if ( ! $known instanceof WP_Hook || ! is_callable( $ours ) ) {
			return;
		}
		foreach ( $known->callbacks[10] ?? [] as $name => $callback ) {
			if ( $theirs === $name ) {
				$known->callbacks[10][ $name ] = [ 'function' => $ours ] + $callback;
			}
		}
	}
}
