<?php
/**
 * Installs the site, once; after that brings its tables to what a new version
 * of WordPress wants. Run in the folder of WordPress:
 *
 *     BROLGA_ADMIN_EMAIL=me@example.com php brolga-install.php
 *
 * The administrator is called `admin`; the password stands in the file that
 * BROLGA_ADMIN_PASSWORD_FILE names. It ends with another status than 0 until
 * the database answers, so that whoever started it tries again.
 *
 * @package Brolga
 */

declare( strict_types=1 );

// phpcs:disable WordPress.WP.AlternativeFunctions -- A terminal and a secret are no files of WordPress'.

define( 'WP_INSTALLING', true );

$_SERVER += [
	'HTTP_HOST'      => 'localhost',
	'REQUEST_METHOD' => 'GET',
	'REQUEST_URI'    => '/',
];

/**
 * Sends no mail about the new site: who runs this knows of it.
 */
function wp_new_blog_notification(): void {
}

require getcwd() . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

if ( is_blog_installed() ) {
	wp_upgrade();
} else {
	$brolga_email    = (string) getenv( 'BROLGA_ADMIN_EMAIL' );
	$brolga_file     = (string) getenv( 'BROLGA_ADMIN_PASSWORD_FILE' );
	$brolga_password = is_readable( $brolga_file ) ? trim( (string) file_get_contents( $brolga_file ) ) : '';
	if ( false === is_email( $brolga_email ) || '' === $brolga_password ) {
		fwrite( STDERR, "BROLGA_ADMIN_EMAIL is no address, or BROLGA_ADMIN_PASSWORD_FILE names no password.\n" );
		exit( 2 );
	}
	wp_install( 'Brolga', 'admin', $brolga_email, true, '', $brolga_password );
}

// A first run that was cut off is finished by the next.
if ( [] === get_option( 'active_plugins', [] ) ) {
	wp_set_current_user( 1 );
	update_option( 'permalink_structure', '/%postname%/' );
	switch_theme( 'brolga' );
	foreach ( [ 'redis-cache/redis-cache.php', 'brolga/brolga.php' ] as $brolga_plugin ) {
		$brolga_result = activate_plugin( $brolga_plugin );
		if ( is_wp_error( $brolga_result ) ) {
			fwrite( STDERR, "{$brolga_plugin}: {$brolga_result->get_error_message()}\n" );
			exit( 3 );
		}
	}
	// Written again at the next request, when all post types are known.
	delete_option( 'rewrite_rules' );
}
echo 'Installed, and up to date: ', esc_url( admin_url() ), "\n";
