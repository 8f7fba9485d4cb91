<?php
/**
 * A plugin that uses the shop's files on any page.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Support;

/**
 * Asks for files of the shop's as a cart in the menu or a search for products does.
 */
final class ForeignAssets {

	/**
	 * Asks while the page is rendered, after the shop, for the footer and for what has no file.
	 *
	 * @param string $url Where the shop's files are.
	 */
	public static function ask( string $url ): void {
		wp_enqueue_script( 'shop-early', "{$url}early.js", [], '1', [ 'in_footer' => true ] );
		add_action(
			'wp_enqueue_scripts',
			static function (): void {
				wp_enqueue_script( 'shop-cart' );
				wp_enqueue_style( 'woocommerce-inline' );
			},
			20
		);
		add_action(
			'wp_footer',
			static fn () => wp_enqueue_script( 'shop-footer', "{$url}footer.js", [], '1', [ 'in_footer' => true ] )
		);
	}
}
