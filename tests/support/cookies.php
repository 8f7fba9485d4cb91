<?php
/**
 * A plugin that asks nobody: it sets a cookie with each page, and one by a script.
 *
 * @package Brolga
 */

declare( strict_types=1 );

add_action(
	'init',
	static function (): void {
		setcookie( 'neighbour_session', '1', [ 'path' => '/' ] );
	}
);
add_action(
	'wp_enqueue_scripts',
	static function (): void {
		wp_enqueue_script( 'neighbour', content_url( 'mu-plugins/neighbour.js' ), [], '1', true );
	}
);
