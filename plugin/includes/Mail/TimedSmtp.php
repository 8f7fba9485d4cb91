<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Mail;

use Brolga\Core\Jobs\Cause;
use Brolga\Core\Jobs\Reason;
use PHPMailer\PHPMailer\Exception as MailerException;
use PHPMailer\PHPMailer\SMTP;

/**
 * PHPMailer's conversation, bounded as a whole. PHPMailer itself bounds each read,
 * and a server that says one byte a second never lets a read run out: it would
 * hold a worker for minutes, longer than the lease of its job.
 *
 * Three limits: one for each answer, one for the conversation, which grows with
 * the mail, and one for the last answer. That one is generous where nobody waits,
 * since the server has the mail by then: whoever gives up on it sends it twice.
 *
 * @see OUTBOX-20 OUTBOX-21
 */
final class TimedSmtp extends SMTP {

	/** The slowest line that a long mail is given the time for. */
	public const BYTES_PER_SECOND = 131072;

	/** Seconds for the farewell: the mail is sent, and nobody needs the answer. */
	private const FAREWELL_SECONDS = 2;

	/** The longest answer that is read: some twenty lines are usual. */
	private const LONGEST_ANSWER = 65536;

	/** When the conversation has to be over, on the clock that nobody sets. */
	private float $end;

	/** Whether the server has said that it takes the mail. */
	private bool $taken = false;

	/**
	 * Recipients the server does not take mail for.
	 *
	 * @var list<string>
	 */
	private array $refused = [];

	/** What did not work last, or what failed if nothing comes after it; null: everything has worked so far. */
	private ?Cause $trouble = null;

	/** The reason why the time was over; null: it lasts. */
	private ?Reason $late = null;

	/**
	 * Starts the clock.
	 *
	 * @param int $seconds For the conversation.
	 * @param int $verdict For the last answer; 0: no more than for any other.
	 */
	public function __construct( private readonly int $seconds, private readonly int $verdict ) {
		$this->end = self::now() + $seconds;
	}

	/**
	 * Recipients that were refused although the mail was taken for others; empty
	 * when it was taken for everybody, or for nobody.
	 *
	 * @return list<string>
	 */
	public function left_out(): array {
		return $this->taken ? $this->refused : [];
	}

	/**
	 * Why the mail was not taken.
	 *
	 * @param string $said The mailer's words, with the server's.
	 *
	 * @see OUTBOX-29
	 */
	public function reason( string $said ): Reason {
		return $this->late ?? ( $this->trouble ?? Cause::MailRefused )->with( $said );
	}

	/**
	 * Notes what did not work: what the server's code says of itself, or how far
	 * the conversation had come.
	 *
	 * @param bool  $worked Whether it did.
	 * @param Cause $cause  What it means when it did not.
	 * @return bool Whether it did.
	 */
	private function noted( bool $worked, Cause $cause ): bool {
		if ( ! $worked ) {
			$this->trouble = Cause::of_answer( (int) substr( $this->last_reply, 0, 3 ) ) ?? $cause;
		}
		return $worked;
	}

	/**
	 * Connects within the time that is left.
	 *
	 * @param string                  $host    Name or address.
	 * @param int|null                $port    Port.
	 * @param int                     $timeout Seconds.
	 * @param array<array-key, mixed> $options Of the connection.
	 */
	public function connect( $host, $port = null, $timeout = 30, $options = [] ): bool {
		$opened = parent::connect( $host, $port, max( 1, min( $timeout, (int) $this->seconds_left() ) ), $options );
		// The system names no error of its own where only the encryption failed.
		$is_tls = str_starts_with( $host, 'ssl:' ) && '0' === $this->getError()['smtp_code'];
		// Encryption comes next, and fails without a step that is told us here.
		$this->trouble = Cause::MailEncryption;
		return $this->noted( $opened, $is_tls ? Cause::MailEncryption : Cause::MailNoServer );
	}

	/**
	 * Logs in.
	 *
	 * @param string                             $username Who.
	 * @param string                             $password Proves it.
	 * @param string|null                        $authtype How.
	 * @param \PHPMailer\PHPMailer\OAuthTokenProvider|null $OAuth Has a token in the place of a password.
	 */
	public function authenticate( $username, #[\SensitiveParameter] $password, $authtype = null, $OAuth = null ): bool {
		$this->trouble = null;
		return $this->noted( parent::authenticate( $username, $password, $authtype, $OAuth ), Cause::MailLogin );
	}

	/**
	 * Names the sender.
	 *
	 * @param string $from Its address.
	 */
	public function mail( $from ): bool {
		$this->trouble = null;
		return $this->noted( parent::mail( $from ), '' === $this->last_reply ? Cause::MailLost : Cause::MailSender );
	}

	/**
	 * Names a recipient.
	 *
	 * @param string $address Whom to.
	 * @param string $dsn     What is to be told of the delivery.
	 */
	public function recipient( $address, $dsn = '' ): bool {
		$taken = parent::recipient( $address, $dsn );
		$this->noted( $taken, '' === $this->last_reply ? Cause::MailLost : Cause::MailRecipient );
		if ( ! $taken ) {
			$this->refused[] = $address;
		}
		return $taken;
	}

