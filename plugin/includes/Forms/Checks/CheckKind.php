<?php
declare( strict_types=1 );

namespace Brolga\Forms\Checks;

use Brolga\Core\Support\Digits;
use Brolga\Core\Support\Text;

/**
 * The kinds of checks; the browser's twin is src/forms/view/checks.ts, and both
 * answer the cases of tests/vectors/field-checks.json.
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
	 * An address as people can open it: no sign-in, no backslash, nothing that is not seen. Without its beginning it
	 * has a name, and not only digits, after a dot.
	 */
	private const URL = '/^(?:https?:\/\/|(?=[^\/?#:]*\.\p{L}))[\p{L}\p{N}_][\p{L}\p{M}\p{N}_-]*(?:\.[\p{L}\p{N}_][\p{L}\p{M}\p{N}_-]*)+\.?(?::\d{1,5})?(?:[\/?#][^\s\\\\<>"\p{C}]*)?$(?!\n)/iu';

	/**
	 * Whether a value passes.
	 *
	 * @param string $operand What it is held against; empty where the kind needs nothing.
	 * @param string $value   A value that is not empty.
	 */
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
	 * What machines read of a value: digits of all scripts are digits, and what nobody sees is not there.
	 *
	 * @param string $value   As it was typed.
	 * @param string $decimal The site's decimal sign.
	 *
	 * @see FIELD-261
	 */
	public static function plain( string $value, string $decimal ): string {
		return Digits::ascii( Text::visible( $value ), $decimal );
	}

	/**
	 * The site's decimal sign, which tells what a number such as 1.500 is.
	 */
	public static function decimal_sign(): string {
		return ',' === number_format_i18n( 0.1, 1 )[1] ? ',' : '.';
	}

	/**
	 * Whether a text is a number that can be read in one way only: 1,500 cannot, where a point is the decimal sign.
	 *
	 * @param string $text    What may be one.
	 * @param string $decimal The site's decimal sign; empty: a point.
	 *
	 * @see FIELD-261
	 */
	private static function is_number( string $text, string $decimal ): bool {
		$decimal = '' === $decimal ? '.' : $decimal;
		$plain   = self::plain( $text, $decimal );
		$groups  = 1 === preg_match( '/^[+-]?[1-9]\d{0,2}([.,])\d{3}$/D', $plain, $match ) ? $match[1] : $decimal;
		return null !== self::number( $plain ) && $decimal === $groups;
	}

	/**
	 * A number as people write it, with a point or a comma.
	 *
	 * @param string $text What may be one.
	 */
	public static function number( string $text ): ?float {
		$text = self::plain( $text, '.' );
		return 1 === preg_match( '/^[+-]?(?=.?\d)\d{0,15}(?:[.,]\d{1,15})?$(?!\n)/', $text )
			? (float) str_replace( ',', '.', $text )
			: null;
	}

	/**
	 * Whether a text is a day that there is.
	 *
	 * @param string $text What may be one.
	 */
	public static function is_date( string $text ): bool {
		return 1 === preg_match( '/^(\d{4})-(\d\d)-(\d\d)$(?!\n)/', $text, $match )
			&& checkdate( (int) $match[2], (int) $match[3], (int) $match[1] );
	}

	/**
	 * Whether a number lies on a step.
	 *
	 * @param string $operand The step, a space, and the number from which is counted.
	 * @param float  $value   The number.
	 */
	private static function is_on_step( string $operand, float $value ): bool {
		[ $step, $base ] = array_map( floatval( ... ), [ ...explode( ' ', $operand ), '0' ] );
		$steps           = ( $value - $base ) / $step;
		return abs( $steps - round( $steps ) ) < 1e-9 * max( 1.0, abs( $steps ) );
	}
}
