<?php
/**
 * A layout of emails: HTML beside their text.
 *
 * @package BrolgaExample
 */

declare( strict_types=1 );

namespace BrolgaExample;

defined( 'ABSPATH' ) || exit;

/**
 * Puts the site's name above the text.
 *
 * @param string $html What others gave.
 * @param array{subject: string, text: string, unsubscribe: string} $mail What is sent.
 */
function email_html( string $html, array $mail ): string {
	return sprintf(
		'<html lang="%1$s"><body style="font-family:sans-serif"><p><strong>%2$s</strong></p>%3$s</body></html>',
		esc_attr( get_bloginfo( 'language' ) ),
		esc_html( get_bloginfo( 'name' ) ),
		// What visitors wrote is part of it.
		wpautop( make_clickable( esc_html( $mail['text'] ) ) )
	);
}

add_filter( 'brolga_email_html', __NAMESPACE__ . '\email_html', 10, 2 );
