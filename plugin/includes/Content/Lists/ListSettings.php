<?php
declare( strict_types=1 );

namespace Brolga\Content\Lists;

use Brolga\Core\Support\Text;
use DateTimeImmutable;

/**
 * How the owner wants a list sorted and filtered, as far as it can be done. What cannot is left out, and named as a
 * problem, which the editor shows.
 *
 * @see BLOG-892 BLOG-893 BLOG-896
 */
final class ListSettings {

	/** Each rule is a subquery. */
	private const MOST_RULES = 5;

	private const LONGEST_VALUE = 200;

	/**
	 * @param list<ListRule> $rules
	 * @param list<string>   $problems
	 * @param bool           $depends_on_today Whether tomorrow's list may be another.
	 */
	private function __construct(
		public readonly ?ListSort $sort,
		public readonly array $rules,
		public readonly bool $matches_any,
		public readonly array $problems,
		public readonly bool $depends_on_today
	) {}

	/**
	 * @param mixed $given The block's, or what the editor's preview sends: of unknown form.
	 * @param array<string, ListField> $fields See ListFields.
	 */
	public static function of( mixed $given, array $fields, DateTimeImmutable $today ): self {
		$given    = is_array( $given ) ? $given : [];
		$problems = [];
		$rules    = [];
		$is_dated = false;
		foreach ( self::listed( $given['rules'] ?? null, $problems ) as $index => $rule ) {
			$made = self::rule( $rule, $fields, $today );
			if ( is_string( $made ) ) {
				/* translators: 1: the number of a condition. 2: what is wrong with it. */
				$problems[] = sprintf( __( 'Condition %1$d is ignored: %2$s', 'brolga' ), $index + 1, $made );
				continue;
			}
			$rules[]  = $made;
			$is_dated = $is_dated || ( FieldKind::Date === $made->kind && 'today' === ( $rule['value'] ?? '' ) );
		}
		$sort = is_array( $given['sort'] ?? null ) ? $given['sort'] : [];
		$by   = self::sort( $sort, $fields );
		if ( [] !== $sort && null === $by ) {
			$problems[] = __( 'The list is not sorted: its field no longer exists. Choose another one.', 'brolga' );
		}
		return new self( $by, $rules, 'any' === ( $given['match'] ?? '' ), $problems, $is_dated );
	}

	/**
	 * @param list<string> $problems
	 * @return list<array<array-key, mixed>>
	 */
	private static function listed( mixed $rules, array &$problems ): array {
		$rules = is_array( $rules ) ? array_values( $rules ) : [];
		if ( count( $rules ) > self::MOST_RULES ) {
			$problems[] = sprintf(
				/* translators: %d: a number. */
				__( 'A list can have %d conditions. The others are ignored.', 'brolga' ),
				self::MOST_RULES
			);
		}
		return array_map(
			static fn ( mixed $rule ): array => is_array( $rule ) ? $rule : [],
			array_slice( $rules, 0, self::MOST_RULES )
		);
	}

	/**
	 * @param array<array-key, mixed> $sort
	 * @param array<string, ListField> $fields
	 */
	private static function sort( array $sort, array $fields ): ?ListSort {
		$by = self::field( $sort, $fields );
		return null === $by
			? null
			: new ListSort( $by, $by->kind_for( $sort['as'] ?? '' ), 'desc' === ( $sort['order'] ?? '' ) );
	}

	public function is_empty(): bool {
		return null === $this->sort && [] === $this->rules;
	}

	/**
	 * @param array<array-key, mixed> $rule
	 * @param array<string, ListField> $fields
	 * @return ListRule|string What is wrong with it.
	 */
	private static function rule( array $rule, array $fields, DateTimeImmutable $today ): ListRule|string {
		$field = self::field( $rule, $fields );
		if ( null === $field ) {
			return __( 'its field no longer exists. Choose another one.', 'brolga' );
		}
		$kind       = $field->kind_for( $rule['as'] ?? '' );
		$is         = $rule['is'] ?? '';
		$comparison = is_string( $is ) ? FieldComparison::tryFrom( $is ) : null;
		if ( null === $comparison || ! $kind->allows( $comparison ) ) {
			return __( 'the field cannot be compared in this way. Choose another comparison.', 'brolga' );
		}
		if ( ! $comparison->takes_value() ) {
			return new ListRule( $field, $kind, $comparison );
		}
		$given = $rule['value'] ?? '';
		$value = is_scalar( $given ) ? trim( Text::line( (string) $given ) ) : '';
		if ( '' === $value ) {
			return __( 'it has no value. Enter one.', 'brolga' );
		}
		return match ( $kind ) {
			FieldKind::Number => is_numeric( $value ) && is_finite( (float) $value )
				? new ListRule( $field, $kind, $comparison, $value )
				: __( 'its value is not a number. Enter digits only.', 'brolga' ),
			FieldKind::Date   => self::dated( $field, $comparison, $value, $today )
				?? __( 'its value is not a date. Choose a day, or “today”.', 'brolga' ),
			default           => new ListRule( $field, $kind, $comparison, Text::start( $value, self::LONGEST_VALUE ) ),
		};
	}

	private static function dated(
		ListField $field,
		FieldComparison $comparison,
		string $value,
		DateTimeImmutable $today
	): ?ListRule {
		$day = 'today' === $value ? $today : DateTimeImmutable::createFromFormat( '!Y-m-d', $value );
		// PHP takes 31 February for a day in March.
		return false === $day || ( 'today' !== $value && $day->format( 'Y-m-d' ) !== $value )
			? null
			: new ListRule( $field, FieldKind::Date, $comparison, $day->format( 'Ymd' ) );
	}

	/**
	 * @param array<array-key, mixed> $settings
	 * @param array<string, ListField> $fields
	 */
	private static function field( array $settings, array $fields ): ?ListField {
		$id = $settings['field'] ?? '';
		return is_string( $id ) ? $fields[ $id ] ?? null : null;
	}
}
