<?php
declare( strict_types=1 );

namespace Brolga\Forms\Answers;

use Brolga\Forms\Definition\FormDefinition;
use Brolga\Forms\Fields\FieldDefinition;
use Brolga\Forms\Fields\FieldError;
use Brolga\Forms\Uploads\ReceivedFiles;

/**
 * A form's values after the owner's rules were held against them.
 *
 * @phpstan-import-type StoredField from StoredAnswers
 */
final class Answers {

	/**
	 * @param array<array-key, string|list<string>> $values By field id, one for each field of the form.
	 * @param list<FieldError>                      $errors In the order of the form.
	 * @param list<string>                          $hidden Ids of the fields that were not asked.
	 */
	public function __construct(
		public readonly array $values,
		public readonly array $errors,
		public readonly array $hidden = [],
		public readonly ReceivedFiles $files = new ReceivedFiles()
	) {}

	/**
	 * The answers of a stored enquiry, to the form as it is now. A field that has
	 * come since was not asked.
	 *
	 * @param array $fields What was stored.
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
	 * The form as this visitor had it: without the fields that were not asked, on
	 * the route that the answers take.
	 *
	 * @see COND-13 COND-14
	 *
	 * @param FormDefinition $form What its owner made.
	 */
	public function asked_by( FormDefinition $form ): FormDefinition {
		return $form->as_asked( $this->hidden, $this->values );
	}

	/**
	 * The same with files.
	 *
	 * @param ReceivedFiles $files What was taken.
	 */
	public function with_files( ReceivedFiles $files ): self {
		return new self( $this->values, $this->errors, $this->hidden, $files );
	}

	/**
	 * The same without some of the values.
	 *
	 * @param list<string> $field_ids Whose.
	 */
	public function without( array $field_ids ): self {
		return new self(
			array_diff_key( $this->values, array_flip( $field_ids ) ),
			$this->errors,
			$this->hidden,
			$this->files
		);
	}

	/**
	 * All that was typed and chosen.
	 *
	 * @return list<string>
	 */
	public function texts(): array {
		return array_values( array_map(
			static fn ( string|array $value ): string => is_array( $value ) ? implode( ' ', $value ) : $value,
			$this->values
		) );
	}

	/**
	 * The text of a field; the choices of a group are joined.
	 *
	 * @param FieldDefinition|null $field One of the form's fields; null has no text.
	 */
	public function text( ?FieldDefinition $field ): string {
		$value = null === $field ? '' : ( $this->values[ $field->field_id ] ?? '' );
		return is_array( $value ) ? implode( ', ', $value ) : $value;
	}
}
