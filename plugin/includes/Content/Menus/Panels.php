<?php
declare( strict_types=1 );

namespace Brolga\Content\Menus;

use WP_Block;

/**
 * Attaches mega menu panels to their menu items.
 *
 * @see MENU-13
 */
final class Panels {

	public static function count( WP_Block $block ): int {
		$count = 0;
		foreach ( $block->inner_blocks as $inner ) {
			$count += $inner instanceof WP_Block && 'brolga/menu-panel' === $inner->name ? 1 : 0;
		}
		return $count;
	}

	/**
	 * Attaches each panel to the item with the same label, in place of its submenu. A panel
	 * without such an item gets a new one at the end.
	 *
	 * @param list<array<string, string>> $panels Each panel's label, URL and HTML.
	 * @param list<MenuItem> $items
	 * @return list<MenuItem>
	 */
	public static function put( array $items, array $panels ): array {
		foreach ( $panels as $panel ) {
			$name = mb_strtolower( $panel['label'] ?? '' );
			$html = $panel['html'] ?? '';
			if ( '' === $name || '' === $html ) {
				continue;
			}
			$places = array_keys(
				array_filter( $items, static fn ( MenuItem $item ): bool => mb_strtolower( $item->name() ) === $name )
			);
			$place  = $places[0] ?? count( $items );
			$item   = $items[ $place ] ?? new MenuItem( esc_html( $panel['label'] ?? '' ), $panel['url'] ?? '' );

			$items[ $place ] = $item->with_panel( $html );
		}
		return array_values( $items );
	}
}
