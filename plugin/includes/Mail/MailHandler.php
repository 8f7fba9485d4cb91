<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Mail;

use Brolga\Api\Jobs\DeliveryFailed;
use Brolga\Api\Jobs\Undeliverable;
use Brolga\Core\Extensions\Extensions;
use Brolga\Core\Jobs\Cause;
use Brolga\Core\Jobs\ClaimedJob;
use Brolga\Core\Jobs\Handler;
use Brolga\Core\Jobs\Reason;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\LazyInject;
use Brolga\Core\Support\Module;
use Brolga\Mail\Design\Logo;
use Closure;
use PHPMailer\PHPMailer\Exception as MailerException;
use PHPMailer\PHPMailer\PHPMailer;
use PHPMailer\PHPMailer\SMTP;
use Throwable;
use WP_Error;
use WP_PHPMailer;

/**
 * Sends emails with wp_mail(), so that any mail plugin works. The hooks affect Brolga's own emails
 * only, unless all email of the site is sent through the SMTP server in Brolga's settings.
 *
 * Reply-To is set on PHPMailer itself, because wp_mail() splits that header at commas, even inside
 * quotes: "Smith, Anna" would become two invalid addresses.
 *
 * @see OUTBOX-10 OUTBOX-11 OUTBOX-17 OUTBOX-20 OUTBOX-21 OUTBOX-584 UPLOAD-15 EMAIL-860
 */
final class MailHandler implements Handler, Module {

	public const KIND = 'mail';

	/** Seconds to wait for each response of the mail server. */
	public const TIMEOUT = 20;

	/** Seconds for a whole SMTP conversation, not counting the transfer of the message. */
	public const SECONDS = 45;

	/** Seconds to wait for the server's final response to a message, if no user is waiting. */
	public const VERDICT_SECONDS = 120;

	/** The email that is being sent; null while other code sends email. */
	private ?MailInTransit $mail_in_transit = null;

	/**
	 * The mailer in use and its state before our changes. WordPress uses one mailer for all emails
	 * of a request, and does not reset these properties.
	 *
	 * @var array{mailer: PHPMailer, before: PHPMailer, smtp: SMTP, limit: int}|null
	 */
	private ?array $borrowed = null;

	/**
	 * @param Closure(): AttachmentSource $files
	 * @param (Closure(): ServerPlace)|null $place
	 * @param (Closure(): EmailDesign)|null $design
	 */
	public function __construct(
		private readonly Settings $settings,
		private readonly Sender $sender,
		#[LazyInject( AttachmentSource::class )] private readonly Closure $files,
		private readonly int $seconds = self::SECONDS,
		private readonly int $verdict = self::VERDICT_SECONDS,
		#[LazyInject( ServerPlace::class )] private readonly ?Closure $place = null,
		#[LazyInject( EmailDesign::class )] private readonly ?Closure $design = null
	) {}

	public function kind(): string {
		return self::KIND;
	}

	/** The priorities let an SMTP plugin override the sender, but not Reply-To and time limits. */
	public function register(): void {
		add_filter(
			'wp_mail_from',
			fn ( mixed $address ): mixed => null === $this->mail_in_transit
				? $this->sender_of_others( $address )
				: $this->sender( $address ),
			5
		);
		add_filter(
			'wp_mail_from_name',
			fn ( mixed $name ): mixed => null === $this->mail_in_transit
				? $this->name_of_others( $name )
				: $this->sender->name(),
			5
		);
		add_action(
			'phpmailer_init',
			function ( PHPMailer &$mailer ): void {
				$mailer = $this->prepare( $mailer );
			},
			1000
		);
		// First, because other callbacks may send mail themselves or throw.
		add_action( 'wp_mail_failed', $this->remember( ... ), PHP_INT_MIN + 1 );
		add_action( 'wp_mail_succeeded', $this->remember_success( ... ), PHP_INT_MIN + 1 );
	}

	/**
	 * @throws Undeliverable  If it has no recipient.
	 * @throws DeliveryFailed If the mailer failed.
	 */
	public function handle( ClaimedJob $job ): void {
		$this->deliver( Mail::from_payload( $job->payload ) );
	}

