<?php
/**
 * Configuration of a provisioned site: a demo, a test or a bench on this
 * machine. Made by Brolga's bin/lib; changes here are overwritten.
 *
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Local\Settings;

use function Brolga\Local\server;

require_once __DIR__ . '/.brolga/settings.php';
$brolga_settings = Settings::of( __DIR__ );

// The SQLite drop-in steps aside for this engine.
if ( '' !== $brolga_settings->db_host ) {
	define( 'DB_ENGINE', 'mysql' );
}
define( 'DB_HOST', $brolga_settings->db_host );
define( 'DB_NAME', $brolga_settings->db_name );
define( 'DB_USER', $brolga_settings->db_user );
define( 'DB_PASSWORD', $brolga_settings->db_password );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );

foreach ( [ 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ] as $brolga_name ) {
	define( $brolga_name . '_KEY', hash( 'sha256', $brolga_name . ' key ' . $brolga_settings->secret ) );
	define( $brolga_name . '_SALT', hash( 'sha256', $brolga_name . ' salt ' . $brolga_settings->secret ) );
}

// Files that visitors send lie beside the site, and go with it. In WebAssembly nothing beside it stays.
if ( is_dir( __DIR__ . '.uploads' ) ) {
	define( 'BROLGA_UPLOADS_DIR', __DIR__ . '.uploads' );
}

// The same site is served on other ports too; foreign names get the address it was set up with.
$brolga_local = 1 === preg_match( '/^(127\.0\.0\.1|localhost)(:\d+)?$/D', server( 'HTTP_HOST' ) );
define( 'WP_HOME', $brolga_local ? 'http://' . server( 'HTTP_HOST' ) : $brolga_settings->url );
define( 'WP_SITEURL', WP_HOME );

define( 'WP_ENVIRONMENT_TYPE', 'local' );
// WooCommerce keeps nothing of what it counts while somebody looks for faults: a benchmark has it as a live site.
define( 'WP_DEBUG', 'off' !== getenv( 'BROLGA_DEBUG' ) );
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
