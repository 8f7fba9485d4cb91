<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;

/**
 * Guesses the site's country until its owner enters it.
 *
 * @see SITE-400
 */
final class SiteCountry {

	public static function of_shop(): string {
		$base = class_exists( 'WooCommerce', false ) ? get_option( 'woocommerce_default_country' ) : '';
		return is_string( $base ) ? explode( ':', $base )[0] : '';
	}

	/**
	 * Returns the shop's country, otherwise that of the site's language; empty if unknown.
	 * WordPress's default language says nothing about the country.
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
