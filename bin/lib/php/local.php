<?php
/**
 * Plugin Name: Local site
 * Description: Sends the mail of this site to the mailbox on this machine, and asks nobody for updates. Made by
 * Brolga's bin/lib; changes here are overwritten.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Local;

use PHPMailer\PHPMailer\PHPMailer;

// A site with a wp-config.php of its own has not read it.
require_once ABSPATH . '.brolga/settings.php';

add_action(
	'phpmailer_init',
	static function ( PHPMailer $mailer ): void {
		$port = Settings::of( ABSPATH )->smtp_port;
		if ( $port > 0 ) {
			$mailer->isSMTP();
			$mailer->Host        = '127.0.0.1';
			$mailer->Port        = $port;
			$mailer->SMTPAuth    = false;
			$mailer->SMTPAutoTLS = false;
			$mailer->Timeout     = 5;
		}
	}
);

// WordPress would take the host name, and PHPMailer refuses `localhost`.
add_filter(
	'wp_mail_from',
	static fn ( string $address ): string => 'wordpress@localhost' === $address ? 'wordpress@127.0.0.1' : $address,
	1
);

// Its health check ends WP-Cron's run in the middle, and with it the mail of the next minute.
add_filter( 'woocommerce_background_image_regeneration', '__return_false' );

// The requests would be blocked, and fill the log with warnings.
foreach (
	[
		'admin_init'                => [ '_maybe_update_core', '_maybe_update_plugins', '_maybe_update_themes' ],
		'wp_version_check'          => [ 'wp_version_check' ],
		'wp_update_plugins'         => [ 'wp_update_plugins' ],
		'wp_update_themes'          => [ 'wp_update_themes' ],
		'load-plugins.php'          => [ 'wp_update_plugins' ],
		'load-themes.php'           => [ 'wp_update_themes' ],
		'load-update.php'           => [ 'wp_update_plugins', 'wp_update_themes' ],
		'load-update-core.php'      => [ 'wp_update_plugins', 'wp_update_themes' ],
		'upgrader_process_complete' => [ 'wp_version_check', 'wp_update_plugins', 'wp_update_themes' ],
	] as $hook => $callbacks
) {
	foreach ( $callbacks as $callback ) {
		$priority = has_action( $hook, $callback );
		if ( is_int( $priority ) ) {
			remove_action( $hook, $callback, $priority );
		}
	}
}
