<?php
declare( strict_types=1 );

namespace Brolga\Forms\Fields;

use Brolga\Forms\Source\BlockAttributes;

/**
 * The owner's limits of a field, as far as its kind has any.
 *
 * @see FIELD-3 FIELD-4
 */
final class FieldLimits {

	/** Longer than any request. */
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

	/**
	 * The limits of a saved field.
	 *
	 * @param BlockAttributes $attributes What was saved.
	 * @param FieldType       $type       The field's kind.
	 */
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
