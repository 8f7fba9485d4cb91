<?php
declare( strict_types=1 );

namespace Brolga\Forms\Conditions;

use Brolga\Forms\Source\BlockAttributes;

/**
 * Rules and how many of them have to match.
 *
 * @see COND-2 COND-3
 */
final class Conditions {

	/**
	 * @param list<Rule> $rules    Without any there is no condition.
	 */
	private function __construct(
		public readonly Relation $relation,
		public readonly array $rules
	) {}

	/**
	 * Saved conditions.
	 *
	 * @param BlockAttributes $saved `{relation, rules}`.
	 */
	public static function from( BlockAttributes $saved ): self {
		return new self(
			Relation::tryFrom( $saved->line( 'relation' ) ) ?? Relation::All,
			array_map( Rule::from( ... ), array_values( $saved->items( 'rules' ) ) )
		);
	}

	/**
	 * The same conditions about fields by other ids.
	 *
	 * @param array<array-key, string> $ids The new ids by the old ones.
	 */
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
	 * Whether enough rules match. One about a field that is not there does not.
	 *
	 * @param array<array-key, string|list<string>> $answers By field id; a hidden field's is empty.
	 *
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
