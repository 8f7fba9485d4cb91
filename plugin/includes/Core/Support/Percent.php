<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;

/**
 * Formats percentages in the user's language, like `percent()` in the admin screens.
 *
 * @see I18N-650
 */
final class Percent {

	private const SMALL = 0.1;

	/**
	 * Formats a share as a percentage.
	 *
	 * @param float $share From 0 to 1.
	 * @param int|null $most The most decimals, without trailing zeros; null: one, or two for small shares.
	 */
	public static function of( float $share, ?int $most = null ): string {
		$number   = round( 100 * $share, $most ?? ( abs( $share ) < self::SMALL ? 2 : 1 ) );
		$decimals = strlen( (string) strrchr( (string) $number, '.' ) );
		return implode( number_format_i18n( $number, max( 0, $decimals - 1 ) ), self::around() );
	}

	/** @return array{string, string} */
	public static function around(): array {
		/* translators: %s: a number. With the space that your language has before the sign, which does not break. */
		$text = sprintf( _x( '%s%%', 'a share', 'brolga' ), "\0" );
		[ $before, $after ] = explode( "\0", $text, 2 ) + [ '', '%' ];
		return [ $before, $after ];
	}
}
