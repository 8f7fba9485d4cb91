<?php
/**
 * Plugin Name: Local site
 * Description: Sends the mail of this site to the mailbox on this machine, and asks nobody for updates. Made by Brolga's bin/lib; changes here are overwritten.
 *
 * @package Brolga
 */

declare( strict_types=1 );

use PHPMailer\PHPMailer\PHPMailer;

add_action(
	'phpmailer_init',
	static function ( PHPMailer $mailer ): void {
		$settings = json_decode( (string) file_get_contents( ABSPATH . '.brolga/settings.json' ), true );
		$port     = (int) ( getenv( 'BROLGA_SMTP_PORT' ) ?: $settings['smtpPort'] );
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

// The requests would be blocked, and fill the log with warnings.
foreach (
	array(
		'admin_init'               => array( '_maybe_update_core', '_maybe_update_plugins', '_maybe_update_themes' ),
		'wp_version_check'         => array( 'wp_version_check' ),
		'wp_update_plugins'        => array( 'wp_update_plugins' ),
		'wp_update_themes'         => array( 'wp_update_themes' ),
		'load-plugins.php'         => array( 'wp_update_plugins' ),
		'load-themes.php'          => array( 'wp_update_themes' ),
		'load-update.php'          => array( 'wp_update_plugins', 'wp_update_themes' ),
		'load-update-core.php'     => array( 'wp_update_plugins', 'wp_update_themes' ),
		'upgrader_process_complete' => array( 'wp_version_check', 'wp_update_plugins', 'wp_update_themes' ),
	) as $brolga_hook => $brolga_callbacks
) {
	foreach ( $brolga_callbacks as $brolga_callback ) {
		$brolga_priority = has_action( $brolga_hook, $brolga_callback );
		if ( is_int( $brolga_priority ) ) {
			remove_action( $brolga_hook, $brolga_callback, $brolga_priority );
		}
	}
}
