<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Mail;

use Brolga\Core\Jobs\Cause;
use Brolga\Core\Jobs\Reason;
use PHPMailer\PHPMailer\Exception as MailerException;
use PHPMailer\PHPMailer\SMTP;

/**
 * PHPMailer's SMTP client with a time limit for the whole conversation. PHPMailer only limits each read, so a
 * server that sends one byte per second would block a process for minutes, longer than the lease of its job.
 *
 * There are three limits: for each response, for the conversation (it grows with the size of the message), and
 * for the final response. The last one is generous if no user is waiting, because the server has the message by
 * then: giving up would send it twice.
 *
 * @see OUTBOX-20 OUTBOX-21
 */
final class TimedSmtp extends SMTP {

	/** The slowest connection for which a large message is given enough time. */
	public const BYTES_PER_SECOND = 131072;

	/** Seconds for the QUIT command: the message has been sent, and its response is not needed. */
	private const FAREWELL_SECONDS = 2;

	/** The longest response that is read, in bytes; about twenty lines are usual. */
	private const LONGEST_ANSWER = 65536;

	/** The time at which the conversation must be over, in seconds of the monotonic clock. */
	private float $end;

	private bool $taken = false;

	/** @var list<string> */
	private array $refused = [];

	/** The cause of the last failure, or the one to report if the connection fails now. */
	private ?Cause $trouble = null;

	private ?Reason $late = null;

	/**
	 * @param int $seconds For the conversation.
	 * @param int $verdict For the final response; 0 for the same limit as any other response.
	 */
	public function __construct( private readonly int $seconds, private readonly int $verdict ) {
		$this->end = self::now() + $seconds;
	}

	/** @return list<string> Refused recipients if the message was accepted for others, otherwise empty. */
	public function left_out(): array {
		return $this->taken ? $this->refused : [];
	}

	/** @see OUTBOX-29 */
	public function reason( string $said ): Reason {
		return $this->late ?? ( $this->trouble ?? Cause::MailRefused )->with( $said );
	}

	private function noted( bool $worked, Cause $cause ): bool {
		if ( ! $worked ) {
			$this->trouble = Cause::of_answer( (int) substr( $this->last_reply, 0, 3 ) ) ?? $cause;
		}
		return $worked;
	}

	/**
	 * Connects within the remaining time.
	 *
	 * @param string                  $host
	 * @param int|null                $port
	 * @param int                     $timeout Seconds.
	 * @param array<array-key, mixed> $options Stream context options.
	 */
	public function connect( $host, $port = null, $timeout = 30, $options = [] ): bool {
		$opened = parent::connect( $host, $port, max( 1, min( $timeout, (int) $this->seconds_left() ) ), $options );
		// If only TLS failed, the system reports no error code.
		$is_tls = str_starts_with( $host, 'ssl:' ) && '0' === $this->getError()['smtp_code'];
		// TLS comes next, and PHPMailer calls no method of this class when it fails.
		$this->trouble = Cause::MailEncryption;
		return $this->noted( $opened, $is_tls ? Cause::MailEncryption : Cause::MailNoServer );
	}

	/**
	 * @param string                                       $username
	 * @param string                                       $password
	 * @param string|null                                  $authtype
	 * @param \PHPMailer\PHPMailer\OAuthTokenProvider|null $OAuth
	 */
	public function authenticate( $username, #[\SensitiveParameter] $password, $authtype = null, $OAuth = null ): bool {
		$this->trouble = null;
		return $this->noted( parent::authenticate( $username, $password, $authtype, $OAuth ), Cause::MailLogin );
	}

	/** @param string $from */
	public function mail( $from ): bool {
		$this->trouble = null;
		return $this->noted( parent::mail( $from ), '' === $this->last_reply ? Cause::MailLost : Cause::MailSender );
	}

	/**
	 * @param string $address
	 * @param string $dsn
	 */
	public function recipient( $address, $dsn = '' ): bool {
		$taken = parent::recipient( $address, $dsn );
		$this->noted( $taken, '' === $this->last_reply ? Cause::MailLost : Cause::MailRecipient );
		if ( ! $taken ) {
			$this->refused[] = $address;
		}
		return $taken;
	}

	/** @param string $msg_data */
	public function data( $msg_data ): bool {
		$this->end  += strlen( $msg_data ) / self::BYTES_PER_SECOND;
		$this->taken = parent::data( $msg_data );
		return $this->noted( $this->taken, '' === $this->last_reply ? Cause::MailLost : Cause::MailRefused );
	}

	/**
	 * Ends the conversation. If this fails, the message counts as sent nevertheless.
	 *
	 * @param bool $close_on_error
	 */
	public function quit( $close_on_error = true ): bool {
		$this->end = min( $this->end, self::now() + self::FAREWELL_SECONDS );
		try {
			return parent::quit( $close_on_error );
		} catch ( MailerException ) {
			// A slow QUIT is not the error to report.
			$this->late = null;
			return false;
		}
	}

	/**
	 * Sends data within the remaining time.
	 *
	 * @param string $data
	 * @param string $command The SMTP command that the data belongs to.
	 * @return int|bool The number of bytes sent; false if the connection is lost.
	 * @throws MailerException If the time is over.
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
	 * Reads a response within the remaining time. PHPMailer reads whole lines and restarts its
	 * timeout with each byte; here the timeout covers the whole response.
	 *
	 * @return string Empty if the server has closed the connection.
	 * @throws MailerException If the time is over.
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
	 * @param float $by In seconds of the monotonic clock.
	 * @return string An incomplete line if the server has closed the connection.
	 * @throws MailerException If the time is over.
	 */
	private function line( float $by ): string {
		$line = '';
		while (
			is_resource( $this->smtp_conn )
			&& ! str_ends_with( $line, "\n" )
			&& strlen( $line ) < self::LONGEST_ANSWER
		) {
			// Read before waiting, because select() ignores data that TLS has already decrypted.
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
	 * Closes the connection and throws PHPMailer's own exception.
	 *
	 * @throws MailerException Always.
	 */
	private function give_up( Reason $why ): never {
		$this->close();
		$this->late = $why;
		throw new MailerException( $why->words() );
	}

	private function seconds_left(): float {
		return max( 0.0, $this->end - self::now() );
	}

	/** The monotonic clock in seconds, which clock changes do not affect. */
	private static function now(): float {
		return hrtime( true ) / 1e9;
	}
}
