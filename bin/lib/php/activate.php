<?php
/**
 * Activates what is there of shop, plugin and theme, and brings a site that
 * moved to another port along. Prints what the demo was seeded with.
 *
 * @package Brolga
 */

declare( strict_types=1 );

require __DIR__ . '/request.php';
require getcwd() . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

wp_set_current_user( 1 );

foreach ( array( 'woocommerce/woocommerce.php', 'brolga/brolga.php' ) as $brolga_plugin ) {
	if ( ! is_file( WP_PLUGIN_DIR . '/' . $brolga_plugin ) ) {
		deactivate_plugins( $brolga_plugin, true );
		continue;
	}
	$brolga_result = is_plugin_active( $brolga_plugin ) ? null : activate_plugin( $brolga_plugin );
	if ( is_wp_error( $brolga_result ) ) {
		fwrite( STDERR, $brolga_plugin . ' cannot be activated: ' . wp_strip_all_tags( $brolga_result->get_error_message() ) . "\n" );
		exit( 3 );
	}
}

// A shop that is open, without the questions of a first visit.
if ( is_plugin_active( 'woocommerce/woocommerce.php' ) && false === get_option( 'woocommerce_coming_soon_set_by_brolga', false ) ) {
	update_option( 'woocommerce_coming_soon', 'no' );
	update_option( 'woocommerce_allow_tracking', 'no' );
	update_option( 'woocommerce_onboarding_profile', array( 'skipped' => true ) );
	update_option( 'woocommerce_task_list_hidden', 'yes' );
	update_option( 'woocommerce_coming_soon_set_by_brolga', '1', false );
	delete_transient( '_wc_activation_redirect' );
}

$brolga_theme = wp_get_theme( 'brolga' );
if ( $brolga_theme->exists() ) {
	if ( $brolga_theme->errors() ) {
		fwrite( STDERR, 'The theme cannot be used: ' . $brolga_theme->errors()->get_error_message() . "\n" );
		exit( 3 );
	}
	if ( 'brolga' !== get_stylesheet() && ! get_option( 'demo_theme_chosen' ) ) {
		switch_theme( 'brolga' );
		update_option( 'demo_theme_chosen', '1', false );
	}
	// Patterns are cached by the theme's version, which does not change while it is worked on.
	$brolga_theme->delete_pattern_cache();
}

// Written again at the next request, when all post types are known.
delete_option( 'rewrite_rules' );

$brolga_old = (string) get_option( 'demo_home', '' );
if ( '' !== $brolga_old && WP_HOME !== $brolga_old ) {
	$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->posts} SET post_content = REPLACE( post_content, %s, %s ) WHERE post_content LIKE %s", $brolga_old . '/', WP_HOME . '/', '%' . $wpdb->esc_like( $brolga_old . '/' ) . '%' ) );
}
update_option( 'home', WP_HOME );
update_option( 'siteurl', WP_HOME );
update_option( 'demo_home', WP_HOME, false );

wp_cache_flush();
echo "\n", wp_json_encode( array( 'seeded' => get_option( 'demo_seeded', null ), 'shop' => is_plugin_active( 'woocommerce/woocommerce.php' ) ) ), "\n";
