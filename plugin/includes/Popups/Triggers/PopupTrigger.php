<?php
declare( strict_types=1 );

namespace Brolga\Popups\Triggers;

use Brolga\Core\Extensions\Extension;
use Brolga\Popups\Settings\Field;
use Brolga\Popups\Settings\PopupSettings;

/**
 * An event that opens popups. A script module of the same trigger decides in the browser when.
 * Other plugins add triggers with the filter `brolga_popup_triggers`.
 *
 * @see EXT-4
 */
interface PopupTrigger extends Extension {

	public function label(): string;

	/** Returns in a few words when a popup opens, for the list of popups. */
	public function summary( PopupSettings $settings ): string;

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
