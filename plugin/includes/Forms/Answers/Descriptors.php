<?php
declare( strict_types=1 );

namespace Brolga\Forms\Answers;

use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\Json;
use Brolga\Forms\Definition\FormDefinition;
use Brolga\Forms\Fields\FieldDefinition;

/**
 * The lists of fields and of hidden fields that a form's script sends. They only serve a warning next to the
 * lead: if they differ from the saved form, the page came from an outdated cache, or the request was forged.
 *
 * @see FORM-6 FORM-7 FORM-8 COND-13
 */
final class Descriptors {

	public function __construct(
		private readonly string $fields,
		private readonly string $hidden
	) {}

	/**
	 * Whether the lists differ from the saved form, or from the fields that these answers hide. A
	 * page without scripts sends no lists.
	 */
	public function differ_from( FormDefinition $form, Answers $answers ): bool {
		if ( '' === $this->fields && '' === $this->hidden ) {
			return false;
		}
		$saved = array_map(
			static fn ( FieldDefinition $field ): array => [
				'field_id'      => $field->field_id,
				'original_id'   => $field->original_id,
				'required_mark' => $field->required ? 'required' : 'not_required',
				'field_type'    => $field->type->value,
				'field_label'   => $field->name(),
			],
			$form->fields
		);
		try {
			return ( '' !== $this->fields && Json::items( $this->fields ) !== $saved )
				|| ( '' === $this->hidden ? [] : Json::items( $this->hidden ) ) !== self::hidden( $form, $answers );
		} catch ( InvalidJson ) {
			return true;
		}
	}

	/** @return list<string> */
	private static function hidden( FormDefinition $form, Answers $answers ): array {
		$hidden = array_filter(
			$form->fields,
			static fn ( FieldDefinition $field ): bool => in_array( $field->field_id, $answers->hidden, true )
		);
		return array_values(
			array_map( static fn ( FieldDefinition $field ): string => $field->original_id, $hidden )
		);
	}
}
