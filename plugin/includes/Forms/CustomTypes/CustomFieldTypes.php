<?php
declare( strict_types=1 );

namespace Brolga\Forms\CustomTypes;

use Brolga\Api\Forms\CustomFieldType;
use Brolga\Core\Extensions\Extensions;
use Brolga\Core\Support\All;
use Brolga\Core\Support\ErrorKey;
use Brolga\Core\Support\Text;
use Brolga\Forms\Answers\Answers;
use Brolga\Forms\Definition\FormDefinition;
use Brolga\Forms\Fields\FieldDefinition;
use Brolga\Forms\Fields\FieldError;
use Brolga\Forms\Fields\FieldType;

/**
 * The registry of field types that features and other plugins add to the built-in ones of FieldType.
 *
 * @see FIELD-16
 */
final class CustomFieldTypes {

	/** @var array<string, CustomFieldType>|null */
	private ?array $all = null;

	/** @param list<CustomFieldType> $ours */
	public function __construct( #[All( CustomFieldType::class )] private readonly array $ours ) {}

	/** @return array<string, CustomFieldType> */
	public function all(): array {
		return $this->all ??= Extensions::all(
			CustomFieldType::class,
			$this->ours,
			'brolga_field_types',
			static function (): mixed {
				/**
				 * Filters the types of form fields that other plugins add. Add yours before `init`. See
				 * docs/extending.md.
				 *
				 * @since 0.1.0
				 *
				 * @param list<\Brolga\Api\Forms\CustomFieldType> $types The types of other plugins.
				 */
				return apply_filters( 'brolga_field_types', [] );
			},
			array_column( FieldType::cases(), 'value' )
		);
	}

	public function of( FieldDefinition $field ): ?CustomFieldType {
		return '' === $field->custom ? null : $this->all()[ $field->custom ] ?? null;
	}

	/** Validates custom fields with their types, and adds the errors in the order of the form. */
	public function checked( FormDefinition $form, Answers $answers ): Answers {
		$values = $answers->values;
		$errors = array_column( $answers->errors, null, 'field_id' );
		foreach ( $form->fields as $field ) {
			$type = $this->of( $field );
			$sent = $values[ $field->field_id ] ?? '';
			if ( null === $type || ! is_string( $sent ) || '' === $sent || isset( $errors[ $field->field_id ] ) ) {
				continue;
			}
			$value   = Extensions::guard(
				$type::class,
				static fn (): string => Text::line( $type->value( $sent ) ),
				$sent
			);
			$problem = '' === $value
				? ''
				: Extensions::guard( $type::class, static fn (): string => $type->problem( $value ), '' );
			if ( '' !== $problem ) {
				$errors[ $field->field_id ] = new FieldError(
					$field->field_id,
					$form->label_of( $field ),
					ErrorKey::ContactErrorMessage,
					$problem
				);
			}
			$values[ $field->field_id ] = $value;
		}
		$in_order = array_intersect_key(
			array_replace( array_fill_keys( array_column( $form->fields, 'field_id' ), null ), $errors ),
			$errors
		);
		return new Answers( $values, array_values( array_filter( $in_order ) ), $answers->hidden, $answers->files );
	}
}
