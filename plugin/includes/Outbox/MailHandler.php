<?php
/**
 * Sends mails.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Outbox;

use Brolga\Module;
use Brolga\Settings\MailSection;
use Brolga\Settings\Settings;
use Closure;
use PHPMailer\PHPMailer\Exception as MailerException;
use PHPMailer\PHPMailer\PHPMailer;
use PHPMailer\PHPMailer\SMTP;
use WP_Error;

/**
 * Hands mails to wp_mail(), so that whatever the owner uses to send works.
 *
 * The hooks below act on our own mails alone, unless the owner lets all mail of
 * the site leave by the SMTP server of our settings. Reply-To is set on the mailer
 * itself: wp_mail() splits that header at commas, even inside of quotes, and
 * "Smith, Anna" would become two wrong addresses.
 *
 * @see OUTBOX-10 OUTBOX-11 OUTBOX-17
 */
final class MailHandler implements Handler, Module {

	public const KIND = 'mail';

	/** Seconds a mail server may keep us waiting; much less than the lease. */
	public const TIMEOUT = 20;

	/** The mail that is being sent; null: the mail in hand is somebody else's. */
	private ?Mail $mail = null;

	/** What the mailer said when it failed. */
	private string $failure = '';

	/**
	 * Hears each line that is said to the mail server or by it; null: nobody listens.
	 *
	 * @var (Closure( string ): void)|null
	 */
	private ?Closure $listener = null;

	/**
	 * The mailer in use and what we change of it. WordPress has one for all mails
	 * of a request and does not reset these by itself.
	 *
	 * @var array{mailer: PHPMailer, before: PHPMailer, limit: int}|null
	 */
	private ?array $borrowed = null;

	/**
	 * Keeps the settings.
	 *
	 * @param Settings $settings Sender and Reply-To.
	 */
	public function __construct( private readonly Settings $settings ) {}

	/**
	 * The kind of its jobs.
	 */
	public function kind(): string {
		return self::KIND;
	}

	/**
	 * Works on every site.
	 */
	public function can_register(): bool {
		return true;
	}

	/**
	 * Listens to WordPress' mailer. A plugin that sends by SMTP has the last word
	 * on the sender, we on who gets the answers and how long it may take.
	 */
	public function register(): void {
		add_filter( 'wp_mail_from', fn ( mixed $address ): mixed => null === $this->mail ? $this->sender_of_others( $address ) : $this->sender( $address ), 5 );
		add_filter( 'wp_mail_from_name', fn ( mixed $name ): mixed => null === $this->mail ? $this->name_of_others( $name ) : $this->settings->mail_from_name(), 5 );
		add_action( 'phpmailer_init', $this->prepare( ... ), 1000 );
		add_action( 'wp_mail_failed', $this->remember( ... ) );
	}

	/**
	 * Sends the mail of a job.
	 *
	 * @param ClaimedJob $job The job.
	 *
	 * @throws Undeliverable  When it has no recipient.
	 * @throws DeliveryFailed When the mailer refused.
	 */
	public function handle( ClaimedJob $job ): void {
		$this->deliver( Mail::from_payload( $job->payload ) );
	}

	/**
	 * Sends a mail now.
	 *
	 * @param Mail                           $mail     The mail.
	 * @param (Closure( string ): void)|null $listener Is told each line that is said to the mail server or by it.
	 *
	 * @throws Undeliverable  When it has no recipient.
	 * @throws DeliveryFailed When the mailer refused.
	 */
	public function deliver( Mail $mail, ?Closure $listener = null ): void {
		if ( [] === $mail->to ) {
			throw new Undeliverable( 'The mail has no usable recipient.' );
		}
		$this->mail     = $mail;
		$this->listener = $listener;
		$this->failure  = '';
		try {
			$sent = wp_mail( $mail->to, $mail->subject, $mail->text );
		} finally {
			$this->mail     = null;
			$this->listener = null;
			$this->put_back();
		}
		if ( ! $sent ) {
			throw new DeliveryFailed( $this->reason() );
		}
	}

