<?php
declare( strict_types=1 );

namespace Brolga\Forms\Mails;

use Brolga\Forms\Source\BlockAttributes;

/**
 * The email that visitors get after they have sent a form.
 *
 * @see OUTBOX-16
 */
final class Autoreply {

	private function __construct(
		public readonly Template $template,
		public readonly string $reply_to,
		public readonly bool $quotes
	) {}

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
