<?php
/**
 * Tells below a page which of our classes it has loaded, where the request asks
 * for it. What is done after the answer is no part of it.
 *
 * @package Brolga
 */

declare( strict_types=1 );

add_action(
	'shutdown',
	static function (): void {
		if ( ! isset( $_SERVER['HTTP_X_LOADED_CLASSES'] ) ) {
			return;
		}
		$ours = array_filter(
			[ ...get_declared_classes(), ...get_declared_interfaces(), ...get_declared_traits() ],
			static fn ( string $name ): bool => str_starts_with( $name, 'Brolga\\' )
				&& ! str_contains( $name, '@anonymous' )
		);
		echo "\n", wp_json_encode( array_values( $ours ) );
	},
	PHP_INT_MIN
);

// An answer without a body cannot tell.
add_filter(
	'rest_post_dispatch',
	static function ( mixed $answer ): mixed {
		if (
			isset( $_SERVER['HTTP_X_LOADED_CLASSES'] )
			&& $answer instanceof WP_REST_Response
			&& 204 === $answer->get_status()
		) {
			$answer->set_status( 200 );
		}
		return $answer;
	}
);
