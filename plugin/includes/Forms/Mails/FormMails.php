<?php
declare( strict_types=1 );

namespace Brolga\Forms\Mails;

use Brolga\Forms\Source\BlockAttributes;

/** The emails of a form: which are sent, and to whom. */
final class FormMails {

	private function __construct(
		public readonly bool $notifies,
		public readonly Template $notification,
		public readonly bool $attaches,
		public readonly ?Autoreply $autoreply
	) {}

	public static function from( BlockAttributes $attributes ): self {
		return new self(
			! $attributes->flag( 'silent' ),
			new Template( $attributes->line( 'subject' ), $attributes->lines( 'body' ) ),
			$attributes->flag( 'attachFiles' ),
			Autoreply::from( new BlockAttributes( $attributes->items( 'autoreply' ) ) )
		);
	}
}
