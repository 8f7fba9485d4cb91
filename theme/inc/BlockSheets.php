<?php
/**
 * Style sheets that come with a block.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

namespace Brolga\Theme;

/**
 * Brings a style sheet to pages that show a block, as `wp_enqueue_block_style()`
 * does, which has every block of a page ask each of the sheets whether it is meant.
 *
 * @see PERF-25
 */
final class BlockSheets {

	/**
	 * Adds a sheet.
	 *
	 * @param string $block The block's name.
	 * @param array{handle: string, src: string, ver: string, path?: string} $sheet As wp_enqueue_block_style() takes
	 *     it.
	 */
	public static function register( string $block, array $sheet ): void {
		if ( wp_should_load_block_assets_on_demand() ) {
			add_filter( "render_block_$block", static fn ( string $html ): string => self::bring( $html, $sheet ) );
		} else {
			wp_enqueue_block_style( $block, $sheet );
		}
	}

	/**
	 * Puts it onto the page.
	 *
	 * @param string $html The block, handed on.
	 * @param array{handle: string, src: string, ver: string, path?: string} $sheet The sheet.
	 */
	private static function bring( string $html, array $sheet ): string {
		wp_enqueue_style( $sheet['handle'], $sheet['src'], [], $sheet['ver'] );
		if ( isset( $sheet['path'] ) ) {
			// Small ones are printed into the page.
			wp_style_add_data( $sheet['handle'], 'path', $sheet['path'] );
		}

		return $html;
	}
}
