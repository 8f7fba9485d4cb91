<?php
declare( strict_types=1 );

namespace Brolga\Leads\Replies;

use Brolga\Core\Support\Text;
use Brolga\Leads\Lead;

/**
 * The owner's plain-text reply to a lead. Line breaks in the subject are removed.
 *
 * @see LEAD-32
 *
 * @phpstan-import-type SentReply from Lead
 */
final class Reply {

	/** A UUID in lower case that prevents the same reply from being sent twice. */
	public readonly string $key;

	public readonly string $subject;

	public readonly string $text;

	/**
	 * @param string $key    A UUID.
	 * @param string $text   May have several lines.
	 * @param bool   $quotes Whether the lead's message is quoted below the text.
	 * @param bool   $done   Whether the reply sets the lead's status to done.
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

	public function is_empty(): bool {
		return '' === $this->subject || '' === $this->text;
	}

	/** @phpstan-param SentReply $sent */
	public function was( array $sent, string $text ): bool {
		return $sent['subject'] === $this->subject && $sent['quotes'] === $this->quotes && $text === $this->text;
	}
}
