<?php
declare( strict_types=1 );

namespace Brolga\Mail;

use Brolga\Core\Jobs\Job;
use Brolga\Core\Jobs\Subject;

/**
 * An email as plain text. A visitor's text cannot become a header or a recipient: line breaks are
 * removed from one-line values, and invalid addresses are left out.
 *
 * Marks say what parts of the text are, so that the email design can show an answer as a row of a table, or
 * a link as a button. What is not marked is shown as paragraphs.
 *
 * @see OUTBOX-10 OUTBOX-11 LEAD-12 EMAIL-861
 *
 * @phpstan-type Mark array{string, int, int, 3?: string}
 */
final class Mail {

	public const TEXT = '';

	/** A label in the first line, and an answer below it. */
	public const FIELD = 'field';

	/** A URL, or words with a URL at their end. It becomes a button; the words are its label. */
	public const BUTTON = 'button';

	/** A title, an optional excerpt, and a URL, each in lines of its own. */
	public const POST = 'post';

	/** What separates the end of the text. */
	public const RULE = 'rule';

	/** Something of lesser importance. */
	public const SMALL = 'small';

	/** Who sent the email; it takes the place of the business details. */
	public const IMPRINT = 'imprint';

	/** Words with a URL at their end, for the foot of the email. */
	public const LEAVE = 'leave';

	/** What a person has written, such as a reply: it has no headline. */
	public const LETTER = 'letter';

	/** The longest subject and name, in characters. */
	private const LINE_LENGTH = 200;

	/** @var list<string> */
	public readonly array $to;

	public readonly string $subject;

	/** Empty for the address in the settings. */
	public readonly string $reply_to;

	public readonly string $reply_to_name;

	/** The page that unsubscribes the reader, also by one click; empty if not sent to a list. */
	public readonly string $unsubscribe_url;

	/** @var list<string> Left parts of the Message-IDs of earlier emails to the reader, oldest first. */
	public readonly array $references;

	/** The same in each attempt, so that an email that was sent twice is shown once. */
	public readonly string $message_id;

	/**
	 * @param list<string> $to            Invalid addresses are left out.
	 * @param string       $text          May have several lines.
	 * @param string       $message_id    Left part of the Message-ID; generated if empty.
	 * @param string       $unsubscribe   URL that unsubscribes the reader; empty if the email is not sent to a list.
	 * @param bool         $automatic     Whether it is an automatic response, which must not be answered
	 *     automatically.
	 * @param list<string> $references    Left parts of the Message-IDs of earlier emails to the reader, oldest first.
	 * @param int          $files_of      The lead whose files are attached when the email is sent; 0 for none.
	 * @param list<Mark>   $marks         Kind, start and length in bytes, and a button's label.
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
		public readonly int $files_of = 0,
		public readonly array $marks = []
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
		// It goes into a header in angle brackets.
		$this->unsubscribe_url = 1 === preg_match( '/^https?:\/\/[^\s<>]+$/D', $unsubscribe ) ? $unsubscribe : '';
		$this->message_id    = self::is_id( $message_id ) ? $message_id : bin2hex( random_bytes( 12 ) );
		$this->references    = array_values( array_filter( $references, self::is_id( ... ) ) );
	}

	/** @param list<string> $to */
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
			$this->files_of,
			$this->marks
		);
	}

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
			] + ( [] === $this->marks ? [] : [ 'marks' => $this->marks ] ),
			$subject
		);
	}

	/** @param array<string, mixed> $payload */
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
			is_int( $payload['files_of'] ?? null ) ? $payload['files_of'] : 0,
			array_values( array_filter(
				is_array( $payload['marks'] ?? null ) ? $payload['marks'] : [],
				self::is_mark( ... )
			) )
		);
	}

	/** @phpstan-assert-if-true Mark $mark */
	private static function is_mark( mixed $mark ): bool {
		return is_array( $mark )
			&& is_string( $mark[0] ?? null )
			&& is_int( $mark[1] ?? null )
			&& is_int( $mark[2] ?? null )
			&& is_string( $mark[3] ?? '' );
	}

	/**
	 * Joins parts to a text.
	 *
	 * @param list<array{string, string, 2?: string}> $parts Kind, text, and a button's label.
	 */
	public static function text_of( array $parts ): string {
		return implode( "\n\n", array_column( $parts, 1 ) );
	}

	/**
	 * Returns the marks of what text_of() joins.
	 *
	 * @param list<array{string, string, 2?: string}> $parts
	 * @param int $from Where they start in the email's text, in bytes.
	 * @return list<Mark>
	 */
	public static function marks_of( array $parts, int $from = 0 ): array {
		$marks = [];
		foreach ( $parts as $part ) {
			if ( self::TEXT !== $part[0] ) {
				$marks[] = [ $part[0], $from, strlen( $part[1] ), ...array_slice( $part, 2 ) ];
			}
			$from += strlen( $part[1] ) + 2;
		}
		return $marks;
	}

	/**
	 * Converts a text to one line: control characters, all kinds of line breaks and marks that change the text
	 * direction become a space. Zero-width joiners stay, because names and emoji need them.
	 */
	private static function line( string $text ): string {
		$text = (string) preg_replace(
			'/[\p{Cc}\p{Zl}\p{Zp}\x{202A}-\x{202E}\x{2066}-\x{2069}\s]+/u',
			' ',
			wp_check_invalid_utf8( $text, true )
		);
		return mb_substr( trim( $text ), 0, self::LINE_LENGTH );
	}

	private static function is_id( string $text ): bool {
		return 1 === preg_match( '/^[0-9a-f]{24}$/D', $text );
	}

	private static function address( string $text ): string {
		$text = trim( $text );
		return self::can_go_to( $text ) ? $text : '';
	}

	public static function can_go_to( string $address ): bool {
		// is_email() alone accepts some addresses that mail servers parse differently.
		return false !== is_email( $address ) && false !== filter_var( $address, FILTER_VALIDATE_EMAIL );
	}
}
