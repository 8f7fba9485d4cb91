<?php
declare( strict_types=1 );

namespace Brolga\Forms\Fields;

use Brolga\Forms\Source\BlockAttributes;

/**
 * The text input that a box sets, and to what. With scripts that happens when
 * the box is ticked or unticked, and the visitor may go on typing. The server
 * does the same for those without: an input that was left empty, or that holds
 * what the box says in its other state, gets what the box says in this one;
 * anything else was typed by the visitor and stays.
 *
 * @see FIELD-5 FIELD-12
 */
final class Pairing {

	private function __construct(
		public readonly string $field,
		public readonly string $checked,
		public readonly string $unchecked
	) {}

	/**
	 * The pairing of a saved field, or null.
	 *
	 * @param BlockAttributes $saved `{field, checked, unchecked}`.
	 */
	public static function from( BlockAttributes $saved ): ?self {
		$pairing = new self( $saved->line( 'field' ), $saved->line( 'checked' ), $saved->line( 'unchecked' ) );
		return '' === $pairing->field || $pairing->checked === $pairing->unchecked ? null : $pairing;
	}

	/**
	 * What the input holds after the box.
	 *
	 * @param string $value     What it held.
	 * @param bool   $is_ticked Whether the box is ticked.
	 */
	public function value( string $value, bool $is_ticked ): string {
		$other = $is_ticked ? $this->unchecked : $this->checked;
		return '' === $value || $value === $other ? ( $is_ticked ? $this->checked : $this->unchecked ) : $value;
	}

	/**
	 * The values of a form after its boxes have set what they are paired with.
	 *
	 * @param list<FieldDefinition>                 $fields The form's.
	 * @param array<array-key, string|list<string>> $values By field id.
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
