<?php
declare( strict_types=1 );

namespace Brolga\Forms\Fields;

use Brolga\Forms\Source\BlockAttributes;

/**
 * The limits that the site owner set for a field, as far as its type has any.
 *
 * @see FIELD-3 FIELD-4
 */
final class FieldLimits {

	/** In characters: more than a request can hold. */
	private const LONGEST = 100_000;

	private function __construct(
		public readonly string $min,
		public readonly string $max,
		public readonly string $step,
		public readonly int $min_length,
		public readonly int $max_length,
		public readonly string $pattern,
		public readonly string $hint
	) {}

	public static function from( BlockAttributes $attributes, FieldType $type ): self {
		$is_ordered = FieldType::Number === $type || FieldType::Date === $type;
		$is_typed   = $type->is_typed();
		return new self(
			$is_ordered ? $attributes->line( 'min' ) : '',
			$is_ordered ? $attributes->line( 'max' ) : '',
			FieldType::Number === $type ? $attributes->line( 'step' ) : '',
			$is_typed ? $attributes->number( 'minLength', 0, self::LONGEST ) : 0,
			$is_typed ? $attributes->number( 'maxLength', 0, self::LONGEST ) : 0,
			$is_typed ? $attributes->line( 'pattern' ) : '',
			$attributes->line( 'patternMessage' )
		);
	}
}
