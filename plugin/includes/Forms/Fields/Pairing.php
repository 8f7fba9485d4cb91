<?php
declare( strict_types=1 );

namespace Brolga\Forms\Fields;

use Brolga\Forms\Source\BlockAttributes;

/**
 * A checkbox that sets the value of a text input. Scripts do so when the box is ticked or
 * unticked, and the visitor may go on typing. The server does the same without scripts: an input
 * that is empty, or that holds the text of the box's other state, gets the text of the current
 * state; any other text was typed by the visitor and stays.
 *
 * @see FIELD-5 FIELD-12
 */
final class Pairing {

	private function __construct(
		public readonly string $field,
		public readonly string $checked,
		public readonly string $unchecked
	) {}

	public static function from( BlockAttributes $saved ): ?self {
		$pairing = new self( $saved->line( 'field' ), $saved->line( 'checked' ), $saved->line( 'unchecked' ) );
		return '' === $pairing->field || $pairing->checked === $pairing->unchecked ? null : $pairing;
	}

	public function value( string $value, bool $is_ticked ): string {
		$other = $is_ticked ? $this->unchecked : $this->checked;
		return '' === $value || $value === $other ? ( $is_ticked ? $this->checked : $this->unchecked ) : $value;
	}

	/**
	 * @param list<FieldDefinition> $fields
	 * @param array<array-key, string|list<string>> $values
	 * @return array<array-key, string|list<string>>
	 */
	public static function apply( array $fields, array $values ): array {
		foreach ( $fields as $box ) {
			$pairing = $box->pairing;
			foreach ( $fields as $input ) {
				$value = $values[ $input->field_id ] ?? '';
				if (
					null !== $pairing
					&& $pairing->field === $input->original_id
					&& FieldType::Input === $input->type
					&& is_string( $value )
				) {
					$values[ $input->field_id ] = $pairing->value(
						$value,
						FieldDefinition::TICKED === ( $values[ $box->field_id ] ?? '' )
					);
				}
			}
		}
		return $values;
	}
}
