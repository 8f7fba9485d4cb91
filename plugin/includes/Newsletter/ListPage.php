<?php
/**
 * One page that a list's mail leads to.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Newsletter;

/**
 * A heading, a sentence and perhaps a button.
 */
final class ListPage {

	/**
	 * Keeps the parts.
	 *
	 * @param int    $status The HTTP status.
	 * @param string $title  The heading.
	 * @param string $text   The sentence.
	 * @param string $button What the button says; empty: there is none.
	 * @param string $action Where the button posts to.
	 */
	public function __construct(
		public readonly int $status,
		public readonly string $title,
		public readonly string $text,
		public readonly string $button = '',
		public readonly string $action = ''
	) {}

	/**
	 * The page's content, escaped.
	 */
	public function html(): string {
		$form = '' === $this->button ? '' : sprintf(
			'<form method="post" action="%s"><button type="submit" class="wp-element-button" style="min-block-size:2.75rem">%s</button></form>',
			esc_url( $this->action ),
			esc_html( $this->button )
		);
		return sprintf( '<h1>%s</h1><p style="overflow-wrap:anywhere">%s</p>%s', esc_html( $this->title ), esc_html( $this->text ), $form );
	}
}
