<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;

/**
 * Shares as the language writes them, as the screens' `percent()` does.
 *
 * @see I18N-650
 */
final class Percent {

	/** Below this a share is told to the hundredth of a percent. */
	private const SMALL = 0.1;

	/**
	 * A share in percent.
	 *
	 * @param float    $share From 0 to 1.
	 * @param int|null $most  The most decimals, fewer where they are zeros; null: as many as tell small shares apart.
	 */
	public static function of( float $share, ?int $most = null ): string {
		$number   = round( 100 * $share, $most ?? ( abs( $share ) < self::SMALL ? 2 : 1 ) );
		$decimals = strlen( (string) strrchr( (string) $number, '.' ) );
		return implode( number_format_i18n( $number, max( 0, $decimals - 1 ) ), self::around() );
	}

	/**
	 * What stands before and after the number.
	 *
	 * @return array{string, string}
	 */
	public static function around(): array {
		/* translators: %s: a number. With the space that your language has before the sign, which does not break. */
		$text = sprintf( _x( '%s%%', 'a share', 'brolga' ), "\0" );
		[ $before, $after ] = explode( "\0", $text, 2 ) + [ '', '%' ];
		return [ $before, $after ];
	}
}
