<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Mail;

use Brolga\Core\Jobs\Cause;
use Brolga\Core\Jobs\ClaimedJob;
use Brolga\Core\Jobs\DeliveryFailed;
use Brolga\Core\Jobs\Handler;
use Brolga\Core\Jobs\Reason;
use Brolga\Core\Jobs\Undeliverable;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\Later;
use Brolga\Core\Support\Module;
use Closure;
use PHPMailer\PHPMailer\Exception as MailerException;
use PHPMailer\PHPMailer\PHPMailer;
use PHPMailer\PHPMailer\SMTP;
use Throwable;
use WP_Error;

/**
 * Hands mails to wp_mail(), so that whatever the owner uses to send works.
 *
 * The hooks below act on our own mails alone, unless the owner lets all mail of
 * the site leave by the SMTP server of our settings. Reply-To is set on the mailer
 * itself: wp_mail() splits that header at commas, even inside of quotes, and
 * "Smith, Anna" would become two wrong addresses.
 *
 * @see OUTBOX-10 OUTBOX-11 OUTBOX-17 OUTBOX-20 OUTBOX-21 OUTBOX-584 UPLOAD-15
 */
final class MailHandler implements Handler, Module {

	public const KIND = 'mail';

	/** Seconds a mail server may take for an answer. */
	public const TIMEOUT = 20;

	/** Seconds of a whole conversation, besides those in which the mail is handed over. */
	public const SECONDS = 45;

	/** Seconds in which a server that has the mail may say whether it takes it, where nobody waits. */
	public const VERDICT_SECONDS = 120;

	/** The mail that is being sent; null: the mail in hand is somebody else's. */
	private ?Sending $sending = null;

	/**
	 * The mailer in use and what we change of it. WordPress has one for all mails
	 * of a request and does not reset these by itself.
	 *
	 * @var array{mailer: PHPMailer, before: PHPMailer, smtp: SMTP, limit: int}|null
	 */
	private ?array $borrowed = null;

	/**
	 * @param Closure(): Attachments $files    What mails carry.
	 * @param (Closure(): ServerPlace)|null $place Where the server of the settings lies; null: where its name says.
	 */
	public function __construct(
		private readonly Settings $settings,
		private readonly Sender $sender,
		#[Later( Attachments::class )] private readonly Closure $files,
		private readonly int $seconds = self::SECONDS,
		private readonly int $verdict = self::VERDICT_SECONDS,
		#[Later( ServerPlace::class )] private readonly ?Closure $place = null
	) {}

	/**
	 * The kind of its jobs.
	 */
	public function kind(): string {
		return self::KIND;
	}

