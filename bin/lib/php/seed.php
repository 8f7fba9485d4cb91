<?php
/**
 * Runs the demo's seeder inside the current folder's site and notes that it did.
 *
 * @package Brolga
 */

declare( strict_types=1 );

set_time_limit( 0 );
require __DIR__ . '/request.php';
require getcwd() . '/wp-load.php';

// Once, and once more when the shop has come: the owner's changes are not undone at each start.
$brolga_kind = class_exists( 'WooCommerce' ) ? 'with shop' : 'without shop';
if ( get_option( 'demo_seeded' ) === $brolga_kind ) {
	return;
}

require_once ABSPATH . 'wp-admin/includes/admin.php';
wp_set_current_user( 1 );
require dirname( __DIR__, 3 ) . '/demo/seed.php';

update_option( 'demo_seeded', $brolga_kind, false );
