<?php
declare( strict_types=1 );

namespace Brolga\Content\Menus;

/** An item of a menu, with its submenu. */
final class MenuItem {

	/**
	 * @param string         $label         Inline HTML, safe to print.
	 * @param string         $url           Empty for an item that only has a submenu.
	 * @param string         $html          Rendered blocks in place of a link, or empty.
	 * @param string         $panel         Rendered blocks in place of the submenu, or empty.
	 * @param bool           $lists_current Whether the item links to a page that lists the current one, such as
	 *     the shop page for a product.
	 * @param list<MenuItem> $children
	 */
	public function __construct(
		public readonly string $label,
		public readonly string $url = '',
		public readonly array $children = [],
		public readonly string $html = '',
		public readonly bool $is_current = false,
		public readonly string $target = '',
		public readonly string $rel = '',
		public readonly string $panel = '',
		public readonly bool $lists_current = false
	) {}

	public function name(): string {
		return trim( html_entity_decode( wp_strip_all_tags( $this->label ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}

	public function with_panel( string $panel ): self {
		return new self(
			$this->label,
			$this->url,
			[],
			'',
			$this->is_current,
			$this->target,
			$this->rel,
			$panel,
			$this->lists_current
		);
	}

	/** Whether the submenu, at any level, contains the current page or a page that lists it. */
	public function holds_current(): bool {
		foreach ( $this->children as $child ) {
			if ( $child->is_current || $child->lists_current || $child->holds_current() ) {
				return true;
			}
		}
		return false;
	}
}