	/**
	 * Listens to WordPress' mailer. A plugin that sends by SMTP has the last word
	 * on the sender, we on who gets the answers and how long it may take.
	 */
	public function register(): void {
		add_filter(
			'wp_mail_from',
			fn ( mixed $address ): mixed => null === $this->sending
				? $this->sender_of_others( $address )
				: $this->sender( $address ),
			5
		);
		add_filter(
			'wp_mail_from_name',
			fn ( mixed $name ): mixed => null === $this->sending
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
		// First of all: somebody who hears of it may send a mail of their own, or break.
		add_action( 'wp_mail_failed', $this->remember( ... ), PHP_INT_MIN + 1 );
		add_action( 'wp_mail_succeeded', $this->remember_success( ... ), PHP_INT_MIN + 1 );
	}

	/**
	 * Sends the mail of a job.
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
	 * @param (Closure( string ): void)|null $listener Is told each line that is said to the mail server or by it.
	 *
	 * @throws Undeliverable  When it has no recipient.
	 * @throws DeliveryFailed When the mailer refused.
	 */
	public function deliver( Mail $mail, ?Closure $listener = null ): void {
		if ( [] === $mail->to ) {
			throw new Undeliverable( Cause::NoRecipient->with() );
		}
		$enclosed      = 0 === $mail->files_of ? new Enclosed() : ( $this->files )()->of( $mail->files_of );
		$sending       = new Sending( $mail, $enclosed, $listener );
		$this->sending = $sending;
		try {
			$sent = wp_mail( $mail->to, $mail->subject, $mail->text . $enclosed->note );
		} catch ( Throwable $failure ) {
			// Somebody who heard of it broke: that takes no mail back.
			$sent = $sending->sent ? true : throw $failure;
		} finally {
			$this->put_back();
		}
		if ( ! $sent && ! $sending->sent ) {
			throw $sending->failed();
		}
	}

	/**
	 * Puts Reply-To, Message-ID and limits of time on our mail.
	 *
	 * @param PHPMailer $mailer WordPress' mailer.
	 * @return PHPMailer The one that sends it.
	 */
	private function prepare( PHPMailer $mailer ): PHPMailer {
		$server  = $this->server();
		$sending = $this->sending;
		if ( null === $sending ) {
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
		$this->bound( $mailer, null === $sending->listener ? $this->verdict : 0 );
		$server?->apply( $mailer, $address );
		if ( null !== $sending->listener ) {
			$mailer->SMTPDebug   = SMTP::DEBUG_SERVER;
			$mailer->Debugoutput = $sending->listener;
		}

		$mailer->Timeout                      = min( $mailer->Timeout, self::TIMEOUT );
		$mailer->getSMTPInstance()->Timelimit = $mailer->Timeout;
		$this->label( $mailer, $sending->mail );
		// A line feed alone would be encoded as a letter where a long paragraph asks for quoted-printable.
		$mailer->Body = PHPMailer::normalizeBreaks( $mailer->Body, "\r\n" );
		foreach ( $sending->enclosed->files as $file ) {
			$mailer->addAttachment( $file['path'], $file['name'], PHPMailer::ENCODING_BASE64, $file['type'] );
		}
		return $mailer;
	}

	/**
	 * Has a mail that is not ours leave by the owner's server, if that may be called.
	 *
	 * @param PHPMailer $mailer WordPress' mailer.
	 */
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
	 * Where a server is connected to; null: its name says it.
	 *
	 * @throws DeliveryFailed When it may not be called.
	 */
	private function address( SmtpServer $server ): ?string {
		return null === $this->place ? null : ( $this->place )()->address( $server );
	}

	/**
	 * Puts the headers of our mail on it.
	 *
	 * @param PHPMailer $mailer WordPress' mailer.
	 */
	private function label( PHPMailer $mailer, Mail $mail ): void {
		$mailer->MessageID = $this->in_brackets( $mail->message_id );

		if ( [] !== $mail->references ) {
			// LEAD-33: the reader's mail program shows it with the others.
			$before = array_map( $this->in_brackets( ... ), $mail->references );
			$mailer->addCustomHeader( 'In-Reply-To', end( $before ) );
			$mailer->addCustomHeader( 'References', implode( ' ', $before ) );
		}

		if ( '' !== $mail->unsubscribe_url ) {
			// NEWS-16: a mail program's own button. WordPress clears these before the next mail.
			$mailer->addCustomHeader( 'List-Unsubscribe', '<' . $mail->unsubscribe_url . '>' );
			$mailer->addCustomHeader( 'List-Unsubscribe-Post', 'List-Unsubscribe=One-Click' );
		}

		if ( $mail->automatic || '' !== $mail->unsubscribe_url ) {
			// RFC 3834: out-of-office answers and the like leave it unanswered.
			$mailer->addCustomHeader( 'Auto-Submitted', $mail->automatic ? 'auto-replied' : 'auto-generated' );
		}

		$address = '' === $mail->reply_to ? $this->sender->answers_to() : $mail->reply_to;
		if ( '' !== $address ) {
			try {
				$mailer->addReplyTo( $address, '' === $mail->reply_to ? '' : $mail->reply_to_name );
			} catch ( MailerException ) {
				// The mail tells the address in its text: better without the header than not at all.
				$mailer->clearReplyTos();
			}
		}
	}

	/**
	 * Bounds the conversation as a whole. Who has put an SMTP of their own into the
	 * mailer knows why, and so does who keeps a connection open.
	 *
	 * @param PHPMailer $mailer  WordPress' mailer.
	 * @param int       $verdict Seconds for the last answer; 0: somebody waits.
	 */
	private function bound( PHPMailer $mailer, int $verdict ): void {
		if (
			in_array( $mailer->getSMTPInstance()::class, [ SMTP::class, TimedSmtp::class ], true )
			&& ! $mailer->SMTPKeepAlive
		) {
			$mailer->setSMTPInstance( new TimedSmtp( $this->seconds, $verdict ) );
		}
	}

	/**
	 * Ends our mail and leaves the mailer as it was, or the next mail of somebody
	 * else would carry our Message-ID.
	 */
	private function put_back(): void {
		$sending       = $this->sending;
		$this->sending = null;
		if ( null !== $sending && null !== $this->borrowed ) {
			[ 'mailer' => $mailer, 'before' => $before ] = $this->borrowed;
			foreach ( [ ...SmtpServer::PROPERTIES, 'Timeout', 'SMTPDebug', 'Debugoutput' ] as $property ) {
				$mailer->{$property} = $before->{$property};
			}
			$smtp              = $mailer->getSMTPInstance();
			$sending->left_out = $smtp instanceof TimedSmtp ? $smtp->left_out() : [];

			$mailer->MessageID = '';
			$mailer->setSMTPInstance( $this->borrowed['smtp'] );
			$this->borrowed['smtp']->Timelimit = $this->borrowed['limit'];

			$this->borrowed = null;
		}
	}

	/**
	 * Keeps the reason of a failure.
	 *
	 * @param WP_Error $error What WordPress says.
	 */
	private function remember( WP_Error $error ): void {
		if ( null !== $this->sending ) {
			$this->sending->failure = $this->reason( $error->get_error_message() );
			$this->put_back();
		}
	}

	/**
	 * Why our mail was not taken, by where the conversation ended and not by what
	 * the mailer calls it, which depends on the site's language.
	 *
	 * @param string $said The mailer's words, with the server's.
	 *
	 * @see OUTBOX-29
	 */
	private function reason( string $said ): Reason {
		$mailer = $this->borrowed['mailer'] ?? null;
		if ( null === $mailer ) {
			// It got no further than our hooks, or another plugin sends without the mailer.
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

	/**
	 * Notes that the mail is sent, before anybody else hears of it.
	 */
	private function remember_success(): void {
		if ( null !== $this->sending ) {
			$this->sending->sent = true;
			$this->put_back();
		}
	}

	/**
	 * The sender's address.
	 *
	 * @param mixed $address WordPress' own: `wordpress@` and the site's host.
	 */
	private function sender( mixed $address ): string {
		$chosen = $this->sender->address();
		if ( '' !== $chosen ) {
			return $chosen;
		}
		// `wordpress@localhost` and its like are refused by the mailer itself.
		return is_string( $address ) && false !== is_email( $address ) ? $address : $this->sender->owner();
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
		$chosen = $this->sender->address();
		return '' !== $chosen
			&& is_string( $address )
			&& str_starts_with( $address, 'wordpress@' )
			&& true === $this->server()?->serves_all
			? $chosen
			: $address;
	}

	/**
	 * The sender's name of a mail that is not ours.
	 *
	 * @param mixed $name What WordPress or another plugin has chosen.
	 */
	private function name_of_others( mixed $name ): mixed {
		return 'WordPress' === $name && '' !== $this->sender->address() && true === $this->server()?->serves_all
			? $this->sender->name()
			: $name;
	}

	/**
	 * A Message-ID.
	 *
	 * @param string $left Its left part.
	 */
	private function in_brackets( string $left ): string {
		return "<{$left}@{$this->host()}>";
	}

	/**
	 * The site's host, for the Message-ID.
	 */
	private function host(): string {
		$host = wp_parse_url( home_url(), PHP_URL_HOST );
		return is_string( $host ) && 1 === preg_match( '/^[a-zA-Z0-9.-]+$/D', $host ) ? $host : 'localhost';
	}
}
