<?php
declare( strict_types=1 );

namespace Brolga\Content\Menus;

use WP_Block;

/**
 * Puts wide panels below the entries they belong to.
 *
 * @see MENU-13
 */
final class Panels {

	/**
	 * How many a menu has.
	 *
	 * @param WP_Block $block The menu.
	 */
	public static function count( WP_Block $block ): int {
		$count = 0;
		foreach ( $block->inner_blocks as $inner ) {
			$count += $inner instanceof WP_Block && 'brolga/menu-panel' === $inner->name ? 1 : 0;
		}
		return $count;
	}

	/**
	 * The entries with their panels. A panel takes the place of the list below
	 * the entry of its name; where there is none, it makes one at the end.
	 *
	 * @param list<MenuItem>              $items  The entries.
	 * @param list<array<string, string>> $panels What the panels left.
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
