<?php
declare( strict_types=1 );

namespace Brolga\Forms\Fields;

use Brolga\Core\Support\Constants;

/**
 * The names that the wire contract gives the inputs of the form with one number on the page. These
 * names are used in requests and markup only.
 *
 * @see FORM-2 FORM-3
 */
final class InputNames implements ControlNames {

	private const DIGITS = 3;

	public function __construct( public readonly int $number ) {}

	/** @param array<array-key, mixed> $fields */
	public static function of_request( array $fields ): ?self {
		$pattern = '/^' . str_replace(
			'\{number\}',
			'(\d{1,' . self::DIGITS . '})',
			preg_quote( Constants::FORM_SUBMIT_NAME, '/' )
		) . '$/D';
		foreach ( array_keys( $fields ) as $name ) {
			if ( 1 === preg_match( $pattern, (string) $name, $match ) ) {
				return new self( (int) $match[1] );
			}
		}
		return null;
	}

	/** Returns the name of a field's value, without the `[]` of a group. */
	public function value( string $field_id ): string {
		return strtr(
			Constants::FORM_VALUE_NAME,
			[
				'{field_id}' => $field_id,
				'{number}'   => (string) $this->number,
			]
		);
	}

	/** All checkboxes of a group share one name, so the option's number is ignored. */
	public function of( FieldDefinition $field, int $option ): string {
		return $this->value( $field->field_id ) . ( $field->type->is_list() ? '[]' : '' );
	}

	/**
	 * Returns the values of a request by field id, without the form's own inputs, whose names have
	 * the same pattern.
	 *
	 * @param array<array-key, mixed> $fields
	 * @return array<array-key, mixed> PHP turns an id like "7" into an integer.
	 */
	public function values( array $fields ): array {
		[ $start, $end ] = explode( "\0", $this->value( "\0" ) );
		$values          = [];
		foreach ( $fields as $name => $value ) {
			$name = (string) $name;
			if (
				str_starts_with( $name, $start )
				&& str_ends_with( $name, $end )
				&& strlen( $name ) > strlen( $start . $end )
			) {
				$field_id = substr( $name, strlen( $start ), -strlen( $end ) );
				if ( ! in_array( $field_id, FieldNames::RESERVED, true ) ) {
					$values[ $field_id ] = $value;
				}
			}
		}
		return $values;
	}

	public function own( string $template ): string {
		return str_replace( '{number}', (string) $this->number, $template );
	}
}
