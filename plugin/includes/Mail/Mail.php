<?php
declare( strict_types=1 );

namespace Brolga\Mail;

use Brolga\Core\Jobs\Job;
use Brolga\Core\Jobs\Subject;

/**
 * A mail in plain text. Whatever a visitor wrote, it cannot become a header or a
 * recipient: one-line values lose every line break there is, and addresses that
 * are none are left out.
 *
 * @see OUTBOX-10 OUTBOX-11 LEAD-12
 */
final class Mail {

	/** The longest subject and name, in characters. */
	private const LINE_LENGTH = 200;

	/**
	 * Those it goes to.
	 *
	 * @var list<string>
	 */
	public readonly array $to;

	/** The subject, one line. */
	public readonly string $subject;

	/** Where an answer goes; empty: the owner's setting. */
	public readonly string $reply_to;

	/** The name of the person an answer goes to. */
	public readonly string $reply_to_name;

	/** The page that takes the reader off a list, with one click too; empty: the mail is to no list. */
	public readonly string $unsubscribe_url;

	/**
	 * Left parts of the Message-IDs of mails that the reader got before, oldest first.
	 *
	 * @var list<string>
	 */
	public readonly array $references;

	/** The same in each attempt, so that a mail that was sent twice is shown once. */
	public readonly string $message_id;

	/**
	 * Cleans what it is given.
	 *
	 * @param list<string> $to Addresses.
	 * @param string $text Body; may hold line breaks.
	 * @param string $reply_to Address for answers.
	 * @param string $reply_to_name Name for answers.
	 * @param string $message_id Left part of the Message-ID; made when it is empty.
	 * @param string $unsubscribe Address that takes the reader off a list; empty: the mail is to no list.
	 * @param bool $automatic Whether it answers somebody without anybody's doing: other machines must not answer it.
	 * @param list<string> $references Left parts of the Message-IDs of mails that the reader got before, oldest first.
	 * @param int $files_of The entry whose files it carries, as they are when it leaves; 0: none.
	 */
	public function __construct(
		array $to,
		string $subject,
		public readonly string $text,
		string $reply_to = '',
		string $reply_to_name = '',
		string $message_id = '',
		string $unsubscribe = '',
		public readonly bool $automatic = false,
		array $references = [],
		public readonly int $files_of = 0
	) {
		$this->to            = array_values(
			array_unique( array_filter(
				array_map( self::address( ... ), $to ),
				static fn ( string $address ): bool => '' !== $address
			) )
		);
		$this->subject       = self::line( $subject );
		$this->reply_to      = self::address( $reply_to );
		$this->reply_to_name = self::line( $reply_to_name );
		// Into a header, between angle brackets.
		$this->unsubscribe_url = 1 === preg_match( '/^https?:\/\/[^\s<>]+$/D', $unsubscribe ) ? $unsubscribe : '';
		$this->message_id    = self::is_id( $message_id ) ? $message_id : bin2hex( random_bytes( 12 ) );
		$this->references    = array_values( array_filter( $references, self::is_id( ... ) ) );
	}

	/**
	 * The same mail for fewer people.
	 *
	 * @param list<string> $to Those it goes to.
	 */
	public function to_only( array $to ): self {
		return new self(
			$to,
			$this->subject,
			$this->text,
			$this->reply_to,
			$this->reply_to_name,
			$this->message_id,
			$this->unsubscribe_url,
			$this->automatic,
			$this->references,
			$this->files_of
		);
	}

	/**
	 * The mail as a job for the outbox.
	 *
	 * @param Subject|null $subject What it is about; null: nothing that can be looked up.
	 * @param string       $kind    Whose job it is.
	 */
	public function to_job( ?Subject $subject = null, string $kind = MailHandler::KIND ): Job {
		return new Job(
			$kind,
			[
				'to'            => $this->to,
				'subject'       => $this->subject,
				'text'          => $this->text,
				'reply_to'      => $this->reply_to,
				'reply_to_name' => $this->reply_to_name,
				'message_id'    => $this->message_id,
				'unsubscribe'   => $this->unsubscribe_url,
				'automatic'     => $this->automatic,
				'references'    => $this->references,
				'files_of'      => $this->files_of,
			],
			$subject
		);
	}

	/**
	 * The mail of a job.
	 *
	 * @param array<string, mixed> $payload What to_job() wrote.
	 */
	public static function from_payload( array $payload ): self {
		$text  = static fn ( string $name ): string => is_string( $payload[ $name ] ?? null ) ? $payload[ $name ] : '';
		$texts = static fn ( string $name ): array => is_array( $payload[ $name ] ?? null )
			? array_values( array_filter( $payload[ $name ], is_string( ... ) ) )
			: [];
		return new self(
			$texts( 'to' ),
			$text( 'subject' ),
			$text( 'text' ),
			$text( 'reply_to' ),
			$text( 'reply_to_name' ),
			$text( 'message_id' ),
			$text( 'unsubscribe' ),
			true === ( $payload['automatic'] ?? false ),
			$texts( 'references' ),
			is_int( $payload['files_of'] ?? null ) ? $payload['files_of'] : 0
		);
	}

	/**
	 * A text as one line: control characters, every kind of line break and marks
	 * that turn the direction of reading become a space. Joiners stay: names and
	 * emoji need them.
	 *
	 * @param string $text Any text.
	 */
	private static function line( string $text ): string {
		$text = (string) preg_replace(
			'/[\p{Cc}\p{Zl}\p{Zp}\x{202A}-\x{202E}\x{2066}-\x{2069}\s]+/u',
			' ',
			wp_check_invalid_utf8( $text, true )
		);
		return mb_substr( trim( $text ), 0, self::LINE_LENGTH );
	}

	/**
	 * Whether a text is the left part of one of our Message-IDs.
	 *
	 * @param string $text Any text.
	 */
	private static function is_id( string $text ): bool {
		return 1 === preg_match( '/^[0-9a-f]{24}$/D', $text );
	}

	/**
	 * An address, or an empty text when it is none.
	 *
	 * @param string $text Any text.
	 */
	private static function address( string $text ): string {
		$text = trim( $text );
		return self::can_go_to( $text ) ? $text : '';
	}

	/**
	 * Whether a mail can be sent to an address at all.
	 *
	 * @param string $address Any text.
	 */
	public static function can_go_to( string $address ): bool {
		// is_email() alone lets some through that a mail server reads in another way.
		return false !== is_email( $address ) && false !== filter_var( $address, FILTER_VALIDATE_EMAIL );
	}
}
