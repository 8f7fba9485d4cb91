<?php
/**
 * Loads a real WordPress, with the plugin active, for every PHP test.
 *
 * BROLGA_TEST_WORDPRESS names its folder. The database is the site's own SQLite,
 * or MariaDB where WP_DB_HOST names one.
 *
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Core\Kernel\Container;
use Brolga\Core\Kernel\Parts;
use Brolga\Core\Kernel\Services;

require dirname( __DIR__, 2 ) . '/vendor/autoload.php';

// Classes as `bin/test mutation` has changed them come before the plugin's own.
if ( false !== getenv( 'BROLGA_INSTEAD' ) ) {
	require dirname( __DIR__, 2 ) . '/bin/lib/mutation/instead.php';
}

( static function (): void {
	$root = getenv( 'BROLGA_TEST_WORDPRESS' );
	if ( false === $root || ! is_file( $root . '/wp-load.php' ) ) {
		fwrite( STDERR, "Set BROLGA_TEST_WORDPRESS to the folder of a WordPress in which Brolga is active; `bin/test php` does it for you.\n" );
		exit( 2 );
	}
	// A request from nowhere: WordPress and its plugins read these while they load.
	$_SERVER = [
		'HTTP_HOST'       => '127.0.0.1',
		'SERVER_NAME'     => '127.0.0.1',
		'SERVER_PROTOCOL' => 'HTTP/1.1',
		'REQUEST_METHOD'  => 'GET',
		'REQUEST_URI'     => '/',
		'REMOTE_ADDR'     => '127.0.0.1',
	] + $_SERVER;
	require $root . '/wp-load.php';
	if ( ! class_exists( Brolga\Plugin::class, false ) ) {
		fwrite( STDERR, "Brolga is not active in {$root}.\n" );
		exit( 2 );
	}
	// What waits for a class of its own is hooked in once: the test that came first would take its hooks away again.
	$container = Closure::bind( static fn (): ?Container => Services::$container, null, Services::class )();
	foreach ( $container?->get( Parts::class )->waiting ?? [] as $module => $occasions ) {
		if ( in_array( $module, $occasions, true ) ) {
			$container?->get( $module );
		}
	}
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';
	require_once ABSPATH . 'wp-admin/includes/user.php';
	// Tests make users who never log in: what is slow on purpose is as quick as it can be.
	add_filter( 'wp_hash_password_options', static fn (): array => [ 'cost' => 4 ] );
} )();
