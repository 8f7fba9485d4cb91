<?php
declare( strict_types=1 );

namespace Brolga\Mail;

/**
 * Says in plain words why a mail was not taken, and what an owner can do.
 *
 * @see OUTBOX-17 LEAD-25
 */
final class MailTrouble {

	/**
	 * What to do about a failure.
	 *
	 * @param string          $error  The mailer's words, with the server's where it said any.
	 * @param SmtpServer|null $server The server of the settings; null: WordPress sent as it does.
	 */
	public static function advice( string $error, ?SmtpServer $server ): string {
		$says = static fn ( string $pattern ): bool => 1 === preg_match( "/{$pattern}/i", $error );
		return match ( true ) {
			$says( 'mail server was too slow' ) => null === $server
				? __( 'The mail server is too slow to respond. The email will be retried automatically. If the problem persists, ask your host, or set up an SMTP server under Brolga > Settings > Email.', 'brolga' )
				: sprintf(
					/* translators: %s: host and port. */
					__( '%s is too slow to respond, or is not a mail server. Check the server name, the port and the encryption. If the problem persists, ask your mail provider.', 'brolga' ),
					$server->name()
				),
			$says( 'could not instantiate mail function' ) => __( 'This web server has no mail program. Set up an SMTP server under Brolga > Settings > Email. Your mail provider can give you the details.', 'brolga' ),
			$says( '\b535\b|could not authenticate|authentication (failed|unsuccessful)' ) => __( 'The mail server rejected the username or password. Enter both again. Many providers need an app password instead of your usual one.', 'brolga' ),
			$says( '\b530\b|authentication required|must issue a STARTTLS' ) => __( 'The mail server requires a login or encryption. Enter the username and password, and choose the encryption.', 'brolga' ),
			$says( 'STARTTLS|certificate|ssl|crypto' ) => __( 'An encrypted connection could not be established. Port 587 usually uses STARTTLS, and port 465 uses TLS. The server’s certificate must match the name you entered.', 'brolga' ),
			$says( 'could not connect|failed to connect|connect\(\)|connection (refused|timed out)|getaddrinfo|unable to connect' ) => null === $server
				? __( 'The mail server could not be reached. Ask your host, or set up an SMTP server under Brolga > Settings > Email.', 'brolga' )
				: sprintf(
					/* translators: 1: host and port, 2: a number of seconds. */
					__( '%1$s could not be reached, or did not respond within %2$d seconds. Check the server name and port. If they are correct, ask your host, as some block outgoing mail ports.', 'brolga' ),
					$server->name(),
					$server->timeout
				),
			// Nothing behind the address: the server fell silent.
			$says( 'recipients failed: [^:]+:\s*(\n|$)' ) => __( 'The connection to the mail server was lost. Try again in a few minutes. If the problem persists, ask your mail provider.', 'brolga' ),
			$says( 'recipients failed|RCPT TO' ) => __( 'The mail server rejected this recipient. Check the address for typos, and whether the server requires a login.', 'brolga' ),
			$says( 'MAIL FROM|from address failed|sender' ) => __( 'The mail server rejected this sender. Use an address that belongs to the login or to this site’s domain.', 'brolga' ),
			$says( 'time(d)? ?out|\b421\b' ) => __( 'The mail server took too long. Try again in a few minutes.', 'brolga' ),
			$says( '\b4[0-9]{2}\b' ) => __( 'The mail server is busy or limiting messages. The email will be retried automatically.', 'brolga' ),
			default => __( 'Ask your mail provider what this response means, or try different email settings.', 'brolga' ),
		};
	}
}
