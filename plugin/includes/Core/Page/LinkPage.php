<?php
declare( strict_types=1 );

namespace Brolga\Core\Page;

/** A simple page with a heading, a sentence and an optional button that posts to a URL. */
final class LinkPage {

	public function __construct(
		public readonly int $status,
		public readonly string $title,
		public readonly string $text,
		public readonly string $button = '',
		public readonly string $action = ''
	) {}

	public function html(): string {
		$form = '' === $this->button ? '' : sprintf(
			'<form method="post" action="%s"><button type="submit" class="wp-element-button" '
				. 'style="min-block-size:2.75rem">%s</button></form>',
			esc_url( $this->action ),
			esc_html( $this->button )
		);
		return sprintf(
			'<h1>%s</h1><p style="overflow-wrap:anywhere">%s</p>%s',
			esc_html( $this->title ),
			esc_html( $this->text ),
			$form
		);
	}
}
