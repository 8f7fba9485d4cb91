<?php
/**
 * PSR-4 for the Brolga namespace: the plugin runs without any Composer package.
 *
 * @package Brolga
 */

declare( strict_types=1 );

spl_autoload_register(
	static function ( string $class_name ): void {
		if ( ! str_starts_with( $class_name, 'Brolga\\' ) ) {
			return;
		}
		$file = __DIR__ . '/' . str_replace( '\\', '/', substr( $class_name, 7 ) ) . '.php';
		if ( is_file( $file ) ) {
			require $file;
		}
	}
);
