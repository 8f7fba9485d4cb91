<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Subscribers;

use Brolga\Forms\Fields\ControlNames;
use Brolga\Forms\Fields\FieldDefinition;

/**
 * `et_custom_fields[id]`, and `et_custom_fields[id][option]` for each box of a
 * group. An option's id is its number: the values are what counts.
 *
 * @see NEWS-6
 */
final class CustomFieldNames implements ControlNames {

	/** What holds all custom fields in a request. */
	public const NAME = 'et_custom_fields';

	/**
	 * The name of a field's control, or of one box of a group.
	 *
	 * @param int $option The box's number, from 1; 0: the control stands alone.
	 */
	public function of( FieldDefinition $field, int $option ): string {
		return self::NAME . "[{$field->field_id}]" . ( $field->type->is_list() ? "[{$option}]" : '' );
	}
}
