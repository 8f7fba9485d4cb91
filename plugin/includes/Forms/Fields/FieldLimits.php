<?php
/**
 * What a field's value has to be like.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Forms\Fields;

use Brolga\Forms\BlockAttributes;

/**
 * The owner's limits of a field, as far as its kind has any.
 *
 * @see FIELD-3 FIELD-4
 */
final class FieldLimits {

	/** Longer than any request. */
	private const LONGEST = 100_000;

	/**
	 * Keeps the parts; use from().
	 *
	 * @param string $min        The least number or the first day; may be empty. A day may also be told from today: `today+7`.
	 * @param string $max        The greatest number or the last day; may be empty.
	 * @param string $step       How far numbers lie apart; may be empty.
	 * @param int    $min_length The fewest characters; 0: any.
	 * @param int    $max_length The most characters; 0: any.
	 * @param string $pattern    A regular expression for the whole value; may be empty.
	 * @param string $hint       What is said when the value does not have that form; may be empty.
	 */
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
