<?php
/**
 * Leaves WooCommerce out of each request that does not ask for it: with it a
 * page takes three times as long, and the editor loads twice as many files.
 * The option itself stays as it is, and so does what the shop stored.
 *
 * @package Brolga
 */

declare( strict_types=1 );

add_filter(
	'option_active_plugins',
	static fn ( mixed $plugins ): mixed => is_array( $plugins ) && ! isset( $_COOKIE['brolga_test_shop'] ) && false === getenv( 'BROLGA_TEST_SHOP' )
		? array_values( array_filter( $plugins, static fn ( mixed $plugin ): bool => 'woocommerce/woocommerce.php' !== $plugin ) )
		: $plugins
);
