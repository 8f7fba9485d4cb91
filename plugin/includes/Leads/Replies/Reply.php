<?php
declare( strict_types=1 );

namespace Brolga\Leads\Replies;

use Brolga\Core\Support\Text;
use Brolga\Leads\Lead;

/**
 * An answer to a lead in the owner's words. It is plain text: the subject has
 * one line, whatever was sent.
 *
 * @see LEAD-32
 *
 * @phpstan-import-type SentReply from Lead
 */
final class Reply {

	/** The owner's mark of this one reply. */
	public readonly string $key;

	/** The subject, one line. */
	public readonly string $subject;

	public readonly string $text;

	/**
	 * Cleans what it is given.
	 *
	 * @param string $key    A UUID.
	 * @param string $text   Words; may hold line breaks.
	 * @param bool   $quotes Whether the enquiry stands below them.
	 * @param bool   $done   Whether the lead is done with it.
	 */
	public function __construct(
		string $key,
		string $subject,
		string $text,
		public readonly bool $quotes = false,
		public readonly bool $done = false
	) {
		$this->key     = strtolower( $key );
		$this->subject = Text::header( $subject );
		$this->text    = Text::lines( $text );
	}

	/**
	 * Whether there is nothing to send.
	 */
	public function is_empty(): bool {
		return '' === $this->subject || '' === $this->text;
	}

	/**
	 * Whether a reply that was sent before is this one.
	 *
	 * @param array  $sent What was remembered of it.
	 * @param string $text Its words.
	 * @phpstan-param SentReply $sent
	 */
	public function was( array $sent, string $text ): bool {
		return $sent['subject'] === $this->subject && $sent['quotes'] === $this->quotes && $text === $this->text;
	}
}
