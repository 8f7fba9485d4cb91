<?php
/**
 * The currency of patterns' prices.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

namespace Brolga\Theme;

/**
 * Patterns' prices are written in dollars. They arrive in the currency of the
 * shop (where it was set up: it begins with dollars), else of the business's
 * country, else of the country that the site's language names; where none is
 * known, or is not of these, in dollars.
 *
 * @see THEME-521 THEME-731 THEME-863
 */
final class PatternPrices {

	/** Countries that have another sign than the dollar's, by the sign. */
	private const SIGNS = [
		'€'   => 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC MT NL PT SI SK',
		'£'   => 'GB GG IM JE UK',
		'CHF' => 'CH LI',
		'kr'  => 'DK IS NO SE',
		'zł'  => 'PL',
		'Kč'  => 'CZ',
		'Ft'  => 'HU',
		'lei' => 'RO',
		'R$'  => 'BR',
		'₹'   => 'IN',
		'¥'   => 'CN JP',
		'₩'   => 'KR',
		'₪'   => 'IL',
		'₺'   => 'TR',
	];

	/** The dollar before its figures, and behind them; `%1$s` is no price. */
	private const BEFORE = '/\$(?=\d)/';
	private const BEHIND = '/(?<=\d)([ \x{a0}\x{202f}])\$(?!\w)/u';

	/**
	 * Looks at texts as they are translated: WordPress evaluates patterns only where they are asked for.
	 */
	public function register(): void {
		add_filter( 'gettext_brolga', self::in_currency( ... ) );
	}

	/**
	 * Prints what stands around a price's figures as attributes of a number that counts up, with a comma before each.
	 *
	 * @param string $price A translated price.
	 */
	public static function print_signs( string $price ): void {
		preg_match( '/^(\D*)\d.*?(\D*)$/u', $price, $found );
		foreach ( [ 'prefix', 'suffix' ] as $index => $where ) {
			$sign = $found[ $index + 1 ] ?? '';
			if ( '' !== $sign ) {
				printf( ',"%s":"%s"', esc_attr( $where ), esc_attr( $sign ) );
			}
		}
	}

	/**
	 * A text with its prices in the site's currency.
	 */
	private static function in_currency( string $text ): string {
		if ( 1 !== preg_match( self::BEFORE, $text ) && 1 !== preg_match( self::BEHIND, $text ) ) {
			return $text;
		}
		$sign = self::sign();
		if ( '$' === $sign ) {
			return $text;
		}
		// A dollar in a replacement would be a reference.
		$quoted = str_replace( '$', '\$', $sign );
		$before = 1 === preg_match( '/\p{L}$/u', $sign ) ? "{$quoted}\u{a0}" : $quoted;
		return (string) preg_replace( [ self::BEHIND, self::BEFORE ], [ "\$1{$quoted}", $before ], $text );
	}

	/**
	 * The sign of the site's currency.
	 */
	private static function sign(): string {
		if ( self::has_shop() ) {
			return html_entity_decode( get_woocommerce_currency_symbol(), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		}
		$country = self::country();
		foreach ( self::SIGNS as $sign => $countries ) {
			if ( in_array( $country, explode( ' ', $countries ), true ) ) {
				return $sign;
			}
		}
		return '$';
	}

	/**
	 * Whether a shop says what money is here: one that was never set up sells in dollars, wherever the business is.
	 */
	private static function has_shop(): bool {
		return function_exists( 'get_woocommerce_currency_symbol' ) && (
			'' === Business::country()
			|| 'USD' !== get_option( 'woocommerce_currency', 'USD' )
			|| '' !== get_option( 'woocommerce_store_address', '' )
		);
	}

	/**
	 * Where the business is, else the country of the site's language.
	 */
	private static function country(): string {
		$country = Business::country();
		return '' !== $country ? $country : (string) preg_replace( '/^[a-z]+_?|_.*$/', '', get_locale() );
	}
}
