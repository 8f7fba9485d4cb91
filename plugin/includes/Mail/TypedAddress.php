<?php
declare( strict_types=1 );

namespace Brolga\Mail;

use Brolga\Core\Support\Text;
use WpOrg\Requests\Exception;
use WpOrg\Requests\IdnaEncoder;

/**
 * Converts email addresses between the form people type or read and the ASCII form that mail servers accept.
 *
 * @see EMAIL-260
 */
final class TypedAddress {

	/** Normalizes an address such as `Info@bücher.example`: lower case, no invisible characters, Punycode. */
	public static function plain( string $typed ): string {
		$address = Text::lower( Text::trim( Text::visible( $typed ) ) );
		$at      = strrpos( $address, '@' );
		$domain  = false === $at ? '' : substr( $address, $at + 1 );
		return false === $at || 1 !== preg_match( '/[^\x00-\x7F]/', $domain )
			? $address
			: substr( $address, 0, $at + 1 ) . self::ascii( $domain );
	}

	public static function shown( string $address ): string {
		$at     = strrpos( $address, '@' );
		$domain = false === $at ? '' : substr( $address, $at + 1 );
		$read   = str_contains( $domain, 'xn--' ) && function_exists( 'idn_to_utf8' )
			? idn_to_utf8( $domain, IDNA_NONTRANSITIONAL_TO_UNICODE, INTL_IDNA_VARIANT_UTS46 )
			: false;
		return false === $at || ! is_string( $read ) ? $address : substr( $address, 0, $at + 1 ) . $read;
	}

	/** Returns an invalid domain unchanged; address validation rejects it later. */
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
