<?php
declare( strict_types=1 );

namespace Brolga\Api\Forms;

/**
 * What a CustomFieldType receives to print its control. One element must carry the attributes.
 *
 * @since 0.1.0
 */
final class FieldControl {

	/**
	 * @param string $attributes Class, id, name, required and ARIA attributes: escaped, with a leading space.
	 * @param string $value      The initial value, not escaped.
	 * @param string $label      Not escaped.
	 */
	public function __construct(
		public readonly string $attributes,
		public readonly string $value,
		public readonly string $id,
		public readonly string $label
	) {}
}
