<?php
declare( strict_types=1 );

namespace Brolga\Popups\Triggers;

use Brolga\Core\Extensions\Extension;
use Brolga\Popups\Settings\Field;
use Brolga\Popups\Settings\PopupSettings;

/**
 * What opens a popup. Its other half is a function of `@brolga/popups` that
 * decides when. Other plugins bring theirs by the filter `brolga_popup_triggers`.
 *
 * @see EXT-4
 */
interface PopupTrigger extends Extension {

	/**
	 * What it is called in the editor's list of choices.
	 */
	public function label(): string;

	/**
	 * When a popup opens by it, in a few words for the list of popups.
	 *
	 * @param PopupSettings $settings What the popup does.
	 */
	public function summary( PopupSettings $settings ): string;

	/**
	 * The settings of its own, by the names they are stored under. Begin them with your
	 * plugin's name.
	 *
	 * @return array<string, Field>
	 */
	public function fields(): array;

	/**
	 * How the editor shows them, in their order.
	 *
	 * @return list<Control>
	 */
	public function controls(): array;

	/**
	 * The id of the registered script module that knows when it opens; empty: it is part of `@brolga/popups`.
	 */
	public function script(): string;
}
