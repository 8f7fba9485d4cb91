<?php
declare( strict_types=1 );

namespace Brolga\Api\Popups;

use Brolga\Api\Extension;

/**
 * An event that opens popups. A script module of the same trigger decides in the browser when.
 * Other plugins add triggers with the filter `brolga_popup_triggers`.
 *
 * @since 0.1.0
 * @see EXT-4
 */
interface PopupTrigger extends Extension {

	public function label(): string;

	/**
	 * Returns in a few words when a popup opens, for the list of popups.
	 *
	 * @param array<string, string|int> $settings The popup’s settings by their stored names.
	 */
	public function summary( array $settings ): string;

	/**
	 * Returns the trigger's own settings by their meta keys. Prefix them with your plugin's name.
	 *
	 * @return array<string, Field>
	 */
	public function fields(): array;

	/** @return list<Control> */
	public function controls(): array;

	/** Returns the id of the script module that opens popups; empty if `@brolga/popups` does. */
	public function script(): string;
}
