<?php
/**
 * Called by WordPress when the owner deletes the plugin: removes every trace, or
 * nothing, as the setting says. It is said for each site of a network on its own.
 *
 * @package Brolga
 * @see LIFE-4
 */

declare( strict_types=1 );

use Brolga\Core\Kernel\Installer;
use Brolga\Core\Security\PrivacySection;
use Brolga\Core\Settings\Settings;
use Brolga\Plugin;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once __DIR__ . '/includes/autoload.php';

( static function (): void {
	$container = Plugin::application( __DIR__ . '/brolga.php' )->container;
	foreach ( is_multisite() ? get_sites( [ 'fields' => 'ids', 'number' => 0 ] ) : [ 0 ] as $site ) {
		if ( 0 !== $site ) {
			switch_to_blog( $site );
		}
		if ( $container->get( Settings::class )->of( new PrivacySection() )->flag( 'erase_on_uninstall' ) ) {
			$container->get( Installer::class )->erase();
		}
		if ( 0 !== $site ) {
			restore_current_blog();
		}
	}
} )();
