<?php
declare( strict_types=1 );

namespace Brolga\Mail;

use Brolga\Api\Settings\Section;
use Brolga\Api\Settings\Values;

/**
 * The settings for the sender of emails and the SMTP server.
 *
 * @see OUTBOX-17
 */
final class MailSection implements Section {

	/** Encryption from the first byte, after a greeting, or none. */
	public const ENCRYPTIONS = [ 'tls', 'starttls', 'none' ];

	public function id(): string {
		return 'mail';
	}

	public function title(): string {
		return __( 'Email', 'brolga' );
	}

	/** @return array<string, array<string, mixed>> */
	public function schema(): array {
		$address = [
			'type'      => 'string',
			'format'    => 'email',
			'maxLength' => 254,
			'default'   => '',
		];
		return [
			'mail_from'      => $address,
			'mail_from_name' => [
				'type'      => 'string',
				'pattern'   => '^[^\r\n]*$',
				'maxLength' => 100,
				'default'   => '',
			],
			'reply_to'       => $address,
			'transport'       => [
				'type'    => 'string',
				'enum'    => [ 'wordpress', 'smtp' ],
				'default' => 'wordpress',
			],
			'smtp_for'        => [
				'type'    => 'string',
				'enum'    => [ 'all', 'brolga' ],
				'default' => 'all',
			],
			'smtp_host'       => [
				'type'      => 'string',
				'pattern'   => '^([A-Za-z0-9]([A-Za-z0-9.-]{0,251}[A-Za-z0-9])?|\\[[0-9a-fA-F:]+\\])$(?!\n)',
				'message'   => __( 'Enter a server name such as smtp.example.com, without https:// and without a port.', 'brolga' ),
				'maxLength' => 253,
				'default'   => '',
				'constant'  => 'BROLGA_SMTP_HOST',
			],
			'smtp_port'       => [
				'type'    => 'integer',
				'minimum' => 1,
				'maximum' => 65535,
				'default' => 587,
			],
			'smtp_encryption' => [
				'type'    => 'string',
				'enum'    => self::ENCRYPTIONS,
				'default' => 'starttls',
			],
			'smtp_user'       => [
				'type'      => 'string',
				'pattern'   => '^[^\r\n]*$',
				'maxLength' => 254,
				'default'   => '',
			],
			'smtp_password'   => [
				'type'      => 'string',
				'maxLength' => 1000,
				'default'   => '',
				'writeOnly' => true,
				'constant'  => 'BROLGA_SMTP_PASSWORD',
				'goesTo'    => [ 'smtp_host', 'smtp_port', 'smtp_encryption' ],
			],
			'smtp_timeout'    => [
				'type'    => 'integer',
				'minimum' => 2,
				'maximum' => MailHandler::TIMEOUT,
				'default' => 10,
			],
		];
	}

	/** @return array<string, string> */
	public function problems( Values $values ): array {
		if ( 'smtp' !== $values->text( 'transport' ) ) {
			return [];
		}
		$problems = [];
		if ( '' === $values->text( 'smtp_host' ) ) {
			$problems['smtp_host'] = __( 'Enter the name of your mail server, for example smtp.example.com.', 'brolga' );
		}
		if ( '' === $values->text( 'smtp_user' ) && '' !== $values->text( 'smtp_password' ) ) {
			$problems['smtp_user'] = __( 'Enter the username for this password, or remove the password.', 'brolga' );
		}
		if ( '' !== $values->text( 'smtp_user' ) && '' === $values->text( 'smtp_password' ) ) {
			$problems['smtp_password'] = [] === $values->keeps_back( 'smtp_password' )
				? __( 'Enter the password for this username, or leave the username empty.', 'brolga' )
				: __( 'BROLGA_SMTP_PASSWORD is only sent to the server named by BROLGA_SMTP_HOST. Add BROLGA_SMTP_HOST to wp-config.php.', 'brolga' );
		}
		return $problems;
	}
}
