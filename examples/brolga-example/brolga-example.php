<?php
/**
 * Plugin Name:       Brolga example
 * Description:       An add-on for Brolga that adds one of each thing that others can add. Copy the file that you need.
 * Version:           0.1.0
 * Requires at least: 6.8
 * Requires PHP:      8.2
 * Requires Plugins:  brolga
 * Author:            Brolga contributors
 * License:           GPL-2.0-or-later
 *
 * @package BrolgaExample
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

add_action(
	'plugins_loaded',
	static function (): void {
		// Without Brolga there is nothing to add to.
		if ( ! interface_exists( Brolga\Api\Extension::class ) ) {
			return;
		}
		foreach ( (array) glob( __DIR__ . '/includes/*.php' ) as $file ) {
			require_once (string) $file;
		}
	}
);
