<?php
declare( strict_types=1 );

namespace Brolga\Content\Menus;

/**
 * An entry of a menu, with those below it.
 */
final class MenuItem {

	/**
	 * @param string         $label      Markup within a line, escaped.
	 * @param string         $url        Where it leads; '' for one that only holds others.
	 * @param list<MenuItem> $children   What is below it.
	 * @param string         $html       Rendered blocks in place of a link, or ''.
	 * @param bool           $is_current Whether it is the page that is shown.
	 * @param string         $target     `_blank`, or ''.
	 * @param string         $rel        The link's, or ''.
	 * @param string         $panel      Rendered blocks in place of a list of children, or ''.
	 * @param bool           $lists_current Whether the page that is shown is one of those that it lists.
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

	/**
	 * The label without markup.
	 */
	public function name(): string {
		return trim( html_entity_decode( wp_strip_all_tags( $this->label ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}

	/**
	 * The same with a wide panel below it.
	 *
	 * @param string $panel Rendered blocks.
	 */
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

	/**
	 * Whether the page that is shown is somewhere below.
	 */
	public function holds_current(): bool {
		foreach ( $this->children as $child ) {
			if ( $child->is_current || $child->lists_current || $child->holds_current() ) {
				return true;
			}
		}
		return false;
	}
}
