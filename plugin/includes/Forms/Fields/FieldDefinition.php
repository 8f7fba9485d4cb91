<?php
declare( strict_types=1 );

namespace Brolga\Forms\Fields;

use Brolga\Api\Forms\CustomFieldType;
use Brolga\Core\Support\Constants;
use Brolga\Forms\Conditions\FieldConditions;
use Brolga\Forms\Source\BlockAttributes;

/**
 * One field as the site owner saved it. What may be sent, and what is required, is decided by this
 * definition, never by the request.
 */
final class FieldDefinition {

	public const TICKED = '1';

	/**
	 * @param array<string, string> $options Labels by value.
	 * @param string $custom The name of its CustomFieldType; empty if it has none.
	 */
	private function __construct(
		public readonly string $field_id,
		public readonly string $original_id,
		public readonly FieldType $type,
		public readonly string $label,
		public readonly bool $required,
		public readonly array $options,
		public readonly string $help,
		public readonly string $placeholder,
		public readonly string $default,
		public readonly string $autocomplete,
		public readonly int $rows,
		public readonly FieldConditions $conditions,
		public readonly FieldLimits $limits,
		public readonly ?ConsentText $wording,
		public readonly string $parameter,
		public readonly ?Pairing $pairing,
		public readonly FileRules $files,
		public readonly string $custom
	) {}

	public static function from( BlockAttributes $attributes, FieldNames $names ): self {
		$type     = FieldType::of( $attributes->line( 'type' ) );
		$label    = $attributes->label( 'label' );
		$wording  = $attributes->line( 'wording' );
		$wording  = FieldType::Consent === $type
			? ConsentText::from( '' === $wording ? esc_html( $label ) : $wording )
			: null;
		$label    = '' === $label && null !== $wording ? $wording->text : $label;
		$original = $attributes->line( 'fieldId' );
		$field_id = $names->claim( '' === $original ? $label : $original );
		return new self(
			$field_id,
			'' === $original ? $field_id : $original,
			$type,
			$label,
			// Visitors cannot fill in a hidden field.
			$attributes->flag( 'required' ) && FieldType::Hidden !== $type,
			$type->has_options() ? self::options( $attributes->items( 'options' ) ) : [],
			$attributes->line( 'help' ),
			$attributes->line( 'placeholder' ),
			$type->is_multiline() ? $attributes->lines( 'defaultValue' ) : $attributes->line( 'defaultValue' ),
			self::autocomplete( $attributes->line( 'autocomplete' ), $type ),
			$attributes->number( 'rows', 2, 30 ),
			FieldConditions::from( new BlockAttributes( $attributes->items( 'conditions' ) ) ),
			FieldLimits::from( $attributes, $type ),
			$wording,
			FieldType::Hidden === $type ? self::parameter( $attributes->line( 'parameter' ) ) : '',
			$type->is_tick() ? Pairing::from( new BlockAttributes( $attributes->items( 'pairing' ) ) ) : null,
			FileRules::from( $attributes ),
			null === FieldType::tryFrom( $attributes->line( 'type' ) ) ? $attributes->line( 'type' ) : ''
		);
	}

	/** @see FORM-14 */
	public function name(): string {
		return match ( true ) {
			'' !== $this->label       => $this->label,
			'' !== $this->placeholder => $this->placeholder,
			default                   => $this->type->name(),
		};
	}

	public function type_name(): string {
		return '' === $this->custom ? $this->type->value : $this->custom;
	}

	public function is_postcode(): bool {
		return FieldType::Input->value === $this->type_name()
			&& 1 === preg_match( '/(?:^| )postal-code$/D', $this->autocomplete );
	}

	/** @see FORM-11 */
	public function is_required(): bool {
		return $this->required && ! str_starts_with( $this->field_id, Constants::FORM_NUMBER_FIELD_PREFIX );
	}

	/**
	 * @param array<array-key, mixed> $items
	 * @return array<string, string>
	 */
	private static function options( array $items ): array {
		$options = [];
		foreach ( $items as $item ) {
			$item  = new BlockAttributes( is_array( $item ) ? $item : [ 'label' => $item ] );
			$label = $item->label( 'label' );
			$value = $item->label( 'value' );
			$value = '' === $value ? $label : $value;
			if ( '' !== $value ) {
				$options[ $value ] = '' === $label ? $value : $label;
			}
		}
		return $options;
	}

	/**
	 * Returns a valid list of autocomplete tokens, or an empty string. HTML allows `street-address` only on
	 * multi-line controls; on a single-line field it becomes `address-line1`.
	 *
	 * @see FIELD-3
	 */
	private static function autocomplete( string $value, FieldType $type ): string {
		if ( 1 !== preg_match( '/^[a-z0-9-]+(?: [a-z0-9-]+){0,3}$/D', $value ) ) {
			return '';
		}
		return $type->is_multiline()
			? $value
			: (string) preg_replace( '/(^| )street-address$/D', '$1address-line1', $value );
	}

	private static function parameter( string $value ): string {
		return 1 === preg_match( '/^[A-Za-z0-9_.-]{1,64}$/D', $value ) ? $value : '';
	}
}
