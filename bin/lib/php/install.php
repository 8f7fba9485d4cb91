<?php
/**
 * Installs WordPress in the current folder's database, once.
 *
 * @package Brolga
 */

declare( strict_types=1 );

require __DIR__ . '/request.php';

$brolga_database = getenv( 'WP_DB_HOST' )
	? array(
		'host'     => getenv( 'WP_DB_HOST' ),
		'name'     => getenv( 'WP_DB_NAME' ) ?: 'brolga',
		'user'     => getenv( 'WP_DB_USER' ) ?: 'root',
		'password' => (string) getenv( 'WP_DB_PASSWORD' ),
	)
	: $brolga_settings['database'];

if ( is_array( $brolga_database ) ) {
	// host, host:port, host:/socket: as WordPress reads it.
	preg_match( '/^([^:]*)(?::(?:(\d+)|(\/.+)))?$/D', $brolga_database['host'], $brolga_parts );
	mysqli_report( MYSQLI_REPORT_ERROR | MYSQLI_REPORT_STRICT );
	try {
		$brolga_link = new mysqli( $brolga_parts[1] ?? '', $brolga_database['user'], $brolga_database['password'], '', (int) ( $brolga_parts[2] ?? 0 ), $brolga_parts[3] ?? '' );
		$brolga_name = '`' . str_replace( '`', '``', $brolga_database['name'] ) . '`';
		if ( in_array( 'drop', $argv ?? array(), true ) ) {
			$brolga_link->query( "DROP DATABASE IF EXISTS $brolga_name" );
		}
		$brolga_link->query( "CREATE DATABASE IF NOT EXISTS $brolga_name CHARACTER SET utf8mb4" );
		$brolga_link->close();
	} catch ( mysqli_sql_exception $brolga_error ) {
		fwrite( STDERR, 'The database server says: ' . $brolga_error->getMessage() . "\n" );
		exit( 3 );
	}
}

define( 'WP_INSTALLING', true );

/**
 * The owner sits at this machine: no mail about the new site.
 */
function wp_new_blog_notification(): void {
}

require getcwd() . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

if ( ! is_blog_installed() ) {
	wp_install( 'Brolga', 'admin', 'admin@example.com', true, '', 'password' );
	update_option( 'permalink_structure', '/%postname%/' );
} elseif ( (int) get_option( 'db_version' ) !== $wp_db_version ) {
	wp_upgrade();
}
