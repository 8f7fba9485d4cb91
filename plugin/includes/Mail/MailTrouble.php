<?php
declare( strict_types=1 );

namespace Brolga\Mail;

use Brolga\Core\Jobs\Cause;
use Brolga\Core\Jobs\Reason;

/**
 * Explains why an email was not sent, and what the site owner can do.
 *
 * @see OUTBOX-17 LEAD-25
 */
final class MailTrouble {

	/** @param SmtpServer|null $server Null if WordPress sends by itself. */
	public static function advice( Reason $reason, ?SmtpServer $server ): string {
		$cause = $reason->cause ?? self::of_code( $reason->words() );
		return match ( $cause ) {
			Cause::MailNoAnswer, Cause::MailTooLong => self::words_of_slowness( $server ),
			Cause::MailNoProgram  => __( 'This web server has no mail program that works. Set up an SMTP server under Brolga > Settings > Email. Your mail provider can give you the details.', 'brolga' ),
			Cause::MailLogin      => __( 'The mail server rejected the username or password. Enter both again. Many providers need an app password instead of your usual one.', 'brolga' ),
			Cause::MailNeedsLogin => __( 'The mail server requires a login or encryption. Enter the username and password, and choose the encryption.', 'brolga' ),
			Cause::MailEncryption => __( 'An encrypted connection could not be established. Choose STARTTLS for port 587, or TLS for port 465. The server’s certificate must match the name you entered.', 'brolga' ),
			Cause::MailNoServer   => self::words_of_absence( $server ),
			Cause::MailLost       => __( 'The connection to the mail server was lost. Try again in a few minutes. If the problem persists, ask your mail provider.', 'brolga' ),
			Cause::MailRecipient  => __( 'The mail server rejected this recipient. Check the address for typos, and whether the server requires a login.', 'brolga' ),
			Cause::MailSender     => __( 'The mail server rejected this sender. Use an address that belongs to the login or to this site’s domain.', 'brolga' ),
			Cause::MailBusy       => __( 'The mail server is busy or limiting messages. If the problem persists, ask your mail provider about sending limits.', 'brolga' ),
			null, Cause::MailRefused => __( 'Ask your mail provider what this response means, or try different email settings.', 'brolga' ),
			// The messages of the other causes already say what to do.
			default               => '',
		};
	}

	private static function words_of_slowness( ?SmtpServer $server ): string {
		return null === $server
			? __( 'The mail server is too slow to respond. If the problem persists, ask your host, or set up an SMTP server under Brolga > Settings > Email.', 'brolga' )
			: sprintf(
				/* translators: %s: host and port. */
				__( '%s is too slow to respond, or is not a mail server. Check the server name, the port and the encryption. If the problem persists, ask your mail provider.', 'brolga' ),
				$server->name()
			);
	}

	private static function words_of_absence( ?SmtpServer $server ): string {
		return null === $server
			? __( 'The mail server could not be reached. Ask your host, or set up an SMTP server under Brolga > Settings > Email.', 'brolga' )
			: sprintf(
				/* translators: 1: host and port, 2: a number of seconds. */
				_n(
					'%1$s could not be reached, or did not respond within %2$d second. Check the server name and port. If they are correct, ask your host, as some block outgoing mail ports.',
					'%1$s could not be reached, or did not respond within %2$d seconds. Check the server name and port. If they are correct, ask your host, as some block outgoing mail ports.',
					$server->timeout,
					'brolga'
				),
				$server->name(),
				$server->timeout
			);
	}

	private static function of_code( string $words ): ?Cause {
		return 1 === preg_match( '/\b[45]\d\d\b/', $words, $code ) ? Cause::of_answer( (int) $code[0] ) : null;
	}
}
