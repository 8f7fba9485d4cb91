<?php
declare( strict_types=1 );

namespace Brolga\Forms\Answers;

use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\Json;
use Brolga\Forms\Definition\FormDefinition;
use Brolga\Forms\Fields\FieldDefinition;
use Brolga\Forms\Fields\FieldType;
use Brolga\Mail\TypedAddress;

/**
 * Answers together with the labels and options that the form had, so that they stay readable without the form.
 *
 * @phpstan-type StoredField array{id: string, label: string, type: string, value: string|list<string>, text: string}
 */
final class StoredAnswers {

	/** @return list<StoredField> */
	public static function of( FormDefinition $form, Answers $answers ): array {
		$fields = [];
		foreach ( $form->fields as $field ) {
			$value    = $answers->values[ $field->field_id ] ?? '';
			$fields[] = [
				'id'    => $field->field_id,
				'label' => $form->label_of( $field ),
				'type'  => $field->type_name(),
				'value' => FieldType::File === $field->type ? $answers->files->ids( $field->field_id ) : $value,
				'text'  => self::words(
					$field,
					is_array( $value ) ? $answers->files->told( $field->field_id, $value ) : $value
				),
			];
		}
		return $fields;
	}

	/** @return list<StoredField> */
	public static function read( ?string $json ): array {
		$fields = [];
		foreach ( self::decode( $json ) as $item ) {
			$item     = is_array( $item ) ? $item : [];
			$type     = self::text( $item['type'] ?? '' );
			$value    = $item['value'] ?? '';
			$fields[] = [
				'id'    => self::text( $item['id'] ?? '' ),
				'label' => self::text( $item['label'] ?? '' ),
				'type'  => $type,
				'value' => true === FieldType::tryFrom( $type )?->is_list()
					? array_values( array_filter( is_array( $value ) ? $value : [], is_string( ... ) ) )
					: self::text( $value ),
				'text'  => self::text( $item['text'] ?? '' ),
			];
		}
		return $fields;
	}

	/** @param string|list<string> $value */
	private static function words( FieldDefinition $field, string|array $value ): string {
		if ( is_array( $value ) ) {
			return implode(
				', ',
				array_map( static fn ( string $chosen ): string => $field->options[ $chosen ] ?? $chosen, $value )
			);
		}
		if ( $field->type->is_tick() ) {
			return FieldDefinition::TICKED === $value ? __( 'Yes', 'brolga' ) : __( 'No', 'brolga' );
		}
		return FieldType::Email === $field->type ? TypedAddress::shown( $value ) : $field->options[ $value ] ?? $value;
	}

	/**
	 * Converts a stored value to text. It was cleaned before it was stored, and an export reads
	 * too many values to clean them again.
	 */
	private static function text( mixed $value ): string {
		return is_string( $value ) || is_int( $value ) || is_float( $value ) ? (string) $value : '';
	}

	/** @return array<array-key, mixed> Empty if the JSON is damaged. */
	private static function decode( ?string $json ): array {
		try {
			$value = null === $json || '' === $json ? [] : Json::decode( $json, PHP_INT_MAX );
		} catch ( InvalidJson ) {
			$value = [];
		}
		return is_array( $value ) ? $value : [];
	}
}
