<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Subscribers;

use Brolga\Forms\Fields\ControlNames;
use Brolga\Forms\Fields\FieldDefinition;

/**
 * Names the inputs of custom fields: `et_custom_fields[id]`, or `et_custom_fields[id][option]` for
 * each checkbox of a group, where option is the checkbox's number.
 *
 * @see NEWS-6
 */
final class CustomFieldNames implements ControlNames {

	public const NAME = 'et_custom_fields';

	/** @param int $option The checkbox's number, from 1; 0 for a single input. */
	public function of( FieldDefinition $field, int $option ): string {
		return self::NAME . "[{$field->field_id}]" . ( $field->type->is_list() ? "[{$option}]" : '' );
	}
}
