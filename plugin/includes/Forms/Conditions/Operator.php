<?php
declare( strict_types=1 );

namespace Brolga\Forms\Conditions;

use Brolga\Core\Support\Text;

/**
 * The operators of conditions; the browser's twin is src/forms/view/conditions/conditions.ts.
 *
 * @see COND-4 COND-5 COND-6 COND-7
 */
enum Operator: string {

	case Is             = 'is';
	case IsNot          = 'is not';
	case IsEmpty        = 'is empty';
	case IsNotEmpty     = 'is not empty';
	case Contains       = 'contains';
	case DoesNotContain = 'does not contain';
	case IsGreater      = 'is greater';
	case IsLess         = 'is less';

	/**
	 * Whether an answer passes.
	 *
	 * @param list<string> $values The answer's texts; nothing chosen is an empty text.
	 * @param string       $wanted What it is compared with.
	 */
	public function holds( array $values, string $wanted ): bool {
		return match ( $this ) {
			self::Is             => in_array( $wanted, $values, true ),
			self::IsNot          => ! in_array( $wanted, $values, true ),
			self::IsEmpty        => '' === implode( '', $values ),
			self::IsNotEmpty     => '' !== implode( '', $values ),
			self::Contains       => self::is_within( $values, $wanted ),
			self::DoesNotContain => ! self::is_within( $values, $wanted ),
			self::IsGreater      => self::order( $values, $wanted ) === 1,
			self::IsLess         => self::order( $values, $wanted ) === -1,
		};
	}

	/**
	 * Whether one of the texts holds another, in letters of any case.
	 *
	 * @param list<string> $values The texts.
	 * @param string       $wanted The other.
	 */
	private static function is_within( array $values, string $wanted ): bool {
		foreach ( $values as $value ) {
			if ( str_contains( Text::lower( $value ), Text::lower( $wanted ) ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Which of two whole numbers is the greater, 0 for equal ones; null where
	 * there are not two. Several choices are no number.
	 *
	 * @param list<string> $values The answer.
	 * @param string       $wanted The other.
	 */
	private static function order( array $values, string $wanted ): ?int {
		$number = self::number( 1 === count( $values ) ? $values[0] : '' );
		$other  = self::number( $wanted );
		return null === $number || null === $other ? null : $number <=> $other;
	}

	/**
	 * A number without what is behind its point; not longer than both languages count exactly.
	 *
	 * @param string $text What may be one.
	 */
	private static function number( string $text ): ?int {
		return 1 === preg_match( '/^([+-]?\d{1,15})(?:\.\d+)?$/D', $text, $match ) ? (int) $match[1] : null;
	}
}