	/**
	 * Sends an email immediately.
	 *
	 * @param (Closure( string ): void)|null $listener Receives each line of the SMTP conversation.
	 * @throws Undeliverable  If it has no recipient.
	 * @throws DeliveryFailed If the mailer failed.
	 */
	public function deliver( Mail $mail, ?Closure $listener = null ): void {
		if ( [] === $mail->to ) {
			throw new Undeliverable( Cause::NoRecipient->with() );
		}
		$enclosed      = 0 === $mail->files_of ? new AttachedFiles() : ( $this->files )()->of( $mail->files_of );
		$mail_in_transit       = new MailInTransit( $mail, $enclosed, $listener );
		$this->mail_in_transit = $mail_in_transit;
		try {
			$sent = wp_mail( $mail->to, $mail->subject, $mail->text . $enclosed->note );
		} catch ( Throwable $failure ) {
			// An action of another plugin threw after the mail was sent.
			$sent = $mail_in_transit->sent ? true : throw $failure;
		} finally {
			$this->put_back();
		}
		if ( ! $sent && ! $mail_in_transit->sent ) {
			throw $mail_in_transit->failed();
		}
	}

	private function prepare( PHPMailer $mailer ): PHPMailer {
		$server  = $this->server();
		$mail_in_transit = $this->mail_in_transit;
		if ( null === $mail_in_transit ) {
			if ( null !== $server && $server->serves_all ) {
				$this->serve_others( $mailer, $server );
			}
			return $mailer;
		}
		$address = null === $server ? null : $this->address( $server );
		if ( null === $server && 'mail' === $mailer->Mailer ) {
			$mailer = WholeHeaders::of( $mailer );
		}
		$this->borrowed = [
			'mailer' => $mailer,
			'before' => clone $mailer,
			'smtp'   => $mailer->getSMTPInstance(),
			'limit'  => $mailer->getSMTPInstance()->Timelimit,
		];
		$this->bound( $mailer, null === $mail_in_transit->listener ? $this->verdict : 0 );
		$server?->apply( $mailer, $address );
		if ( null !== $mail_in_transit->listener ) {
			$mailer->SMTPDebug   = SMTP::DEBUG_SERVER;
			$mailer->Debugoutput = $mail_in_transit->listener;
		}

		$mailer->Timeout                      = min( $mailer->Timeout, self::TIMEOUT );
		$mailer->getSMTPInstance()->Timelimit = $mailer->Timeout;
		$this->label( $mailer, $mail_in_transit->mail );
		// PHPMailer encodes lone line feeds as characters in quoted-printable text.
		$mailer->Body = PHPMailer::normalizeBreaks( $mailer->Body, "\r\n" );
		$html = $this->html( $mail_in_transit->mail, $mailer );
		if ( '' !== $html ) {
			$html            = self::with_logo( $html, $mailer );
			$mailer->AltBody = $mailer->Body;
			$mailer->Body    = PHPMailer::normalizeBreaks( $html, "\r\n" );
			$mailer->isHTML( true );
		}
		foreach ( $mail_in_transit->enclosed->files as $file ) {
			$mailer->addAttachment( $file['path'], $file['name'], PHPMailer::ENCODING_BASE64, $file['type'] );
		}
		return $mailer;
	}

	/** Returns the HTML of the email design, unless another plugin has made HTML of the text already. */
	private function designed( Mail $mail, PHPMailer $mailer ): string {
		if ( null === $this->design || PHPMailer::CONTENT_TYPE_PLAINTEXT !== $mailer->ContentType ) {
			return '';
		}
		$text  = PHPMailer::normalizeBreaks( $mail->text, "\r\n" );
		$fits  = str_starts_with( $mailer->Body, $text );
		$shown = $fits
			? $mail
			// Another plugin has changed the text, which the marks do not fit any more.
			: Mail::from_payload( [ 'text' => $mailer->Body, 'marks' => [] ] + $mail->to_job()->payload );
		return ( $this->design )()->html(
			$shown,
			$fits ? substr( $mailer->Body, strlen( $text ) ) : '',
			// What sends by other ways may not know enclosed images.
			in_array( $mailer::class, [ PHPMailer::class, WP_PHPMailer::class, WholeHeaders::class ], true )
		);
	}

