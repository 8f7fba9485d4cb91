<?php
/**
 * Configuration of a provisioned site: a demo, a test or a bench on this
 * machine. Made by Brolga's bin/lib; changes here are overwritten.
 *
 * @package Brolga
 */

// The environment wins, so that one site serves several test runs.
$brolga_settings = json_decode( (string) file_get_contents( __DIR__ . '/.brolga/settings.json' ), true );
$brolga_database = getenv( 'WP_DB_HOST' )
	? array(
		'host'     => getenv( 'WP_DB_HOST' ),
		'name'     => getenv( 'WP_DB_NAME' ) ?: 'brolga',
		'user'     => getenv( 'WP_DB_USER' ) ?: 'root',
		'password' => (string) getenv( 'WP_DB_PASSWORD' ),
	)
	: $brolga_settings['database'];

// The SQLite drop-in steps aside for this engine.
if ( is_array( $brolga_database ) ) {
	define( 'DB_ENGINE', 'mysql' );
}
define( 'DB_HOST', $brolga_database['host'] ?? 'localhost' );
define( 'DB_NAME', $brolga_database['name'] ?? 'wordpress' );
define( 'DB_USER', $brolga_database['user'] ?? 'root' );
define( 'DB_PASSWORD', $brolga_database['password'] ?? '' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );

foreach ( array( 'AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT' ) as $brolga_name ) {
	define( $brolga_name, hash( 'sha256', $brolga_name . $brolga_settings['secret'] ) );
}

// The same site is served on other ports too; foreign names get the address it was set up with.
$brolga_host = (string) ( $_SERVER['HTTP_HOST'] ?? '' );
define( 'WP_HOME', preg_match( '/^(127\.0\.0\.1|localhost)(:\d+)?$/D', $brolga_host ) ? 'http://' . $brolga_host : $brolga_settings['url'] );
define( 'WP_SITEURL', WP_HOME );

define( 'WP_ENVIRONMENT_TYPE', 'local' );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', __DIR__ . '/.brolga/debug.log' );

// Nothing leaves this machine; requests to the site itself are let through.
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'WP_ACCESSIBLE_HOSTS', '127.0.0.1,localhost' );
define( 'AUTOMATIC_UPDATER_DISABLED', true );

// bin/start asks for wp-cron.php by itself, so that no visitor's page pays for it.
define( 'DISABLE_WP_CRON', true );

$table_prefix = 'wp_';

if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}
require_once ABSPATH . 'wp-settings.php';
