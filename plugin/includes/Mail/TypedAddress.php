<?php
declare( strict_types=1 );

namespace Brolga\Mail;

use Brolga\Core\Support\Text;
use WpOrg\Requests\Exception;
use WpOrg\Requests\IdnaEncoder;

/**
 * An email address as people type and paste it, and as mail servers take it.
 *
 * @see EMAIL-260
 */
final class TypedAddress {

	/**
	 * The address in small letters, without what cannot be seen, its domain in the letters that mail servers know.
	 *
	 * @param string $typed `info@bücher.example`, with or without marks that were pasted along.
	 */
	public static function plain( string $typed ): string {
		$address = Text::lower( Text::trim( Text::visible( $typed ) ) );
		$at      = strrpos( $address, '@' );
		$domain  = false === $at ? '' : substr( $address, $at + 1 );
		return false === $at || 1 !== preg_match( '/[^\x00-\x7F]/', $domain )
			? $address
			: substr( $address, 0, $at + 1 ) . self::ascii( $domain );
	}

	/**
	 * The address as people read it.
	 *
	 * @param string $address As it is stored: `info@xn--bcher-kva.example`.
	 */
	public static function shown( string $address ): string {
		$at     = strrpos( $address, '@' );
		$domain = false === $at ? '' : substr( $address, $at + 1 );
		$read   = str_contains( $domain, 'xn--' ) && function_exists( 'idn_to_utf8' )
			? idn_to_utf8( $domain, IDNA_NONTRANSITIONAL_TO_UNICODE, INTL_IDNA_VARIANT_UTS46 )
			: false;
		return false === $at || ! is_string( $read ) ? $address : substr( $address, 0, $at + 1 ) . $read;
	}

	/**
	 * A domain in ASCII; one that is none stays as it is, and is refused by the rules of addresses.
	 *
	 * @param string $domain With other letters.
	 */
	private static function ascii( string $domain ): string {
		if ( function_exists( 'idn_to_ascii' ) ) {
			$ascii = idn_to_ascii( $domain, IDNA_NONTRANSITIONAL_TO_ASCII, INTL_IDNA_VARIANT_UTS46 );
			return is_string( $ascii ) ? $ascii : $domain;
		}
		try {
			$labels = [];
			foreach ( explode( '.', $domain ) as $label ) {
				$labels[] = IdnaEncoder::to_ascii( $label );
			}
			return implode( '.', $labels );
		} catch ( Exception ) {
			return $domain;
		}
	}
}
