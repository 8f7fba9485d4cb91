<?php
declare( strict_types=1 );

namespace Brolga\Shop\Product;

use Brolga\Core\Support\Module;
use WC_Product;
use WP_Comment_Query;

/**
 * Filters and sorts the reviews of a product page by its URL, in both classic and block templates.
 * WordPress' own comment query is modified, so its pagination stays correct.
 *
 * @see SHOP-54
 */
final class ReviewList implements Module {

	public function __construct( private readonly ReviewRepository $reviews ) {}

	public function register(): void {
		add_action( 'pre_get_comments', $this->choose( ... ) );
		add_filter( 'comments_clauses', $this->narrow( ... ), 10, 2 );
		// Selected reviews have their own order, which starts on the first page.
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

	/** Returns the product of the current page; null on other pages and if ratings are disabled. */
	public static function product(): ?WC_Product {
		$product = 0 < did_action( 'wp' ) && function_exists( 'wc_get_product' ) && is_singular( 'product' )
			? wc_get_product( get_queried_object_id() )
			: null;
		return $product instanceof WC_Product && wc_review_ratings_enabled() ? $product : null;
	}

	/** @return array<int, int> The number of approved reviews by stars, from 5 to 1. */
	public static function counts( WC_Product $product ): array {
		$given  = $product->get_rating_counts();
		$counts = [];
		for ( $stars = 5; $stars >= 1; $stars-- ) {
			$count            = $given[ $stars ] ?? 0;
			$counts[ $stars ] = is_numeric( $count ) ? max( 0, (int) $count ) : 0;
		}
		return $counts;
	}

	public static function choice(): ReviewChoice {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- A search changes nothing.
		$query   = wp_unslash( $_GET );
		$product = isset( $query[ ReviewChoice::RATING ] ) || isset( $query[ ReviewChoice::ORDER ] )
			? self::product()
			: null;
		return null === $product ? new ReviewChoice() : ReviewChoice::of( $query, self::counts( $product ) );
	}

	private static function is_chosen(): bool {
		return ! self::choice()->is_none();
	}

	/**
	 * Marks the page's comment query with the choice. Only the query of the visible list has
	 * `no_found_rows` set to false.
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
	 * Adds the choice to the marked query. Queries for replies, which have the same variables, are
	 * left unchanged.
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

	private static function keep( string $address ): string {
		$query = self::choice()->query();
		return [] === $query ? $address : add_query_arg( $query, $address );
	}

	/**
	 * Adds noindex, since search engines need only one order of the same reviews.
	 *
	 * @param array<string, bool|string> $robots
	 * @return array<string, bool|string>
	 */
	private static function hide( array $robots ): array {
		return self::is_chosen() ? [ 'noindex' => true, 'follow' => true ] + $robots : $robots;
	}
}
