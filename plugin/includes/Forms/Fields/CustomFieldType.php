<?php
declare( strict_types=1 );

namespace Brolga\Forms\Fields;

use Brolga\Core\Extensions\Extension;

/**
 * A type of field beside those of FieldType. Other plugins add theirs by the
 * filter `brolga_field_types`. To all else it is a line of text, and it becomes
 * one where the plugin that brought it is off: no answer is lost.
 *
 * @see FIELD-16
 */
interface CustomFieldType extends Extension {

	/**
	 * Its name in the editor's list of types.
	 */
	public function title(): string;

	/**
	 * Its control, as HTML that is escaped. Label, help and error stand around it.
	 *
	 * @param FieldControl $control What it takes.
	 */
	public function control( FieldControl $control ): string;

	/**
	 * What is stored of a text that was sent, such as the same in another spelling.
	 *
	 * @param string $sent One line of text.
	 */
	public function value( string $sent ): string;

	/**
	 * What a visitor can put right about a value, in a sentence; empty: nothing.
	 *
	 * @param string $value What value() made; never empty.
	 */
	public function problem( string $value ): string;
}
