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

foreach ( [ 'woocommerce/woocommerce.php', 'brolga/brolga.php' ] as $brolga_plugin ) {
	if ( ! is_file( ABSPATH . 'wp-content/plugins/' . $brolga_plugin ) ) {
		deactivate_plugins( $brolga_plugin, true );
		continue;
	}
	$brolga_result = is_plugin_active( $brolga_plugin ) ? null : activate_plugin( $brolga_plugin );
	if ( is_wp_error( $brolga_result ) ) {
		fwrite(
			STDERR,
			$brolga_plugin . ' cannot be activated: ' . wp_strip_all_tags( $brolga_result->get_error_message() ) . "\n"
		);
		exit( 3 );
	}
}

// A shop that is open, without the questions of a first visit.
$brolga_shop = is_plugin_active( 'woocommerce/woocommerce.php' );
if ( $brolga_shop && false === get_option( 'demo_shop_opened' ) ) {
	update_option( 'woocommerce_coming_soon', 'no' );
	update_option( 'woocommerce_allow_tracking', 'no' );
	update_option( 'woocommerce_onboarding_profile', [ 'skipped' => true ] );
	update_option( 'woocommerce_task_list_hidden', 'yes' );
	update_option( 'demo_shop_opened', '1', false );
	delete_transient( '_wc_activation_redirect' );
}

$brolga_theme = wp_get_theme( 'brolga' );
if ( $brolga_theme->exists() ) {
	$brolga_errors = $brolga_theme->errors();
	if ( $brolga_errors instanceof WP_Error ) {
		fwrite( STDERR, 'The theme cannot be used: ' . $brolga_errors->get_error_message() . "\n" );
		exit( 3 );
	}
	// Once: the owner may try another theme.
	if ( false === get_option( 'demo_theme_chosen' ) ) {
		switch_theme( 'brolga' );
		update_option( 'demo_theme_chosen', '1', false );
	}
	// Patterns are cached by the theme's version, which does not change while it is worked on.
	$brolga_theme->delete_pattern_cache();
}

// Written again at the next request, when all post types are known.
delete_option( 'rewrite_rules' );

$brolga_home   = home_url();
$brolga_former = get_option( 'demo_home', '' );
if ( is_string( $brolga_former ) && '' !== $brolga_former && $brolga_home !== $brolga_former ) {
	$brolga_wpdb = $GLOBALS['wpdb'];
	assert( $brolga_wpdb instanceof wpdb );
	$brolga_wpdb->query(
		(string) $brolga_wpdb->prepare(
			'UPDATE %i SET post_content = REPLACE( post_content, %s, %s ) WHERE post_content LIKE %s',
			$brolga_wpdb->posts,
			$brolga_former . '/',
			$brolga_home . '/',
			'%' . $brolga_wpdb->esc_like( $brolga_former . '/' ) . '%'
		)
	);
	update_option( 'home', $brolga_home );
	update_option( 'siteurl', $brolga_home );
}
update_option( 'demo_home', $brolga_home, false );

wp_cache_flush();
echo "\n", wp_json_encode(
	[
		'seeded' => get_option( 'demo_seeded', null ),
		'shop'   => $brolga_shop,
	]
), "\n";
