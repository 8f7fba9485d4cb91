<?php
declare( strict_types=1 );

namespace Brolga\Forms\Mails;

use Brolga\Forms\Source\BlockAttributes;

/**
 * What the owner wants visitors to be mailed once they have sent a form.
 *
 * @see OUTBOX-16
 */
final class Autoreply {

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
		return $saved->flag( 'send' )
			? new self(
				new Template( $saved->line( 'subject' ), $saved->lines( 'body' ) ),
				$saved->line( 'replyTo' ),
				$saved->flag( 'quote' )
			)
			: null;
	}
}