	/** Encloses the logo, so that mail programs which block images from the internet show it. */
	private static function with_logo( string $html, PHPMailer $mailer ): string {
		$logo = str_contains( $html, 'cid:' . Logo::CID ) ? Logo::of_site() : null;
		try {
			if ( null !== $logo ) {
				$mailer->addEmbeddedImage( $logo->file, Logo::CID, basename( $logo->file ) );
			}
			return $html;
		} catch ( MailerException ) {
			return str_replace( 'cid:' . Logo::CID, esc_url( $logo->url ), $html );
		}
	}

	/** Returns the HTML that an email has beside its text; empty for the text alone. */
	private function html( Mail $mail, PHPMailer $mailer ): string {
		$designed = $this->designed( $mail, $mailer );
		$text     = $mailer->Body;
		return Extensions::guard(
			'brolga_email_html',
			static function () use ( $mail, $text, $designed ): string {
				/**
				 * Filters the HTML of an email that Brolga sends. Mail programs that show no HTML show the text, which
				 * stays as it is. What visitors wrote is part of the text: escape it.
				 *
				 * @since 0.1.0
				 *
				 * @param string $html Default: the HTML of the email design; empty for an email of text alone.
				 * @param array{subject: string, text: string, unsubscribe: string} $mail The subject, the text, and the
				 *     URL that unsubscribes the reader; empty if the email is not sent to a list.
				 *
				 * @example
				 * add_filter(
				 * 	'brolga_email_html',
				 * 	static fn ( string $html, array $mail ): string =>
				 * 		'<div style="font-family:sans-serif">' . wpautop( esc_html( $mail['text'] ) ) . '</div>',
				 * 	10,
				 * 	2
				 * );
				 */
				$html = apply_filters(
					'brolga_email_html',
					$designed,
					[
						'subject'     => $mail->subject,
						'text'        => $text,
						'unsubscribe' => $mail->unsubscribe_url,
					]
				);
				return is_string( $html ) ? $html : '';
			},
			''
		);
	}

	/** Sends other code's email through the server in the settings, if its address is permitted. */
	private function serve_others( PHPMailer $mailer, SmtpServer $server ): void {
		try {
			$address = $this->address( $server );
		} catch ( DeliveryFailed ) {
			return;
		}
		$this->bound( $mailer, 0 );
		$server->apply( $mailer, $address );
	}

	/**
	 * Returns the address to connect to; null to connect to the server's name.
	 *
	 * @throws DeliveryFailed If the address is not permitted.
	 */
	private function address( SmtpServer $server ): ?string {
		return null === $this->place ? null : ( $this->place )()->address( $server );
	}

	private function label( PHPMailer $mailer, Mail $mail ): void {
		$mailer->MessageID = $this->in_brackets( $mail->message_id );

		if ( [] !== $mail->references ) {
			// LEAD-33: makes mail programs show the mail in the visitor's thread.
			$before = array_map( $this->in_brackets( ... ), $mail->references );
			$mailer->addCustomHeader( 'In-Reply-To', end( $before ) );
			$mailer->addCustomHeader( 'References', implode( ' ', $before ) );
		}

		if ( '' !== $mail->unsubscribe_url ) {
			// NEWS-16: the mail program's unsubscribe button. WordPress clears these before the next mail.
			$mailer->addCustomHeader( 'List-Unsubscribe', '<' . $mail->unsubscribe_url . '>' );
			$mailer->addCustomHeader( 'List-Unsubscribe-Post', 'List-Unsubscribe=One-Click' );
		}

		if ( $mail->automatic || '' !== $mail->unsubscribe_url ) {
			// RFC 3834: keeps auto-responders from replying.
			$mailer->addCustomHeader( 'Auto-Submitted', $mail->automatic ? 'auto-replied' : 'auto-generated' );
		}

		$address = '' === $mail->reply_to ? $this->sender->answers_to() : $mail->reply_to;
		if ( '' !== $address ) {
			try {
				$mailer->addReplyTo( $address, '' === $mail->reply_to ? '' : $mail->reply_to_name );
			} catch ( MailerException ) {
				// The text contains the address, so the mail is sent without the header.
				$mailer->clearReplyTos();
			}
		}
	}

	/**
	 * Limits the time of the whole conversation. An SMTP object that another plugin has set, or a
	 * connection that is kept open, is left alone.
	 *
	 * @param int $verdict Seconds for the final response; 0 if a user is waiting.
	 */
	private function bound( PHPMailer $mailer, int $verdict ): void {
		if (
			in_array( $mailer->getSMTPInstance()::class, [ SMTP::class, TimedSmtp::class ], true )
			&& ! $mailer->SMTPKeepAlive
		) {
			$mailer->setSMTPInstance( new TimedSmtp( $this->seconds, $verdict ) );
		}
	}

