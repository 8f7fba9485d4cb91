<?php
/**
 * What the visitor's page says about the form.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Forms;

use Brolga\Support\InvalidJson;
use Brolga\Support\Json;

/**
 * The two lists that scripts send along: the fields as the page had them, and
 * those that were hidden. They decide nothing. Where they differ from the saved
 * form, the page was an older one out of a cache, or somebody made them up; the
 * owner is told so beside the lead.
 *
 * @see FORM-6 FORM-8
 */
final class Descriptors {

	/**
	 * Keeps both lists.
	 *
	 * @param string $fields JSON list of `{field_id, original_id, required_mark, field_type, field_label}`; empty: not sent.
	 * @param string $hidden JSON list of original ids; empty: not sent.
	 */
	public function __construct(
		private readonly string $fields,
		private readonly string $hidden
	) {}

	/**
	 * Whether they tell of another form than the saved one.
	 *
	 * @param FormDefinition $form As it is saved now.
	 */
	public function differ_from( FormDefinition $form ): bool {
		$saved = array_map(
			static fn ( FieldDefinition $field ): array => [
				'field_id'      => $field->field_id,
				'original_id'   => $field->original_id,
				'required_mark' => $field->required ? 'required' : 'not_required',
				'field_type'    => $field->type->value,
				'field_label'   => $field->label,
			],
			$form->fields
		);
		try {
			// No field can be hidden: whoever says so is wrong.
			return ( '' !== $this->fields && Json::items( $this->fields ) !== $saved ) || ( '' !== $this->hidden && [] !== Json::items( $this->hidden ) );
		} catch ( InvalidJson ) {
			return true;
		}
	}
}
