<?php
declare( strict_types=1 );

namespace Brolga\Forms\Fields;

/**
 * What the control of a CustomFieldType takes: one element needs the attributes.
 */
final class FieldControl {

	/**
	 * @param string $attributes Class, id, name and what tells that the field is required or wrong: escaped, with a
	 *                           space before them.
	 * @param string $value      What it holds at first, not escaped.
	 * @param string $id         Its id on the page, for other elements of the control.
	 * @param string $label      What the field is called, not escaped.
	 */
	public function __construct(
		public readonly string $attributes,
		public readonly string $value,
		public readonly string $id,
		public readonly string $label
	) {}
}
