<?php
/**
 * Configuration of a site as owners write it: its address stands in the
 * database, and what is special about it in constants. tests/smoke/settings.mjs
 * gives it to a site, with a `.brolga/setup.json` for each set-up.
 *
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Local\Settings;

require_once __DIR__ . '/.brolga/settings.php';
$brolga_settings = Settings::of( __DIR__ );
$brolga_setup    = (array) json_decode( (string) file_get_contents( __DIR__ . '/.brolga/setup.json' ), true );

// As WordPress' handbook has it for sites behind a proxy.
if ( 'https' === ( $_SERVER['HTTP_X_FORWARDED_PROTO'] ?? '' ) ) {
	$_SERVER['HTTPS'] = 'on';
}

define( 'DB_HOST', '' );
define( 'DB_NAME', 'brolga' );
define( 'DB_USER', '' );
define( 'DB_PASSWORD', '' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
foreach ( [ 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ] as $brolga_name ) {
	define( $brolga_name . '_KEY', hash( 'sha256', $brolga_name . ' key ' . $brolga_settings->secret ) );
	define( $brolga_name . '_SALT', hash( 'sha256', $brolga_name . ' salt ' . $brolga_settings->secret ) );
}
foreach ( (array) ( $brolga_setup['constants'] ?? [] ) as $brolga_name => $brolga_value ) {
	define( (string) $brolga_name, $brolga_value );
}

define( 'BROLGA_UPLOADS_DIR', __DIR__ . '.uploads' );
define( 'WP_ENVIRONMENT_TYPE', 'local' );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', __DIR__ . '/.brolga/debug.log' );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'WP_ACCESSIBLE_HOSTS', '127.0.0.1,localhost' );
define( 'AUTOMATIC_UPDATER_DISABLED', true );

$brolga_moved   = $brolga_setup['clock'] ?? 0;
$brolga_support = $brolga_setup['support'] ?? '';
if ( is_int( $brolga_moved ) && 0 !== $brolga_moved && is_string( $brolga_support ) ) {
	require $brolga_support . '/moved-clock.php';
	Brolga\Tests\Settings\MovedClock::move( $brolga_moved );
}

$table_prefix = 'wp_';

if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}
require_once ABSPATH . 'wp-settings.php';
