<?php
/**
 * Stands for the plugin "WP Consent API", as far as others see it.
 *
 * @package Brolga
 */

declare( strict_types=1 );

/**
 * How other banners ask.
 */
function wp_get_consent_type(): string|false {
	$type = apply_filters( 'wp_get_consent_type', false );
	return is_string( $type ) ? $type : false;
}

/**
 * Whether the visitor agreed to a category; where nobody asks, everything is.
 *
 * @param string $category Its name.
 */
function wp_has_consent( string $category ): bool {
	$type   = wp_get_consent_type();
	$cookie = $_COOKIE[ "wp_consent_{$category}" ] ?? '';
	return false === $type || 'allow' === $cookie || ( '' === $cookie && 'optout' === $type );
}

/**
 * Remembers what cookies there are.
 *
 * @param string $name    The cookie.
 * @param string $service Whose it is.
 * @param string $expires When it ends, in words.
 */
function wp_add_cookie_info(
	string $name,
	string $service,
	string $category,
	string $expires,
	string $function
): void {
	do_action( 'brolga_test_cookie_info', [ $name, $service, $category, $expires, $function ] );
}