	/**
	 * Hands the mail over.
	 *
	 * @param string $msg_data The mail.
	 */
	public function data( $msg_data ): bool {
		$this->end  += strlen( $msg_data ) / self::BYTES_PER_SECOND;
		$this->taken = parent::data( $msg_data );
		return $this->noted( $this->taken, '' === $this->last_reply ? Cause::MailLost : Cause::MailRefused );
	}

	/**
	 * Takes leave. Whatever becomes of it, a mail that was taken was taken.
	 *
	 * @param bool $close_on_error Whether to hang up when the server has no answer.
	 */
	public function quit( $close_on_error = true ): bool {
		$this->end = min( $this->end, self::now() + self::FAREWELL_SECONDS );
		try {
			return parent::quit( $close_on_error );
		} catch ( MailerException ) {
			// The farewell is not what went wrong.
			$this->late = null;
			return false;
		}
	}

	/**
	 * Sends some bytes within the time that is left.
	 *
	 * @param string $data    The bytes.
	 * @param string $command What they are part of.
	 * @return int|bool How many were sent; false when the connection is lost.
	 *
	 * @throws MailerException When the time is over.
	 */
	public function client_send( $data, $command = '' ): int|bool {
		if ( is_resource( $this->smtp_conn ) ) {
			$left = $this->seconds_left();
			stream_set_timeout( $this->smtp_conn, (int) $left, (int) ( fmod( $left, 1 ) * 1e6 ) );
		}
		$sent = parent::client_send( $data, $command );
		if ( 0.0 === $this->seconds_left() ) {
			$this->give_up( Cause::MailTooLong->with( $this->seconds ) );
		}
		if ( 'DATA END' === $command && $this->verdict > 0 ) {
			$this->Timelimit = $this->verdict;
			$this->end       = self::now() + $this->verdict;
		}
		return $sent;
	}

	/**
	 * Hears an answer out, for as long as the time lasts. PHPMailer reads whole
	 * lines, and each byte gives it new patience; here nothing is waited for but
	 * the next byte.
	 *
	 * @return string The answer; empty when the server has hung up.
	 *
	 * @throws MailerException When the time is over.
	 */
	protected function get_lines(): string {
		if ( ! is_resource( $this->smtp_conn ) ) {
			return '';
		}
		$by     = min( $this->end, self::now() + ( $this->Timelimit > 0 ? $this->Timelimit : $this->seconds ) );
		$answer = '';
		stream_set_blocking( $this->smtp_conn, false );
		do {
			$line    = $this->line( $by );
			$answer .= $line;
		} while ( '-' === ( $line[3] ?? '' ) && strlen( $answer ) < self::LONGEST_ANSWER );
		stream_set_blocking( $this->smtp_conn, true );
		return $answer;
	}

	/**
	 * One line of an answer.
	 *
	 * @param float $by When it has to be there.
	 * @return string What there was of it when the server hung up.
	 *
	 * @throws MailerException When the time is over.
	 */
	private function line( float $by ): string {
		$line = '';
		while (
			is_resource( $this->smtp_conn )
			&& ! str_ends_with( $line, "\n" )
			&& strlen( $line ) < self::LONGEST_ANSWER
		) {
			// Read before waiting: what is decrypted already makes no socket ready.
			$part = fgets( $this->smtp_conn, self::MAX_REPLY_LENGTH );
			if ( is_string( $part ) && '' !== $part ) {
				$line .= $part;
			} elseif ( feof( $this->smtp_conn ) ) {
				break;
			} else {
				$this->await_bytes( $by );
			}
			if ( self::now() >= $by ) {
				$this->give_up( $by < $this->end
					? Cause::MailNoAnswer->with( $this->Timelimit )
					: Cause::MailTooLong->with( $this->seconds ) );
			}
		}
		return $line;
	}

	/**
	 * Waits until the server says something.
	 *
	 * @param float $by How long.
	 */
	private function await_bytes( float $by ): void {
		$left  = max( 0.0, $by - self::now() );
		$heard = array_filter( [ $this->smtp_conn ] );
		$none  = null;
		// A signal ends the waiting with a warning; it is begun again.
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_set_error_handler -- A warning is an answer here and no line for the log; the old handler is back at once.
		set_error_handler( static fn (): bool => true );
		stream_select( $heard, $none, $none, (int) $left, (int) ( fmod( $left, 1 ) * 1e6 ) );
		restore_error_handler();
	}

	/**
	 * Hangs up. As PHPMailer's own exception, it becomes what every failed mail is.
	 *
	 * @param Reason $why What took too long.
	 *
	 * @throws MailerException Always.
	 */
	private function give_up( Reason $why ): never {
		$this->close();
		$this->late = $why;
		throw new MailerException( $why->words() );
	}

	/**
	 * Seconds until the conversation has to be over.
	 */
	private function seconds_left(): float {
		return max( 0.0, $this->end - self::now() );
	}

	/**
	 * Seconds on a clock that nobody sets.
	 */
	private static function now(): float {
		return hrtime( true ) / 1e9;
	}
}
