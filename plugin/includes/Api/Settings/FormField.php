<?php
declare( strict_types=1 );

namespace Brolga\Api\Settings;

/**
 * A field of a settings form. Control, options and bounds follow from the value's schema.
 *
 * @since 0.1.0
 * @see OUTBOX-31 OUTBOX-840
 *
 * @phpstan-import-type Schema from Section
 */
final class FormField {

	public const NOTE = 'note';
	public const SLOT = 'slot';

	/**
	 * @param string $name The value's name.
	 * @param array<array-key, string|array{string, string}> $choices Labels by value, or label and
	 *     description, which make radio buttons of a select. Empty: those of the schema.
	 * @param string $control Replaces the one that the schema implies.
	 * @param list<array{string, list<When>}> $hints Help texts for certain values of other fields.
	 * @param list<When> $when
	 * @param bool $is_half Whether it shares its line with the next field or the one before.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $label = '',
		public readonly string $help = '',
		public readonly array $choices = [],
		public readonly string $control = '',
		public readonly string $placeholder = '',
		public readonly array $hints = [],
		public readonly array $when = [],
		public readonly bool $is_half = false
	) {}

	/** A sentence among the fields. */
	public static function note( string $text ): self {
		return new self( '', help: $text, control: self::NOTE );
	}

	/** A part that the screen draws with code of its own: see plugin/src/admin/settings/registry.ts. */
	public static function slot( string $name, string $label = '' ): self {
		return new self( $name, $label, control: self::SLOT );
	}

	/**
	 * Returns the fields of those values of a schema that have a `title`.
	 *
	 * @phpstan-param Schema $schema
	 * @return list<self>
	 */
	public static function of_schema( array $schema ): array {
		$fields = [];
		foreach ( $schema as $name => $rules ) {
			$label = self::text( $rules['title'] ?? null );
			if ( '' !== $label ) {
				$fields[] = new self( $name, $label, self::text( $rules['description'] ?? null ) );
			}
		}
		return $fields;
	}

	private static function text( mixed $value ): string {
		return is_string( $value ) ? $value : '';
	}
}
