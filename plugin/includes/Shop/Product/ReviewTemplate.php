<?php
declare( strict_types=1 );

namespace Brolga\Shop\Product;

use Brolga\Core\Support\Module;
use Brolga\Shop\ShopLook;
use WC_Template_Loader;

/**
 * Inserts the review summary below the heading of the reviews, both in WooCommerce's template,
 * whatever block, shortcode or theme prints it, and in its review blocks.
 *
 * @see SHOP-53
 */
final class ReviewTemplate implements Module {

	public function __construct( private readonly ShopLook $look ) {}

	public function register(): void {
		add_filter( 'comments_template', $this->wrap( ... ), 20 );
		add_filter( 'render_block_woocommerce/product-reviews-title', $this->append( ... ) );
	}

	/** Replaces WooCommerce's template with one that prints it together with the summary. */
	private function wrap( mixed $template ): mixed {
		if ( ! class_exists( WC_Template_Loader::class ) || self::original() !== $template || '' === self::summary() ) {
			return $template;
		}
		$this->look->enqueue();
		return __DIR__ . '/reviews.php';
	}

	/** Returns the path of the review template that WooCommerce or the theme provides. */
	public static function original(): string {
		$template = WC_Template_Loader::comments_template_loader( '' );
		return is_string( $template ) ? $template : '';
	}

	public static function with_summary( string $html ): string {
		$title = strpos( $html, 'woocommerce-Reviews-title' );
		$end   = false === $title ? false : strpos( $html, '</h2>', $title );
		if ( '' === trim( $html ) ) {
			return $html;
		}
		return false === $end ? self::summary() . $html : substr_replace( $html, self::summary(), $end + 5, 0 );
	}

	private function append( string $html ): string {
		$summary = self::summary();
		if ( '' !== $summary ) {
			$this->look->enqueue();
		}
		return $html . $summary;
	}

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
