<?php
/**
 * Called by WordPress when the owner deletes the plugin: removes every trace, or
 * nothing, as the setting says. It is said for each site of a network on its own.
 *
 * @package Brolga
 * @see LIFE-4
 */

declare( strict_types=1 );

use Brolga\Core\Database\Connection;
use Brolga\Core\Database\MigrationLockRepository;
use Brolga\Core\Database\Migrator;
use Brolga\Core\Database\OptionRepository;
use Brolga\Core\Database\Schema;
use Brolga\Core\Hmac;
use Brolga\Core\Lifecycle\Installer;
use Brolga\Core\Roles;
use Brolga\Core\Settings\Settings;
use Brolga\Core\SystemClock;
use Brolga\Forms\Uploads\UploadFolder;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once __DIR__ . '/includes/autoload.php';

( static function (): void {
	$clock      = new SystemClock();
	$connection = new Connection();
	$hmac       = new Hmac( $clock );
	$installer  = new Installer(
		new Migrator( new MigrationLockRepository( $connection, $clock ), [] ),
		new Schema( $connection ),
		new OptionRepository( $connection ),
		$hmac,
		new Roles(),
		$clock,
		new UploadFolder( $hmac )
	);
	$settings   = new Settings();

	foreach ( is_multisite() ? get_sites( [ 'fields' => 'ids', 'number' => 0 ] ) : [ 0 ] as $site ) {
		if ( 0 !== $site ) {
			switch_to_blog( $site );
		}
		if ( $settings->erase_on_uninstall() ) {
			$installer->erase();
		}
		if ( 0 !== $site ) {
			restore_current_blog();
		}
	}
} )();
