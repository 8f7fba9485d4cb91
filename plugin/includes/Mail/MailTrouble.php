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
				? __( 'The mail server answers too slowly; the mail is tried again by itself. If it stays so, ask your host, or name an SMTP server in the mail settings.', 'brolga' )
				: sprintf(
					/* translators: %s: host and port. */
					__( '%s answers too slowly, or is no mail server at all. Look whether name and port are right, and whether encryption goes with the port; if it stays so, ask your mail provider.', 'brolga' ),
					$server->name()
				),
			$says( 'could not instantiate mail function' ) => __( 'This web server has no mail program. Name an SMTP server in the mail settings: your mail provider tells you which.', 'brolga' ),
			$says( '\b535\b|could not authenticate|authentication (failed|unsuccessful)' ) => __( 'The mail server refused user or password. Enter both again. Many providers want an app password in the place of your own.', 'brolga' ),
			$says( '\b530\b|authentication required|must issue a STARTTLS' ) => __( 'The mail server wants a login, or encryption, before it takes mail. Set user, password and encryption.', 'brolga' ),
			$says( 'STARTTLS|certificate|ssl|crypto' ) => __( 'No encrypted connection came about. Port 587 mostly goes with STARTTLS, port 465 with TLS; the server’s certificate must fit the name you entered.', 'brolga' ),
			$says( 'could not connect|failed to connect|connect\(\)|connection (refused|timed out)|getaddrinfo|unable to connect' ) => null === $server
				? __( 'The mail server could not be reached. Ask your host, or name an SMTP server in the mail settings.', 'brolga' )
				: sprintf(
					/* translators: 1: host and port, 2: a number of seconds. */
					__( '%1$s could not be reached, or did not answer within %2$d seconds. Look whether name and port are right; some hosts close the ports of mail to the outside, then ask yours.', 'brolga' ),
					$server->name(),
					$server->timeout
				),
			// Nothing behind the address: the server fell silent.
			$says( 'recipients failed: [^:]+:\s*(\n|$)' ) => __( 'The mail server fell silent in the middle. Try again in a few minutes; if it stays so, ask your mail provider.', 'brolga' ),
			$says( 'recipients failed|RCPT TO' ) => __( 'The mail server does not take mail for this recipient. Look for a slip in the address; servers that want a login refuse mail to others without one.', 'brolga' ),
			$says( 'MAIL FROM|from address failed|sender' ) => __( 'The mail server does not take mail from this sender. Set an address that belongs to the login, or to this site’s domain.', 'brolga' ),
			$says( 'time(d)? ?out|\b421\b' ) => __( 'The mail server took too long. Try again in a few minutes.', 'brolga' ),
			$says( '\b4[0-9]{2}\b' ) => __( 'The mail server is busy or holds back for now. It is tried again by itself.', 'brolga' ),
			default => __( 'Ask your mail provider what this answer means, or try other mail settings.', 'brolga' ),
		};
	}
}
