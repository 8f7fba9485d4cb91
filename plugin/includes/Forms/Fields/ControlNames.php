<?php
declare( strict_types=1 );

namespace Brolga\Forms\Fields;

/** Names a field's controls. Contact and newsletter forms send fields under different names. */
interface ControlNames {

	/** @param int $option The control's number in its group, from 1; 0 if the field has one control. */
	public function of( FieldDefinition $field, int $option ): string;
}
