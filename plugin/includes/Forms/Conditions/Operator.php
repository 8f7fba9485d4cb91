<?php
declare( strict_types=1 );

namespace Brolga\Forms\Conditions;

use Brolga\Core\Support\Text;

/**
 * The comparison operators of conditions; src/forms/view/conditions/conditions.ts does the same in the browser.
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

	/** @param list<string> $values The answer's texts; one empty text if nothing was chosen. */
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

	/** @param list<string> $values */
	private static function is_within( array $values, string $wanted ): bool {
		foreach ( $values as $value ) {
			if ( str_contains( Text::lower( $value ), Text::lower( $wanted ) ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Compares whole numbers like the spaceship operator; null if one of the two is not a number.
	 * Several choices are not a number.
	 *
	 * @param list<string> $values
	 */
	private static function order( array $values, string $wanted ): ?int {
		$number = self::number( 1 === count( $values ) ? $values[0] : '' );
		$other  = self::number( $wanted );
		return null === $number || null === $other ? null : $number <=> $other;
	}

	/**
	 * Returns a number without its decimals; null if the text is not a number. Up to 15 digits are
	 * exact in both PHP and JavaScript.
	 */
	private static function number( string $text ): ?int {
		return 1 === preg_match( '/^([+-]?\d{1,15})(?:\.\d+)?$/D', $text, $match ) ? (int) $match[1] : null;
	}
}
