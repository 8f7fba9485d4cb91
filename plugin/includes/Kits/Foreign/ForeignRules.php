<?php
declare( strict_types=1 );

namespace Brolga\Kits\Foreign;

/**
 * Expresses other plugins' conditions in ours, which are one list of rules: all of them hold, or any.
 *
 * @phpstan-import-type Rule from FormDraft
 * @see KIT-21
 */
final class ForeignRules {

	private const OPERATORS = [
		'is'           => 'is',
		'='            => 'is',
		'=='           => 'is',
		'equal'        => 'is',
		'isnot'        => 'is not',
		'!='           => 'is not',
		'e'            => 'is empty',
		'!e'           => 'is not empty',
		'c'            => 'contains',
		'contains'     => 'contains',
		'!c'           => 'does not contain',
		'doNotContains' => 'does not contain',
		'>'            => 'is greater',
		'<'            => 'is less',
	];

	private const OPPOSITES = [
		'is'               => 'is not',
		'is not'           => 'is',
		'is empty'         => 'is not empty',
		'is not empty'     => 'is empty',
		'contains'         => 'does not contain',
		'does not contain' => 'contains',
	];

	/** Returns our operator; empty if there is none, with which no rule is a rule of ours. */
	public static function operator( string $foreign, string $value = '' ): string {
		$ours = self::OPERATORS[ $foreign ] ?? '';
		// Compared with nothing, it asks whether there is an answer.
		return '' !== $value ? $ours : [
			'is'     => 'is empty',
			'is not' => 'is not empty',
		][ $ours ] ?? $ours;
	}

	/**
	 * @phpstan-param list<Rule> $rules
	 * @phpstan-return list<list<Rule>> Groups, of which one has to hold.
	 */
	public static function groups( array $rules, bool $is_any ): array {
		return $is_any ? array_map( static fn ( array $rule ): array => [ $rule ], $rules ) : [ $rules ];
	}

	/**
	 * @phpstan-param list<list<Rule>> $groups One of them has to hold.
	 * @param array<string, string> $ids Our IDs of fields by the other plugin's.
	 * @return array{relation: string, rules: list<Rule>}|null Null if ours cannot say it.
	 */
	public static function conditions( array $groups, bool $hides, array $ids ): ?array {
		$is_one_list = 1 === count( $groups )
			|| [] === array_filter( $groups, static fn ( array $group ): bool => 1 < count( $group ) );
		$is_any      = 1 < count( $groups );
		$rules       = array_merge( ...$groups );
		$ours        = [];
		foreach ( $rules as [ $field, $operator, $value ] ) {
			$operator = $hides ? self::OPPOSITES[ $operator ] ?? '' : $operator;
			if ( '' === $operator || ! isset( $ids[ $field ] ) ) {
				return null;
			}
			$ours[] = [ $ids[ $field ], $operator, FormDraft::plain( $value ) ];
		}
		// Not both is either not the one or not the other.
		return $is_one_list ? [
			'relation' => $is_any !== $hides ? 'any' : 'all',
			'rules'    => $ours,
		] : null;
	}
}
