<?php
/**
 * Makes a network out of a site, in two runs, as owners do it: `tables`, before
 * wp-config.php says that there is one, and `branch`, which activates the plugins
 * for the network and adds a site in a folder.
 *
 * @package Brolga
 */

declare( strict_types=1 );

if ( 'tables' === $argv[1] ) {
	define( 'WP_INSTALLING_NETWORK', true );
}

require dirname( __DIR__, 3 ) . '/bin/lib/php/request.php';
require getcwd() . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

( static function ( string $task, string $host ): void {
	$wpdb = $GLOBALS['wpdb'];
	assert( $wpdb instanceof wpdb );
	if ( 'tables' === $task ) {
		foreach ( $wpdb->tables( 'ms_global' ) as $table => $name ) {
			( new ReflectionProperty( $wpdb, $table ) )->setValue( $wpdb, $name );
		}
		install_network();
		populate_network( 1, $host, 'admin@example.com', 'Gardens', '/', false );
		return;
	}
	foreach ( array_filter( (array) get_option( 'active_plugins', [] ), is_string( ... ) ) as $plugin ) {
		deactivate_plugins( $plugin, true );
		activate_plugin( $plugin, '', true );
	}
	$site = wp_insert_site(
		[
			'domain'     => $host,
			'path'       => '/branch/',
			'network_id' => 1,
			'user_id'    => 1,
		]
	);
	if ( ! is_int( $site ) ) {
		throw new RuntimeException( $site->get_error_message() );
	}
	switch_to_blog( $site );
	switch_theme( 'brolga' );
	update_option( 'permalink_structure', '/%postname%/' );
	update_option( 'admin_email', 'admin@example.com' );
} )( $argv[1], $argv[2] );
