<?php
/**
 * The answer that a form gives by itself.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Forms\Mails;

use Brolga\Forms\BlockAttributes;

/**
 * What the owner wants visitors to be mailed once they have sent a form.
 *
 * @see OUTBOX-16
 */
final class Autoreply {

	/**
	 * Keeps the parts; use from().
	 *
	 * @param Template $template The owner's words.
	 * @param string   $reply_to Where answers to it go; empty: where the site's mails have them.
	 * @param bool     $quotes   Whether it may repeat what the visitor typed.
	 */
	private function __construct(
		public readonly Template $template,
		public readonly string $reply_to,
		public readonly bool $quotes
	) {}

	/**
	 * A saved autoreply, or null where the form sends none.
	 *
	 * @param BlockAttributes $saved `{send, subject, body, replyTo, quote}`.
	 */
	public static function from( BlockAttributes $saved ): ?self {
		return $saved->flag( 'send' ) ? new self( new Template( $saved->line( 'subject' ), $saved->lines( 'body' ) ), $saved->line( 'replyTo' ), $saved->flag( 'quote' ) ) : null;
	}
}
