<?php
/**
 * The one shape every part of the plugin has.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Core;

/**
 * A part of the plugin that hooks itself into WordPress.
 *
 * Constructors have no side effects: hooks are added in register() alone, so
 * that every object can be built, and tested, without WordPress listening.
 */
interface Module {

	/**
	 * Whether this part can work on this site (an extension, another plugin).
	 */
	public function can_register(): bool;

	/**
	 * Adds the hooks. Called once, on load, when can_register() said yes.
	 */
	public function register(): void;
}
