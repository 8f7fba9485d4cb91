<?php
declare( strict_types=1 );

namespace Brolga\Shop\Filters;

/**
 * Converts prices between the way people of the shop's currency write them and the plain number in URLs.
 *
 * @see SHOP-240
 */
final class PriceText {

	private const ZEROS = [ 0x660, 0x6F0, 0x966, 0x9E6, 0xE50, 0xFF10 ];

	private const PLAIN = '/^\d{1,9}(?:\.\d{1,4})?$/D';

	/** @param list<string> $signs */
	public function __construct(
		private readonly string $point = '.',
		private readonly array $signs = [ '$' ]
	) {}

	public static function of_shop(): self {
		return new self(
			wc_get_price_decimal_separator(),
			[
				html_entity_decode( get_woocommerce_currency_symbol(), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
				get_woocommerce_currency(),
			]
		);
	}

	/**
	 * Returns a plain number; empty if the text is not a price.
	 *
	 * @param bool $is_typed Whether a person typed it, so that the shop's format precedes that of URLs.
	 */
	public function read( string $text, bool $is_typed ): string {
		if ( ! $is_typed && 1 === preg_match( self::PLAIN, $text ) ) {
			return $text;
		}
		$text = str_ireplace( $this->signs, '', self::digits( $text ) );
		// Currency symbols and codes, invisible characters, and thousands separators other than comma and point.
		$text = (string) preg_replace( '/[\p{Sc}\p{Z}\p{Cf}\s\'’٬]|^[A-Z]{1,3}(?=[\d\p{Sc}\s])/u', '', $text );
		$text = $this->without_thousands( str_replace( '٫', $this->point, $text ) );
		return 1 === preg_match( self::PLAIN, $text ) ? $text : '';
	}

	public function write( string $number ): string {
		return str_replace( '.', $this->point, $number );
	}

	/**
	 * Removes thousands separators, whichever of comma and point they are; empty if the groups are
	 * not three digits each.
	 */
	private function without_thousands( string $text ): string {
		$last  = strrpos( $text, ',' ) > strrpos( $text, '.' ) ? ',' : '.';
		$count = substr_count( $text, $last );
		$other = ',' === $last ? '.' : ',';
		if ( 0 === $count ) {
			return $text;
		}
		$groups   = '/^\d{1,3}(?:' . preg_quote( $last, '/' ) . '\d{3})+$/D';
		$is_whole = ! str_contains( $text, $other )
			&& ( $count > 1 || $last !== $this->point )
			&& 1 === preg_match( $groups, $text );
		if ( $is_whole ) {
			return str_replace( $last, '', $text );
		}
		[ $whole, $decimals ] = explode( $last, $text, 2 );
		// Groups of thousands have three digits; anything else is not a price.
		return str_contains( $whole, $other ) && 1 !== preg_match( "/^\d{1,3}(?:[{$other}]\d{3})+$/D", $whole )
			? ''
			: str_replace( $other, '', $whole ) . ".{$decimals}";
	}

	private static function digits( string $text ): string {
		return (string) preg_replace_callback(
			'/\p{Nd}/u',
			static function ( array $found ): string {
				foreach ( self::ZEROS as $zero ) {
					$digit = mb_ord( $found[0], 'UTF-8' ) - $zero;
					if ( $digit >= 0 && $digit <= 9 ) {
						return (string) $digit;
					}
				}
				return $found[0];
			},
			$text
		);
	}
}
