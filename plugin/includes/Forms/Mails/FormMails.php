<?php
/**
 * The mails of a form.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Forms\Mails;

use Brolga\Forms\BlockAttributes;

/**
 * What the owner wants to be mailed, to whom it may concern.
 */
final class FormMails {

	/**
	 * Keeps the parts; use from().
	 *
	 * @param bool           $notifies     Whether the owner is told of each enquiry.
	 * @param Template       $notification In which words.
	 * @param bool           $attaches     Whether files come along with it; never with what the visitor is mailed.
	 * @param Autoreply|null $autoreply    What the visitor is mailed; null: nothing.
	 */
	private function __construct(
		public readonly bool $notifies,
		public readonly Template $notification,
		public readonly bool $attaches,
		public readonly ?Autoreply $autoreply
	) {}

	/**
	 * The mails of a saved form.
	 *
	 * @param BlockAttributes $attributes What was saved.
	 */
	public static function from( BlockAttributes $attributes ): self {
		return new self(
			! $attributes->flag( 'silent' ),
			new Template( $attributes->line( 'subject' ), $attributes->lines( 'body' ) ),
			$attributes->flag( 'attachFiles' ),
			Autoreply::from( new BlockAttributes( $attributes->items( 'autoreply' ) ) )
		);
	}
}
