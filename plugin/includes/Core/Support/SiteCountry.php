<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;

/**
 * Where the site is, as far as it can be told before its owner says so.
 *
 * @see SITE-400
 */
final class SiteCountry {

	/**
	 * The shop's base country, as WooCommerce keeps it: `AU:QLD`; empty: there is no shop.
	 */
	public static function of_shop(): string {
		$base = class_exists( 'WooCommerce', false ) ? get_option( 'woocommerce_default_country' ) : '';
		return is_string( $base ) ? explode( ':', $base )[0] : '';
	}

	/**
	 * The shop's country, else that of the site's language; empty: unknown, as with
	 * the language that WordPress begins with.
	 */
	public static function guessed(): string {
		$shop   = self::of_shop();
		$locale = get_locale();
		if ( '' !== $shop || 'en_US' === $locale ) {
			return $shop;
		}
		return 1 === preg_match( '/^[a-z]{2,3}_([A-Z]{2})(?:_|$)/', $locale, $found ) ? $found[1] : '';
	}
}
