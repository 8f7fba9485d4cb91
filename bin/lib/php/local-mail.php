<?php
/**
 * Plugin Name: Local mail
 * Description: Sends the mail of this site to the mailbox on this machine. Made by Brolga's bin/lib; changes here are overwritten.
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
