<?php
declare( strict_types=1 );

namespace Brolga\Mail;

use Brolga\Api\Settings\DescribesForm;
use Brolga\Api\Settings\FormField;
use Brolga\Api\Settings\FormGroup;
use Brolga\Api\Settings\Section;
use Brolga\Api\Settings\SectionForm;
use Brolga\Api\Settings\Values;
use Brolga\Api\Settings\When;
use Brolga\Core\Support\WordPressSender;

/**
 * The settings for the sender and the design of emails, and the SMTP server.
 *
 * @see OUTBOX-17 EMAIL-860
 */
final class MailSection implements Section, DescribesForm {

	/** Encryption from the first byte, after a greeting, or none. */
	public const ENCRYPTIONS = [ 'tls', 'starttls', 'none' ];

	/** The email design that is not plain text. */
	public const DESIGNED = 'html';

	/** The port that usually goes with an encryption. */
	private const PORTS = [
		'tls'      => 465,
		'starttls' => 587,
		'none'     => 25,
	];

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
		// A site’s mail server and sender are its own.
		return array_map( static fn ( array $rules ): array => [ 'portable' => false ] + $rules, [
			'mail_from'      => $address,
			'mail_from_name' => [
				'type'      => 'string',
				'pattern'   => '^[^\r\n]*$',
				'maxLength' => 100,
				'default'   => '',
			],
			'reply_to'       => $address,
			'email_design'   => [
				'type'    => 'string',
				'enum'    => [ self::DESIGNED, 'text' ],
				'default' => self::DESIGNED,
			],
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
		] );
	}

	public function form(): SectionForm {
		return new SectionForm(
			position: 10,
			about: __( 'The sender of your emails, and how they are sent.', 'brolga' ),
			groups: [
				self::sender(),
				self::design(),
				self::delivery(),
				self::server(),
				new FormGroup(
					__( 'Test email', 'brolga' ),
					[ FormField::slot( 'test' ) ],
					__( 'Sends one email right away, using the same settings as notifications.', 'brolga' )
				),
				new FormGroup(
					__( 'Domain authentication', 'brolga' ),
					[ FormField::slot( 'domain' ) ],
					__( 'Providers trust email from domains with SPF, DKIM and DMARC records. This check looks them up.', 'brolga' )
				),
			]
		);
	}

	private static function sender(): FormGroup {
		$sender = WordPressSender::address();
		return new FormGroup(
			__( 'Sender', 'brolga' ),
			[
				new FormField(
					'mail_from_name',
					__( 'Name', 'brolga' ),
					__( 'Leave empty to use the site’s title.', 'brolga' ),
					placeholder: html_entity_decode( get_bloginfo( 'name' ), ENT_QUOTES, 'UTF-8' )
				),
				new FormField(
					'mail_from',
					__( 'Email address', 'brolga' ),
					__( 'Use an address at this site’s own domain, or emails often end up as spam. Leave empty to use the WordPress default.', 'brolga' ),
					// `wordpress@localhost` and its like are not sent from.
					placeholder: false === is_email( $sender ) ? Sender::administrator() : $sender
				),
				new FormField(
					'reply_to',
					__( 'Reply-to', 'brolga' ),
					__( 'Replies to lead notifications always go to the visitor. If empty, replies you send from the inbox use your own address, other emails the business email or the sender.', 'brolga' )
				),
			]
		);
	}

	private static function design(): FormGroup {
		return new FormGroup(
			__( 'Email design', 'brolga' ),
			[
				new FormField(
					'email_design',
					__( 'Format', 'brolga' ),
					choices: [
						self::DESIGNED => [
							__( 'HTML', 'brolga' ),
							__( 'Uses your logo, colors and business details. A plain text version is included.', 'brolga' ),
						],
						'text'         => [
							__( 'Plain text', 'brolga' ),
							__( 'Text and links only.', 'brolga' ),
						],
					]
				),
				FormField::slot( 'preview', __( 'Preview', 'brolga' ) ),
			],
			__( 'For notifications, automatic replies, sign-ups, digests and your replies to leads.', 'brolga' )
		);
	}

	private static function delivery(): FormGroup {
		return new FormGroup(
			__( 'Email delivery', 'brolga' ),
			[
				new FormField(
					'transport',
					__( 'Sending method', 'brolga' ),
					choices: [
						'wordpress' => [
							__( 'WordPress', 'brolga' ),
							__( 'Uses the web server’s mail program, or another plugin.', 'brolga' ),
						],
						'smtp'      => [
							__( 'SMTP server', 'brolga' ),
							__( 'More reliable delivery through your own mail provider.', 'brolga' ),
						],
					]
				),
			],
			words: [
				__( 'Server name', 'brolga' ),
				__( 'Port', 'brolga' ),
				__( 'Encryption', 'brolga' ),
				__( 'Username', 'brolga' ),
				__( 'Password', 'brolga' ),
			]
		);
	}

	private static function server(): FormGroup {
		return new FormGroup(
			__( 'SMTP server', 'brolga' ),
			[
				new FormField(
					'smtp_host',
					__( 'Server name', 'brolga' ),
					__( 'Your mail provider can tell you the server name. If you change it, enter the password again.', 'brolga' ),
					placeholder: 'smtp.example.com'
				),
				...self::connection(),
				new FormField(
					'smtp_user',
					__( 'Username', 'brolga' ),
					__( 'Leave empty if the server needs no login.', 'brolga' )
				),
				new FormField(
					'smtp_password',
					__( 'Password', 'brolga' ),
					__( 'Stored encrypted and never shown again. BROLGA_SMTP_PASSWORD on the server overrides this password if BROLGA_SMTP_HOST is also set.', 'brolga' )
				),
				new FormField( 'smtp_timeout', __( 'Timeout (seconds)', 'brolga' ) ),
				new FormField(
					'smtp_for',
					__( 'Emails sent through this server', 'brolga' ),
					choices: [
						'all'    => [
							__( 'All emails from this site', 'brolga' ),
							__( 'Includes password resets and orders. The sender above replaces the WordPress default.', 'brolga' ),
						],
						'brolga' => [
							__( 'Only emails from Brolga', 'brolga' ),
							__( 'Choose this if another plugin handles all other emails.', 'brolga' ),
						],
					]
				),
			],
			when: [ When::is( 'transport', 'smtp' ) ]
		);
	}

	/** @return list<FormField> */
	private static function connection(): array {
		$ports = [];
		foreach ( self::PORTS as $encryption => $port ) {
			/* translators: %d: the number of a port. */
			$usual   = sprintf( __( 'Usually %d.', 'brolga' ), $port );
			$ports[] = [ $usual, [ When::is( 'smtp_encryption', $encryption ) ] ];
		}
		return [
			new FormField(
				'smtp_encryption',
				__( 'Encryption', 'brolga' ),
				choices: [
					'starttls' => 'STARTTLS',
					'tls'      => 'TLS',
					'none'     => __( 'None', 'brolga' ),
				],
				hints: [ [
					__( 'The username and password are sent unencrypted. Only use this for a mail server on this machine.', 'brolga' ),
					[ When::is( 'smtp_encryption', 'none' ), When::is_not( 'smtp_user', '' ) ],
				] ],
				is_half: true
			),
			new FormField( 'smtp_port', __( 'Port', 'brolga' ), hints: $ports, is_half: true ),
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
