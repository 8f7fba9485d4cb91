<?php
/**
 * How WooCommerce looks in this theme.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

namespace Brolga\Theme;

use WP_HTML_Tag_Processor;

/**
 * One style sheet for the shop, where the shop is.
 *
 * @see SHOP-11 SHOP-14
 */
final class Shop {

	private const STYLE = 'brolga-theme-shop';

	/** Blocks that owners place on other pages. */
	private const BLOCKS = [
		'woocommerce/cart',
		'woocommerce/checkout',
		'woocommerce/classic-shortcode',
		'woocommerce/featured-product',
		'woocommerce/handpicked-products',
		'woocommerce/product-best-sellers',
		'woocommerce/product-collection',
		'woocommerce/product-new',
		'woocommerce/product-on-sale',
		'woocommerce/product-template',
		'woocommerce/product-top-rated',
		'woocommerce/single-product',
	];

	/**
	 * Hooks in where there is a shop.
	 */
	public function register(): void {
		add_action( 'after_setup_theme', $this->support( ... ) );
		add_action( 'init', $this->style_blocks( ... ) );
		add_action( 'wp_enqueue_scripts', $this->enqueue( ... ) );
		add_filter( 'render_block_woocommerce/product-gallery-thumbnails', $this->name_thumbnails( ... ) );
	}

	/**
	 * WooCommerce's list of thumbnails has no name for screen readers.
	 *
	 * @param string $html The block.
	 */
	private function name_thumbnails( string $html ): string {
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			if ( 'listbox' === $tags->get_attribute( 'role' ) && null === $tags->get_attribute( 'aria-label' ) ) {
				$tags->set_attribute( 'aria-label', __( 'Images of the product', 'brolga' ) );
			}
		}

		return $tags->get_updated_html();
	}

	/**
	 * Lets WooCommerce know that its pages are taken care of.
	 */
	private function support(): void {
		add_theme_support( 'woocommerce', [ 'single_image_width' => 1100 ] );
	}

	/**
	 * The shop's blocks bring the style sheet to any page that they stand on.
	 */
	private function style_blocks(): void {
		if ( ! $this->is_there() ) {
			return;
		}
		foreach ( self::BLOCKS as $block ) {
			BlockSheets::register(
				$block,
				[
					'handle' => self::STYLE,
					'src'    => get_parent_theme_file_uri( 'assets/css/shop.css' ),
					'ver'    => Theme::version(),
				]
			);
		}
	}

	/**
	 * The shop's own pages have it even where they are made of shortcodes.
	 */
	private function enqueue(): void {
		if ( $this->is_there() && ( is_woocommerce() || is_cart() || is_checkout() || is_account_page() ) ) {
			wp_enqueue_style( self::STYLE, get_parent_theme_file_uri( 'assets/css/shop.css' ), wp_style_is( 'woocommerce-general', 'registered' ) ? [ 'woocommerce-general' ] : [], Theme::version() );
		}
	}

	/**
	 * Whether WooCommerce is active.
	 */
	private function is_there(): bool {
		return function_exists( 'is_woocommerce' );
	}
}
