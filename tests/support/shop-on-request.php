<?php
/**
 * Leaves WooCommerce out of each request that does not ask for it: with it a
 * page takes three times as long, and the editor loads twice as many files.
 * The option itself stays as it is, and so does what the shop stored. Reviews may
 * follow each other at once.
 *
 * @package Brolga
 */

declare( strict_types=1 );

add_filter(
	'option_active_plugins',
	static fn ( mixed $plugins ): mixed => is_array( $plugins )
		&& ! isset( $_COOKIE['brolga_test_shop'] )
		&& false === getenv( 'BROLGA_TEST_SHOP' )
		? array_values(
			array_filter( $plugins, static fn ( mixed $plugin ): bool => 'woocommerce/woocommerce.php' !== $plugin )
		)
		: $plugins
);

// Tests' visitors share an address, which WordPress lets comment once in fifteen seconds: a review of the test before
// would refuse the next.
add_filter( 'comment_flood_filter', '__return_false' );
