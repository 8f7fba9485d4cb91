<?php
declare( strict_types=1 );

namespace Brolga\Shop\Product;

use Brolga\Core\Support\Module;
use Brolga\Shop\ShopLook;
use WC_Template_Loader;

/**
 * Puts the summary of reviews below their heading: in WooCommerce's template,
 * whichever block, shortcode or theme prints it, and in its blocks.
 *
 * @see SHOP-53
 */
final class ReviewTemplate implements Module {

	public function __construct( private readonly ShopLook $look ) {}

	/**
	 * Waits for both.
	 */
	public function register(): void {
		add_filter( 'comments_template', $this->wrap( ... ), 20 );
		add_filter( 'render_block_woocommerce/product-reviews-title', $this->append( ... ) );
	}

	/**
	 * Has WooCommerce's template printed by ours.
	 */
	private function wrap( mixed $template ): mixed {
		if ( ! class_exists( WC_Template_Loader::class ) || self::original() !== $template || '' === self::summary() ) {
			return $template;
		}
		$this->look->enqueue();
		return __DIR__ . '/reviews.php';
	}

	/**
	 * The template that WooCommerce has chosen.
	 */
	public static function original(): string {
		$template = WC_Template_Loader::comments_template_loader( '' );
		return is_string( $template ) ? $template : '';
	}

	/**
	 * A template's output with the summary in it.
	 *
	 * @param string $html What it has printed.
	 */
	public static function with_summary( string $html ): string {
		$title = strpos( $html, 'woocommerce-Reviews-title' );
		$end   = false === $title ? false : strpos( $html, '</h2>', $title );
		if ( '' === trim( $html ) ) {
			return $html;
		}
		return false === $end ? self::summary() . $html : substr_replace( $html, self::summary(), $end + 5, 0 );
	}

	/**
	 * The summary below the heading that WooCommerce's blocks have.
	 *
	 * @param string $html The heading.
	 */
	private function append( string $html ): string {
		$summary = self::summary();
		if ( '' !== $summary ) {
			$this->look->enqueue();
		}
		return $html . $summary;
	}

	/**
	 * The summary of the product at hand.
	 */
	private static function summary(): string {
		$product = ProductAtHand::get();
		if ( null === $product || ! wc_review_ratings_enabled() ) {
			return '';
		}
		$is_here = is_singular( 'product' ) && get_queried_object_id() === $product->get_id();
		return ( new ReviewSummary(
			$product->get_permalink(),
			(float) $product->get_average_rating(),
			ReviewList::counts( $product ),
			$is_here ? ReviewList::choice() : new ReviewChoice()
		) )->html();
	}
}