	/** Restores the mailer, or the next email of other code would carry Brolga's Message-ID. */
	private function put_back(): void {
		$mail_in_transit       = $this->mail_in_transit;
		$this->mail_in_transit = null;
		if ( null !== $mail_in_transit && null !== $this->borrowed ) {
			[ 'mailer' => $mailer, 'before' => $before ] = $this->borrowed;
			foreach ( [ ...SmtpServer::PROPERTIES, 'Timeout', 'SMTPDebug', 'Debugoutput' ] as $property ) {
				$mailer->{$property} = $before->{$property};
			}
			$smtp              = $mailer->getSMTPInstance();
			$mail_in_transit->left_out = $smtp instanceof TimedSmtp ? $smtp->left_out() : [];

			$mailer->MessageID = '';
			$mailer->setSMTPInstance( $this->borrowed['smtp'] );
			$this->borrowed['smtp']->Timelimit = $this->borrowed['limit'];

			$this->borrowed = null;
		}
	}

	private function remember( WP_Error $error ): void {
		if ( null !== $this->mail_in_transit ) {
			$this->mail_in_transit->failure = $this->reason( $error->get_error_message() );
			$this->put_back();
		}
	}

	/**
	 * Returns why an email failed, by the step at which the conversation ended. The mailer's
	 * message is not used, because it depends on the site's language.
	 *
	 * @param string $said The message of the mailer and the server.
	 * @see OUTBOX-29
	 */
	private function reason( string $said ): Reason {
		$mailer = $this->borrowed['mailer'] ?? null;
		if ( null === $mailer ) {
			// Another plugin sends without PHPMailer, or the mail failed before our mailer was set up.
			return Reason::said( $said );
		}
		$smtp = $mailer->getSMTPInstance();
		return match ( true ) {
			'smtp' !== $mailer->Mailer   => Cause::MailNoProgram->with( $said ),
			$smtp instanceof TimedSmtp   => $smtp->reason( $said ),
			default                      => ( Cause::of_answer(
				(int) substr( $smtp->getLastReply(), 0, 3 )
			) ?? Cause::MailRefused )->with( $said ),
		};
	}

	/** Runs before other listeners, which may fail or send email themselves. */
	private function remember_success(): void {
		if ( null !== $this->mail_in_transit ) {
			$this->mail_in_transit->sent = true;
			$this->put_back();
		}
	}

	/** @param mixed $address WordPress's default: `wordpress@` and the site's host. */
	private function sender( mixed $address ): string {
		$chosen = $this->sender->address();
		if ( '' !== $chosen ) {
			return $chosen;
		}
		// PHPMailer rejects addresses such as `wordpress@localhost`.
		return is_string( $address ) && false !== is_email( $address ) ? $address : $this->sender->owner();
	}

	private function server(): ?SmtpServer {
		return SmtpServer::of( $this->settings->of( new MailSection() ) );
	}

	/**
	 * Returns the sender's address for email of other code. If all email is sent through the
	 * server in the settings, the default `wordpress@` address is replaced, because such a server
	 * often rejects unknown mailboxes; an address that another plugin has set stays.
	 *
	 * @param mixed $address The address that WordPress or another plugin has set.
	 */
	private function sender_of_others( mixed $address ): mixed {
		$chosen = $this->sender->address();
		return '' !== $chosen
			&& is_string( $address )
			&& str_starts_with( $address, 'wordpress@' )
			&& true === $this->server()?->serves_all
			? $chosen
			: $address;
	}

	private function name_of_others( mixed $name ): mixed {
		return 'WordPress' === $name && '' !== $this->sender->address() && true === $this->server()?->serves_all
			? $this->sender->name()
			: $name;
	}

	private function in_brackets( string $left ): string {
		return "<{$left}@{$this->host()}>";
	}

	private function host(): string {
		$host = wp_parse_url( home_url(), PHP_URL_HOST );
		return is_string( $host ) && 1 === preg_match( '/^[a-zA-Z0-9.-]+$/D', $host ) ? $host : 'localhost';
	}
}
