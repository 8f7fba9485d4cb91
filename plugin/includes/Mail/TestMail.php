<?php
declare( strict_types=1 );

namespace Brolga\Mail;

use Brolga\Api\Jobs\DeliveryFailed;
use Brolga\Api\Jobs\Undeliverable;
use Brolga\Core\Jobs\Reason;
use Brolga\Core\Settings\Settings;

/**
 * Sends a test mail immediately, in the same way as notifications, and returns the server's responses without
 * passwords.
 *
 * @see OUTBOX-17
 *
 * @phpstan-type TestResult array{sent: bool, message: string, advice: string, answer: list<string>}
 */
final class TestMail {

	private const LINES = 60;

	public function __construct(
		private readonly MailHandler $mailer,
		private readonly Settings $settings
	) {}

	/** @phpstan-return TestResult */
	public function send( string $to ): array {
		$server = SmtpServer::of( $this->settings->of( new MailSection() ) );
		$subject = sprintf(
			/* translators: %s: the site's title. */
			__( 'Test email from %s', 'brolga' ),
			wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES )
		);
		$text    = __( 'If you can read this, emails from your site are getting through. Check the sender of this email, and whether it landed in your spam folder.', 'brolga' );
		$answer  = [];
		$listen  = static function ( string $line ) use ( &$answer ): void {
			$line = trim( wp_check_invalid_utf8( $line, true ) );
			// The server's responses, and our commands without the message and the password.
			if ( count( $answer ) < self::LINES
				&& 1 === preg_match(
					'/^(SERVER -> CLIENT: |SMTP (ERROR|NOTICE)|Connection)|^CLIENT -> SERVER: '
						. '(EHLO|HELO|STARTTLS|AUTH|MAIL FROM|RCPT TO|DATA|QUIT)/',
					$line
				) ) {
				$answer[] = mb_substr( $line, 0, 300 );
			}
		};
		try {
			$this->mailer->deliver( new Mail( [ $to ], $subject, $text . "\n\n" . home_url( '/' ) ), $listen );
		} catch ( Undeliverable ) {
			return self::failed( __( 'Enter an email address to send the test to.', 'brolga' ), '', $answer );
		} catch ( DeliveryFailed $failure ) {
			$advice = MailTrouble::advice( Reason::of( $failure->why ), $server );
			return self::failed( $failure->getMessage(), $advice, $answer );
		}
		return [
			'sent'    => true,
			'message' => null === $server
				/* translators: %s: a mail address. */
				? sprintf( __( 'This web server’s mail program accepted the email to %s. It cannot confirm delivery, so check your inbox and your spam folder.', 'brolga' ), $to )
				: sprintf(
					/* translators: 1: a mail server, 2: a mail address. */
					__( '%1$s accepted the email to %2$s. Check your inbox and your spam folder.', 'brolga' ),
					$server->name(),
					$to
				),
			'advice'  => '',
			'answer'  => $answer,
		];
	}

	/**
	 * @param list<string> $answer
	 * @phpstan-return TestResult
	 */
	private static function failed( string $message, string $advice, array $answer ): array {
		return [
			'sent'    => false,
			'message' => $message,
			'advice'  => $advice,
			'answer'  => $answer,
		];
	}
}
