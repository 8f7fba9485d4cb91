<?php
declare( strict_types=1 );

namespace Brolga\Forms\Conditions;

use Brolga\Core\Support\Text;
use Brolga\Forms\Source\BlockAttributes;

/**
 * `[fieldId, operator, value]`, as the owner saved it.
 *
 * @see COND-2
 */
final class Rule {

	private function __construct(
		public readonly string $field,
		public readonly ?Operator $operator,
		public readonly string $value
	) {}

	/**
	 * A saved rule. What is not of its shape never matches.
	 *
	 * @param mixed $saved What was saved.
	 */
	public static function from( mixed $saved ): self {
		$parts = new BlockAttributes( is_array( $saved ) ? $saved : [] );
		return new self( $parts->line( '0' ), Operator::tryFrom( $parts->line( '1' ) ), $parts->line( '2' ) );
	}

	/**
	 * The same rule about a field by another of its ids.
	 *
	 * @param string $field The id.
	 */
	public function about( string $field ): self {
		return new self( $field, $this->operator, $this->value );
	}

	/**
	 * Whether an answer passes.
	 *
	 * @param string|list<string> $answer What was typed or chosen.
	 */
	public function matches( string|array $answer ): bool {
		$values = array_map( Text::trim( ... ), (array) $answer );
		return true === $this->operator?->holds( [] === $values ? [ '' ] : $values, $this->value );
	}
}
