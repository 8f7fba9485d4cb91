<?php
declare( strict_types=1 );

namespace Brolga\Forms\Conditions;

/**
 * Determines from the answers which fields are visible, without side effects. visibleFields() in
 * src/forms/view/conditions/conditions.ts does the same in the browser, and
 * tests/vectors/conditions.json tests both.
 *
 * @see COND-1 COND-10 COND-12
 */
final class Visibility {

	/**
	 * Results by field ID: true is visible, false is hidden. Null means that the field is in a cycle of
	 * conditions, depends on one, or is still being computed, which is how a cycle is detected.
	 *
	 * @var array<array-key, bool|null>
	 */
	private array $known = [];

	/**
	 * @param array<array-key, FieldConditions> $conditions
	 * @param array<array-key, string|list<string>> $answers
	 */
	private function __construct(
		private readonly array $conditions,
		private readonly array $answers
	) {}

	/**
	 * @param array<array-key, FieldConditions> $conditions
	 * @param array<array-key, string|list<string>> $answers
	 * @return list<string>
	 */
	public static function hidden( array $conditions, array $answers ): array {
		$visibility = new self( $conditions, $answers );
		$ids        = array_map( strval( ... ), array_keys( $conditions ) );
		return array_values( array_filter( $ids, static fn ( string $id ): bool => true !== $visibility->of( $id ) ) );
	}

	private function of( string $id ): ?bool {
		if ( array_key_exists( $id, $this->known ) ) {
			return $this->known[ $id ];
		}
		$this->known[ $id ] = null;
		$asked              = [];
		$is_cyclic          = false;
		foreach ( $this->conditions[ $id ]->rules as $rule ) {
			if ( isset( $this->conditions[ $rule->field ] ) ) {
				$visible               = $this->of( $rule->field );
				$is_cyclic             = $is_cyclic || null === $visible;
				$asked[ $rule->field ] = true === $visible ? ( $this->answers[ $rule->field ] ?? '' ) : '';
			}
		}
		$this->known[ $id ] = $is_cyclic ? null : $this->conditions[ $id ]->match( $asked );
		return $this->known[ $id ];
	}
}