	/**
	 * Puts Reply-To, Message-ID and limits of time on our mail.
	 *
	 * @param PHPMailer $mailer WordPress' mailer.
	 */
	private function prepare( PHPMailer $mailer ): void {
		$server = $this->server();
		if ( null === $this->mail ) {
			if ( null !== $server && $server->serves_all ) {
				$server->apply( $mailer );
			}
			return;
		}
		$this->borrowed = [
			'mailer' => $mailer,
			'before' => clone $mailer,
			'limit'  => $mailer->getSMTPInstance()->Timelimit,
		];
		$server?->apply( $mailer );
		if ( null !== $this->listener ) {
			$mailer->SMTPDebug   = SMTP::DEBUG_SERVER;
			$mailer->Debugoutput = $this->listener;
		}

		$mailer->Timeout                      = min( $mailer->Timeout, self::TIMEOUT );
		$mailer->getSMTPInstance()->Timelimit = $mailer->Timeout;
		$mailer->MessageID                    = '<' . $this->mail->message_id . '@' . $this->host() . '>';

		if ( '' !== $this->mail->unsubscribe_url ) {
			// NEWS-16: a mail program's own button. WordPress clears these before the next mail.
			$mailer->addCustomHeader( 'List-Unsubscribe', '<' . $this->mail->unsubscribe_url . '>' );
			$mailer->addCustomHeader( 'List-Unsubscribe-Post', 'List-Unsubscribe=One-Click' );
		}

		if ( $this->mail->automatic ) {
			// RFC 3834: out-of-office answers and the like leave it unanswered.
			$mailer->addCustomHeader( 'Auto-Submitted', 'auto-replied' );
		}

		$address = '' === $this->mail->reply_to ? $this->settings->reply_to() : $this->mail->reply_to;
		if ( '' !== $address ) {
			try {
				$mailer->addReplyTo( $address, '' === $this->mail->reply_to ? '' : $this->mail->reply_to_name );
			} catch ( MailerException ) {
				// The mail tells the address in its text: better without the header than not at all.
				$mailer->clearReplyTos();
			}
		}
	}

	/**
	 * Leaves the mailer as it was, or the next mail of somebody else would carry
	 * our Message-ID.
	 */
	private function put_back(): void {
		if ( null !== $this->borrowed ) {
			[ 'mailer' => $mailer, 'before' => $before ] = $this->borrowed;
			foreach ( [ ...SmtpServer::PROPERTIES, 'Timeout', 'SMTPDebug', 'Debugoutput' ] as $property ) {
				$mailer->{$property} = $before->{$property};
			}
			$mailer->MessageID                    = '';
			$mailer->getSMTPInstance()->Timelimit = $this->borrowed['limit'];
			$this->borrowed                       = null;
		}
	}

	/**
	 * Keeps the reason of a failure.
	 *
	 * @param WP_Error $error What WordPress says.
	 */
	private function remember( WP_Error $error ): void {
		if ( null !== $this->mail ) {
			$this->failure = $error->get_error_message();
		}
	}

	/**
	 * Why the mail was not sent, as far as anybody told.
	 */
	private function reason(): string {
		return '' === $this->failure ? 'The mailer refused the mail.' : $this->failure;
	}

	/**
	 * The sender's address.
	 *
	 * @param mixed $address WordPress' own: `wordpress@` and the site's host.
	 */
	private function sender( mixed $address ): string {
		$chosen = $this->settings->mail_from();
		if ( '' !== $chosen ) {
			return $chosen;
		}
		// `wordpress@localhost` and its like are refused by the mailer itself.
		return is_string( $address ) && false !== is_email( $address ) ? $address : $this->settings->notification_recipient();
	}

	/**
	 * The server that the owner has named; null: WordPress sends as it does.
	 */
	private function server(): ?SmtpServer {
		return SmtpServer::of( $this->settings->of( new MailSection() ) );
	}

	/**
	 * The sender's address of a mail that is not ours. Where all mail goes through
	 * the owner's server, `wordpress@` and the host is a mailbox that it does not
	 * know and often refuses; what another plugin has chosen stays.
	 *
	 * @param mixed $address What WordPress or another plugin has chosen.
	 */
	private function sender_of_others( mixed $address ): mixed {
		$chosen = $this->settings->mail_from();
		return '' !== $chosen && is_string( $address ) && str_starts_with( $address, 'wordpress@' ) && true === $this->server()?->serves_all ? $chosen : $address;
	}

	/**
	 * The sender's name of a mail that is not ours.
	 *
	 * @param mixed $name What WordPress or another plugin has chosen.
	 */
	private function name_of_others( mixed $name ): mixed {
		return 'WordPress' === $name && '' !== $this->settings->mail_from() && true === $this->server()?->serves_all ? $this->settings->mail_from_name() : $name;
	}

	/**
	 * The site's host, for the Message-ID.
	 */
	private function host(): string {
		$host = wp_parse_url( home_url(), PHP_URL_HOST );
		return is_string( $host ) && 1 === preg_match( '/^[a-zA-Z0-9.-]+$/D', $host ) ? $host : 'localhost';
	}
}
