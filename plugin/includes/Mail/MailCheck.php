<?php
declare( strict_types=1 );

namespace Brolga\Mail;

use Brolga\Core\Health\Finding;
use Brolga\Core\Health\HealthCheck;
use Brolga\Core\Settings\Settings;

/**
 * Looks at sender and server without asking them.
 *
 * @see LEAD-25 OUTBOX-17
 */
final class MailCheck implements HealthCheck {

	/** Mailboxes whose names others must not send by. */
	private const MAILBOXES = [ 'gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'live.com', 'yahoo.com', 'icloud.com', 'me.com', 'bigpond.com', 'bigpond.net.au', 'optusnet.com.au', 'gmx.com', 'proton.me' ];

	public function __construct(
		private readonly Settings $settings,
		private readonly Sender $sender
	) {}

	/**
	 * Its name.
	 */
	public function id(): string {
		return 'mail';
	}

	/**
	 * What it looks at.
	 */
	public function title(): string {
		return __( 'How mail leaves', 'brolga' );
	}

	/**
	 * Looks.
	 */
	public function look(): Finding {
		$values = $this->settings->of( new MailSection() );
		$server = SmtpServer::of( $values );
		$from   = $this->sender->address();
		$domain = strtolower( substr( $from, 1 + (int) strrpos( $from, '@' ) ) );
		$to_set = static fn ( Finding $finding ): Finding => $finding->with( Finding::LINK, __( 'Mail settings', 'brolga' ), admin_url( 'admin.php?page=brolga-settings&section=mail' ) );
		$sealed = $values->stored['smtp_password'] ?? '';
		$missing = null === $server ? [] : $values->keeps_back( 'smtp_password' );
		if ( [] !== $missing ) {
			return $to_set( Finding::critical( __( 'The password of the mail server is kept back', 'brolga' ), sprintf( /* translators: %s: the name of a constant. */ __( 'BROLGA_SMTP_PASSWORD in wp-config.php goes to the server that wp-config.php names, and to no other. Name it there by %s.', 'brolga' ), implode( ', ', $missing ) ) ) );
		}
		if ( null !== $server && '' !== $sealed && '' === $values->text( 'smtp_password' ) ) {
			return $to_set( Finding::critical( __( 'The password of the mail server cannot be read any more', 'brolga' ), __( 'It was stored encrypted with the keys of wp-config.php, and those have changed. Enter the password again.', 'brolga' ) ) );
		}
		if ( null === $server ) {
			return in_array( $domain, self::MAILBOXES, true )
				/* translators: %s: a domain. */
				? $to_set( Finding::recommended( sprintf( __( 'Mail is sent in the name of %s', 'brolga' ), $domain ), __( 'This web server may not send for that mailbox, so such mail is taken for spam. Set a sender of your own domain, or send by that mailbox’s SMTP server.', 'brolga' ) ) )
				: $to_set( Finding::good( __( 'WordPress sends the mail', 'brolga' ), __( 'By the web server’s mail program or another plugin. If mail goes astray, name an SMTP server.', 'brolga' ) ) );
		}
		/* translators: %s: a mail server. */
		return $to_set( Finding::good( sprintf( __( 'Mail leaves by %s', 'brolga' ), $server->name() ), __( 'Whether it answers can be tried here; a test mail is sent from the settings.', 'brolga' ) ) )
			->with( Finding::PROBE, __( 'Does it answer?', 'brolga' ) );
	}
}
