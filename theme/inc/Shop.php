<?php
/**
 * How WooCommerce looks in this theme.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

namespace Brolga\Theme;

use WC_Product;
use WP_Block;
use WP_Block_Patterns_Registry;
use WP_HTML_Tag_Processor;

/**
 * One style sheet for the shop, where the shop is, and patterns where there is a
 * shop.
 *
 * @see SHOP-11 SHOP-14 SHOP-60 SHOP-61
 */
final class Shop {

	private const STYLE = 'brolga-theme-shop';

	/** Patterns made of the shop's blocks. */
	public const PATTERNS = [
		'brolga/shop-categories',
		'brolga/shop-featured',
		'brolga/shop-promotion',
		'brolga/shop-reviews',
	];

	/** Marks a section that says nothing without the shop. */
	private const SECTION = 'shop-section';

	/** Blocks that owners place on other pages. */
	private const BLOCKS = [
		'woocommerce/cart',
		'woocommerce/checkout',
		'woocommerce/classic-shortcode',
		'woocommerce/featured-product',
		'woocommerce/handpicked-products',
		'woocommerce/product-best-sellers',
		'woocommerce/product-categories',
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
		// WordPress finds the theme's patterns at 10.
		add_action( 'init', $this->keep_patterns( ... ), 11 );
		add_action( 'wp_enqueue_scripts', $this->enqueue( ... ) );
		add_filter( 'render_block_woocommerce/product-gallery-thumbnails', $this->name_thumbnails( ... ) );
		add_filter( 'render_block_woocommerce/product-price', $this->say_sold_out( ... ), 10, 3 );
		add_filter( 'render_block_woocommerce/empty-cart-block', $this->lead_on( ... ) );
		// Where our styles of tables begin, too.
		add_filter( 'woocommerce_style_smallscreen_breakpoint', static fn (): string => '767px' );
		add_action( 'woocommerce_cart_is_empty', $this->show_new( ... ), 20 );
		// Plugins are loaded before themes.
		if ( ! $this->is_there() ) {
			add_filter( 'render_block_core/group', $this->leave_out( ... ), 10, 2 );
		}
	}

	/**
	 * With a shop its patterns have a drawer of their own in the inserter. Without one
	 * they are gone.
	 */
	private function keep_patterns(): void {
		if ( $this->is_there() ) {
			register_block_pattern_category( 'brolga-shop', [ 'label' => __( 'Shop', 'brolga' ) ] );

			return;
		}
		foreach ( self::PATTERNS as $pattern ) {
			if ( WP_Block_Patterns_Registry::get_instance()->is_registered( $pattern ) ) {
				unregister_block_pattern( $pattern );
			}
		}
	}

	/**
	 * Prints no section of a shop that is not there: what WooCommerce's blocks hold
	 * would be printed as if it were the page's.
	 *
	 * @param string               $html  The group.
	 * @param array<string, mixed> $block The parsed block.
	 */
	private function leave_out( string $html, array $block ): string {
		$classes = is_array( $block['attrs'] ?? null ) ? $block['attrs']['className'] ?? '' : '';

		return is_string( $classes ) && in_array( self::SECTION, explode( ' ', $classes ), true ) ? '' : $html;
	}

	/**
	 * WooCommerce's empty cart has no way back to the shop. Where an owner has put a
	 * button into it there is nothing to add.
	 *
	 * @param string $html The block.
	 */
	private function lead_on( string $html ): string {
		$end = strrpos( $html, '</div>' );
		// Products' own buttons stand alone.
		if (
			false === $end
			|| ( new WP_HTML_Tag_Processor( $html ) )->next_tag( [ 'class_name' => 'wp-block-buttons' ] )
		) {
			return $html;
		}
		$button =
			'<div class="wp-block-buttons shop-on"><div class="wp-block-button"><a class="wp-block-button__link '
				. 'wp-element-button" href="'
				. esc_url( PatternProducts::shop() )
				. '">'
				. esc_html__( 'See the whole shop', 'brolga' )
				. '</a></div></div>';

		return substr_replace( $html, $button, $end, 0 );
	}

	/**
	 * In a list nothing of WooCommerce says that a product is sold out: its button reads “Read more”.
	 *
	 * @param string               $html  The price.
	 * @param array<string, mixed> $block The parsed block.
	 * @param WP_Block             $made  The block as it is rendered.
	 */
	private function say_sold_out( string $html, array $block, WP_Block $made ): string {
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		$post       = $made->context['postId'] ?? null;
		$product    = true === ( $attributes['isDescendentOfQueryLoop'] ?? false ) && is_numeric( $post )
			? wc_get_product( (int) $post )
			: null;

		// Translated by WooCommerce.
		$said = $product instanceof WC_Product && ! $product->is_in_stock()
			? $product->get_availability()['availability'] ?? ''
			: '';

		return is_string( $said ) && '' !== $said
			? $html . '<p class="has-muted-color has-text-color has-small-font-size">' . esc_html( $said ) . '</p>'
			: $html;
	}

	/**
	 * The empty cart of shortcodes shows what is new, as that of blocks does.
	 */
	private function show_new(): void {
		ob_start();
		PatternProducts::print_list( 'new-arrivals', 4, 4, '' );
		$list = do_blocks( (string) ob_get_clean() );
		if ( str_contains( $list, '<li' ) ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Blocks, printed.
			echo '<div class="shop-new"><h2>' . esc_html__( 'New in the shop', 'brolga' ) . '</h2>' . $list . '</div>';
		}
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
		add_theme_support( 'woocommerce', [ 'single_image_width' => 1100, 'thumbnail_image_width' => 480 ] );
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
		register_block_style(
			'woocommerce/product-collection',
			[
				'name'  => 'lead',
				'label' => __( 'First one large', 'brolga' ),
			]
		);
		register_block_style(
			'woocommerce/product-categories',
			[
				'name'  => 'tiles',
				'label' => __( 'Tiles', 'brolga' ),
			]
		);
	}

	/**
	 * The shop's own pages have it even where they are made of shortcodes.
	 */
	private function enqueue(): void {
		if ( $this->is_there() && ( is_woocommerce() || is_cart() || is_checkout() || is_account_page() ) ) {
			wp_enqueue_style(
				self::STYLE,
				get_parent_theme_file_uri( 'assets/css/shop.css' ),
				wp_style_is( 'woocommerce-general', 'registered' ) ? [ 'woocommerce-general' ] : [],
				Theme::version()
			);
		}
	}

	/**
	 * Whether WooCommerce is active.
	 */
	private function is_there(): bool {
		return function_exists( 'is_woocommerce' );
	}
}
