<?php
declare( strict_types=1 );

namespace Brolga\Forms\Checks;

use Brolga\Core\Support\Digits;
use Brolga\Core\Support\Text;

/**
 * The kinds of validation rules. src/forms/view/checks.ts does the same in the browser, and
 * tests/vectors/field-checks.json tests both.
 *
 * @see FIELD-4 FIELD-9
 */
enum CheckKind: string {

	case Number   = 'number';
	case Min      = 'min';
	case Max      = 'max';
	case Step     = 'step';
	case Date     = 'date';
	case From     = 'from';
	case Until    = 'until';
	case Url      = 'url';
	case Shortest = 'shortest';
	case Longest  = 'longest';
	case Pattern  = 'pattern';

	/**
	 * A URL that people can open: without credentials, backslashes or invisible characters. A URL
	 * without a scheme must contain a dot followed by a letter.
	 */
	private const URL = '/^(?:https?:\/\/|(?=[^\/?#:]*\.\p{L}))[\p{L}\p{N}_][\p{L}\p{M}\p{N}_-]*(?:\.[\p{L}\p{N}_][\p{L}\p{M}\p{N}_-]*)+\.?(?::\d{1,5})?(?:[\/?#][^\s\\\\<>"\p{C}]*)?$(?!\n)/iu';

	public function passes( string $operand, string $value ): bool {
		return match ( $this ) {
			self::Number   => self::is_number( $value, $operand ),
			self::Min      => ( self::number( $value ) ?? NAN ) >= self::number( $operand ),
			self::Max      => ( self::number( $value ) ?? NAN ) <= self::number( $operand ),
			self::Step     => self::is_on_step( $operand, self::number( $value ) ?? 0.0 ),
			self::Date     => self::is_date( $value ),
			self::From     => $value >= $operand,
			self::Until    => $value <= $operand,
			self::Url      => 1 === preg_match( self::URL, $value ),
			self::Shortest => Text::length( $value ) >= (int) $operand,
			self::Longest  => Text::length( $value ) <= (int) $operand,
			self::Pattern  => Pattern::matches( $operand, $value ),
		};
	}

	/**
	 * Returns a value as programs read it: with ASCII digits and without invisible characters.
	 *
	 * @param string $decimal The site's decimal sign.
	 * @see FIELD-261
	 */
	public static function plain( string $value, string $decimal ): string {
		return Digits::ascii( Text::visible( $value ), $decimal );
	}

	public static function decimal_sign(): string {
		return ',' === number_format_i18n( 0.1, 1 )[1] ? ',' : '.';
	}

	/**
	 * Whether a text is an unambiguous number: 1,500 is ambiguous where the decimal sign is a point.
	 *
	 * @param string $decimal The site's decimal sign; empty: a point.
	 * @see FIELD-261
	 */
	private static function is_number( string $text, string $decimal ): bool {
		$decimal = '' === $decimal ? '.' : $decimal;
		$plain   = self::plain( $text, $decimal );
		$groups  = 1 === preg_match( '/^[+-]?[1-9]\d{0,2}([.,])\d{3}$/D', $plain, $match ) ? $match[1] : $decimal;
		return null !== self::number( $plain ) && $decimal === $groups;
	}

	public static function number( string $text ): ?float {
		$text = self::plain( $text, '.' );
		return 1 === preg_match( '/^[+-]?(?=.?\d)\d{0,15}(?:[.,]\d{1,15})?$(?!\n)/', $text )
			? (float) str_replace( ',', '.', $text )
			: null;
	}

	public static function is_date( string $text ): bool {
		return 1 === preg_match( '/^(\d{4})-(\d\d)-(\d\d)$(?!\n)/', $text, $match )
			&& checkdate( (int) $match[2], (int) $match[3], (int) $match[1] );
	}

	/** @param string $operand The step, a space, and the number from which steps are counted. */
	private static function is_on_step( string $operand, float $value ): bool {
		[ $step, $base ] = array_map( floatval( ... ), [ ...explode( ' ', $operand ), '0' ] );
		$steps           = ( $value - $base ) / $step;
		return abs( $steps - round( $steps ) ) < 1e-9 * max( 1.0, abs( $steps ) );
	}
}
