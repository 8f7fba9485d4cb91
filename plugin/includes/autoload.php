<?php
/** PSR-4 for the Brolga namespace: the plugin runs without any Composer package. */

declare( strict_types=1 );

spl_autoload_register(
	static function ( string $class_name ): void {
		if ( ! str_starts_with( $class_name, 'Brolga\\' ) ) {
			return;
		}
		// Without is_file(), which would access the file system for each class; OPcache need not.
		@include __DIR__ . '/' . str_replace( '\\', '/', substr( $class_name, 7 ) ) . '.php'; // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- A class of another package's has no file here, which is all that is kept quiet.
	}
);
