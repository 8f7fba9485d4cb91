<?php
declare( strict_types=1 );

namespace Brolga\Shop\Product;

use Brolga\Core\Support\Module;
use WC_Product;
use WP_Comment_Query;

/**
 * Shows the reviews that the address asks for, page by page, in both kinds of
 * review templates. WordPress asks for them itself: its query is told the choice.
 *
 * @see SHOP-54
 */
final class ReviewList implements Module {

	public function __construct( private readonly ReviewRepository $reviews ) {}

	/**
	 * Waits for queries of comments, and for what turns their pages.
	 */
	public function register(): void {
		add_action( 'pre_get_comments', $this->choose( ... ) );
		add_filter( 'comments_clauses', $this->narrow( ... ), 10, 2 );
		// A choice has an order of its own, which begins on its first page.
		add_filter(
			'pre_option_comment_order',
			static fn ( mixed $order ): mixed => self::is_chosen() ? 'asc' : $order
		);
		add_filter(
			'pre_option_default_comments_page',
			static fn ( mixed $page ): mixed => self::is_chosen() ? 'oldest' : $page
		);
		add_filter( 'get_comments_pagenum_link', self::keep( ... ) );
		add_filter( 'wp_robots', self::hide( ... ) );
	}

	/**
	 * The product of this page.
	 */
	public static function product(): ?WC_Product {
		$product = 0 < did_action( 'wp' ) && function_exists( 'wc_get_product' ) && is_singular( 'product' )
			? wc_get_product( get_queried_object_id() )
			: null;
		return $product instanceof WC_Product && wc_review_ratings_enabled() ? $product : null;
	}

	/**
	 * How many reviews of a product gave how many stars, as WooCommerce has counted those that are approved.
	 *
	 * @return array<int, int>
	 */
	public static function counts( WC_Product $product ): array {
		$given  = $product->get_rating_counts();
		$counts = [];
		for ( $stars = 5; $stars >= 1; $stars-- ) {
			$count            = $given[ $stars ] ?? 0;
			$counts[ $stars ] = is_numeric( $count ) ? max( 0, (int) $count ) : 0;
		}
		return $counts;
	}

	/**
	 * What this page's address asks for.
	 */
	public static function choice(): ReviewChoice {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- A search changes nothing.
		$query   = wp_unslash( $_GET );
		$product = isset( $query[ ReviewChoice::RATING ] ) || isset( $query[ ReviewChoice::ORDER ] )
			? self::product()
			: null;
		return null === $product ? new ReviewChoice() : ReviewChoice::of( $query, self::counts( $product ) );
	}

	/**
	 * Whether it asks for something.
	 */
	private static function is_chosen(): bool {
		return ! self::choice()->is_none();
	}

	/**
	 * Tells the query of the page's list the choice. Only lists count what they leave out.
	 */
	private function choose( WP_Comment_Query $query ): void {
		$asked  = $query->query_vars;
		$choice = false === ( $asked['no_found_rows'] ?? true )
			&& get_queried_object_id() === ( $asked['post_id'] ?? 0 )
			? self::choice()
			: new ReviewChoice();
		if ( ! $choice->is_none() ) {
			$query->query_vars['cache_domain'] = $choice->domain();
		}
	}

	/**
	 * Narrows such a query. The answers to its reviews, which are asked for with the same words, stay as they are.
	 *
	 * @param mixed $parts What the query consists of.
	 */
	private function narrow( mixed $parts, WP_Comment_Query $query ): mixed {
		$choice  = ReviewChoice::of_domain( $query->query_vars['cache_domain'] ?? '' );
		$parents = $query->query_vars['parent__in'] ?? [];
		return null === $choice || ! is_array( $parts ) || ( [] !== $parents && '' !== $parents )
			? $parts
			: $this->reviews->narrowed(
				array_filter(
					$parts,
					static fn ( mixed $part, int|string $name ): bool => is_string( $part ) && is_string( $name ),
					ARRAY_FILTER_USE_BOTH
				),
				$choice
			);
	}

	/**
	 * Keeps the choice on the way to another page of it.
	 *
	 * @param string $address The page.
	 */
	private static function keep( string $address ): string {
		$query = self::choice()->query();
		return [] === $query ? $address : add_query_arg( $query, $address );
	}

	/**
	 * Search engines need but one order of the same reviews.
	 *
	 * @param array<string, bool|string> $robots What they are told.
	 * @return array<string, bool|string>
	 */
	private static function hide( array $robots ): array {
		return self::is_chosen() ? [ 'noindex' => true, 'follow' => true ] + $robots : $robots;
	}
}
