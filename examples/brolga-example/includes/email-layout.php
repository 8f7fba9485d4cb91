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
 * @param array{subject: string, text: string, unsubscribe: string} $mail What is sent.
 */
function email_html( array $mail ): string {
	return sprintf(
		'<html lang="%1$s"><body style="font-family:sans-serif;line-height:1.5"><p><strong>%2$s</strong></p>%3$s</body></html>',
		esc_attr( get_bloginfo( 'language' ) ),
		esc_html( get_bloginfo( 'name' ) ),
		// What visitors wrote is part of it.
		wpautop( make_clickable( esc_html( $mail['text'] ) ) )
	);
}

add_filter(
	'brolga_email_html',
	static fn ( string $html, array $mail ): string => email_html( $mail ),
	10,
	2
);
