<?php
declare( strict_types=1 );

namespace Brolga\Forms\Conditions;

use Brolga\Core\Support\Text;
use Brolga\Forms\Source\BlockAttributes;

/**
 * A rule of a condition, saved as `[fieldId, operator, value]`.
 *
 * @see COND-2
 */
final class Rule {

	private function __construct(
		public readonly string $field,
		public readonly ?Operator $operator,
		public readonly string $value
	) {}

	/** Reads a saved rule. A malformed rule never matches. */
	public static function from( mixed $saved ): self {
		$parts = new BlockAttributes( is_array( $saved ) ? $saved : [] );
		return new self( $parts->line( '0' ), Operator::tryFrom( $parts->line( '1' ) ), $parts->line( '2' ) );
	}

	public function about( string $field ): self {
		return new self( $field, $this->operator, $this->value );
	}

	/** @param string|list<string> $answer */
	public function matches( string|array $answer ): bool {
		$values = array_map( Text::trim( ... ), (array) $answer );
		return true === $this->operator?->holds( [] === $values ? [ '' ] : $values, $this->value );
	}
}
