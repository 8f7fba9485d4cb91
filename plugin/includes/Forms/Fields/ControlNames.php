<?php
declare( strict_types=1 );

namespace Brolga\Forms\Fields;

/**
 * Contact form and newsletter send the same fields under different names.
 */
interface ControlNames {

	/**
	 * The name of a field's control, or of one control of a group.
	 *
	 * @param int $option The control's number in its group, from 1; 0: it stands alone.
	 */
	public function of( FieldDefinition $field, int $option ): string;
}
