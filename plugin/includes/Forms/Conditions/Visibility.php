<?php
declare( strict_types=1 );

namespace Brolga\Forms\Conditions;

/**
 * Works out, from the answers alone, which fields are visible. Pure; the
 * browser's twin is visibleFields() in src/forms/view/conditions/conditions.ts, and both answer
 * the cases of tests/vectors/conditions.json.
 *
 * @see COND-1 COND-10 COND-12
 */
final class Visibility {

	/**
	 * Which fields have been looked at: true is visible, false hidden, null one
	 * that is in or behind a cycle, or not decided yet, which is how a cycle shows.
	 *
	 * @var array<array-key, bool|null>
	 */
	private array $known = [];

	/**
	 * @param array<array-key, Conditions>          $conditions By field id, one for each field.
	 * @param array<array-key, string|list<string>> $answers    By field id.
	 */
	private function __construct(
		private readonly array $conditions,
		private readonly array $answers
	) {}

	/**
	 * The ids of the fields that are hidden.
	 *
	 * @param array<array-key, Conditions>          $conditions By field id, one for each field.
	 * @param array<array-key, string|list<string>> $answers    By field id.
	 * @return list<string>
	 */
	public static function hidden( array $conditions, array $answers ): array {
		$visibility = new self( $conditions, $answers );
		$ids        = array_map( strval( ... ), array_keys( $conditions ) );
		return array_values( array_filter( $ids, static fn ( string $id ): bool => true !== $visibility->of( $id ) ) );
	}

	/**
	 * Whether a field is visible.
	 *
	 * @param string $id One of the fields.
	 * @return bool|null Null when it is in or behind a cycle.
	 */
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
