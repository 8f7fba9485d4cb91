<?php
declare( strict_types=1 );

namespace Brolga\Forms\Answers;

use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\Json;
use Brolga\Forms\Definition\FormDefinition;
use Brolga\Forms\Fields\FieldDefinition;

/**
 * The two lists that scripts send along: the fields as the page had them, and
 * those that were hidden. They decide nothing. Where they differ from the saved
 * form, the page was an older one out of a cache, or somebody made them up; the
 * owner is told so beside the lead.
 *
 * @see FORM-6 FORM-7 FORM-8 COND-13
 */
final class Descriptors {

	public function __construct(
		private readonly string $fields,
		private readonly string $hidden
	) {}

	/**
	 * Whether they tell of another form than the saved one, or of other fields
	 * that were hidden than these answers hide.
	 *
	 * @param FormDefinition $form    As it is saved now.
	 * @param Answers        $answers What was answered.
	 */
	public function differ_from( FormDefinition $form, Answers $answers ): bool {
		if ( '' === $this->fields && '' === $this->hidden ) {
			// A page without scripts tells nothing.
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

	/**
	 * The original ids of the fields that were hidden, in their order.
	 *
	 * @param Answers $answers What was answered.
	 * @return list<string>
	 */
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
