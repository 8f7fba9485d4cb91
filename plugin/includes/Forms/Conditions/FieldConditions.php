<?php
declare( strict_types=1 );

namespace Brolga\Forms\Conditions;

use Brolga\Forms\Source\BlockAttributes;

/**
 * A field's or route's rules, and whether all or any of them must match.
 *
 * @see COND-2 COND-3
 */
final class FieldConditions {

	/** @param list<Rule> $rules Empty: no condition. */
	private function __construct(
		public readonly Relation $relation,
		public readonly array $rules
	) {}

	public static function from( BlockAttributes $saved ): self {
		return new self(
			Relation::tryFrom( $saved->line( 'relation' ) ) ?? Relation::All,
			array_map( Rule::from( ... ), array_values( $saved->items( 'rules' ) ) )
		);
	}

	/** @param array<array-key, string> $ids */
	public function about( array $ids ): self {
		return new self(
			$this->relation,
			array_map(
				static fn ( Rule $rule ): Rule => $rule->about( $ids[ $rule->field ] ?? $rule->field ),
				$this->rules
			)
		);
	}

	/**
	 * Whether the rules match. A rule about a missing field never matches.
	 *
	 * @param array<array-key, string|list<string>> $answers By field ID; empty for hidden fields.
	 * @see COND-11
	 */
	public function match( array $answers ): bool {
		foreach ( $this->rules as $rule ) {
			$matches = isset( $answers[ $rule->field ] ) && $rule->matches( $answers[ $rule->field ] );
			if ( $matches === ( Relation::Any === $this->relation ) ) {
				return $matches;
			}
		}
		return Relation::All === $this->relation || [] === $this->rules;
	}
}
