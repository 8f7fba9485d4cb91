<?php
declare( strict_types=1 );

namespace Brolga\Api\Forms;

use Brolga\Api\Extension;

/**
 * A field type that another plugin adds with the filter `brolga_field_types`. Everywhere else the field is
 * treated as a line of text, and it becomes one when that plugin is deactivated, so that no answer is lost.
 *
 * @since 0.1.0
 * @see FIELD-16
 */
interface CustomFieldType extends Extension {

	public function title(): string;

	/** Returns the control as escaped HTML. Brolga prints the label, help text and error around it. */
	public function control( FieldControl $control ): string;

	/** Returns what is stored for a sent text, for example its canonical spelling. */
	public function value( string $sent ): string;

	/**
	 * Returns a sentence that tells the visitor how to correct the value; empty if the value is valid.
	 *
	 * @param string $value A result of value(); never empty.
	 */
	public function problem( string $value ): string;
}
