<?php
/**
 * Installs WordPress in the current folder's database, once. With `drop` as
 * argument a MySQL database is emptied first.
 *
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Local\Settings;

require __DIR__ . '/request.php';

$brolga_site = Settings::of( (string) getcwd() );
if ( '' !== $brolga_site->db_host ) {
	preg_match( '/^([^:]*)(?::(?:(\d+)|(\/.+)))?$/D', $brolga_site->db_host, $brolga_parts );
	mysqli_report( MYSQLI_REPORT_ERROR | MYSQLI_REPORT_STRICT );
	try {
		$brolga_link = new mysqli(
			$brolga_parts[1] ?? '',
			$brolga_site->db_user,
			$brolga_site->db_password,
			'',
			(int) ( $brolga_parts[2] ?? 0 ),
			$brolga_parts[3] ?? ''
		);
		$brolga_name = '`' . str_replace( '`', '``', $brolga_site->db_name ) . '`';
		if ( in_array( 'drop', (array) ( $_SERVER['argv'] ?? [] ), true ) ) {
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
} else {
	wp_upgrade();
}
