<?php
declare( strict_types=1 );

namespace Brolga\Forms\Answers;

use Brolga\Forms\Definition\FormDefinition;
use Brolga\Forms\Fields\FieldDefinition;
use Brolga\Forms\Fields\FieldError;
use Brolga\Forms\Uploads\ReceivedFiles;

/**
 * A form's values after validation.
 *
 * @phpstan-import-type StoredField from StoredAnswers
 */
final class Answers {

	/**
	 * @param array<array-key, string|list<string>> $values By field ID, one for each field of the form.
	 * @param list<FieldError> $errors In the order of the form.
	 * @param list<string> $hidden IDs of fields that conditions hid from the visitor.
	 */
	public function __construct(
		public readonly array $values,
		public readonly array $errors,
		public readonly array $hidden = [],
		public readonly ReceivedFiles $files = new ReceivedFiles()
	) {}

	/**
	 * Matches a stored lead with the form's current fields. Fields added since then count as hidden.
	 *
	 * @phpstan-param list<StoredField> $fields
	 */
	public static function kept( FormDefinition $form, array $fields ): self {
		$stored = array_column( $fields, 'value', 'id' );
		$values = [];
		$hidden = [];
		foreach ( $form->fields as $field ) {
			$values[ $field->field_id ] = $stored[ $field->field_id ] ?? '';
			if ( ! isset( $stored[ $field->field_id ] ) ) {
				$hidden[] = $field->field_id;
			}
		}
		return new self( $values, [], $hidden );
	}

	/**
	 * Returns the form as this visitor saw it: without hidden fields, and with the route that the
	 * answers select.
	 *
	 * @see COND-13 COND-14
	 */
	public function asked_by( FormDefinition $form ): FormDefinition {
		return $form->as_asked( $this->hidden, $this->values );
	}

	public function with_files( ReceivedFiles $files ): self {
		return new self( $this->values, $this->errors, $this->hidden, $files );
	}

	/** @param list<string> $field_ids */
	public function without( array $field_ids ): self {
		return new self(
			array_diff_key( $this->values, array_flip( $field_ids ) ),
			$this->errors,
			$this->hidden,
			$this->files
		);
	}

	/** @return list<string> */
	public function texts(): array {
		return array_values( array_map(
			static fn ( string|array $value ): string => is_array( $value ) ? implode( ' ', $value ) : $value,
			$this->values
		) );
	}

	public function text( ?FieldDefinition $field ): string {
		$value = null === $field ? '' : ( $this->values[ $field->field_id ] ?? '' );
		return is_array( $value ) ? implode( ', ', $value ) : $value;
	}
}
