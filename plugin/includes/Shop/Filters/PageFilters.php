<?php
declare( strict_types=1 );

namespace Brolga\Shop\Filters;

use Brolga\Shop\Shop;
use Brolga\Shop\ShopLook;
use WP_Query;
use WP_Term;

/**
 * Collects what the filter form of the current page needs: its products, the filters in its URL,
 * and the values to choose from.
 *
 * @see SHOP-21 SHOP-22
 */
final class PageFilters {

	public function __construct(
		private readonly Shop $shop,
		private readonly KeptFacets $facets,
		private readonly ShopLook $look
	) {}

	/** Returns null on a page that lists no products. Enqueues the style sheet, too. */
	public function markup(): ?FilterMarkup {
		$page = $this->page();
		if ( null === $page ) {
			return null;
		}
		$chosen = self::chosen();
		$found  = $this->facets->of( $page, $chosen );
		$this->look->enqueue();
		return new FilterMarkup(
			...self::place( $page ),
			chosen: $chosen,
			facets: $found['facets'],
			prices: $found['prices'],
			orders: self::orders( $page ),
			order: self::order( $page ),
			count: $page->found_posts,
			money: self::money( ... ),
			written: PriceText::of_shop()
		);
	}

	public function is_chosen(): bool {
		return null !== $this->page() && [] !== self::chosen()->chosen;
	}

	private static function chosen(): FilterAddress {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- A search changes nothing.
		$query = wp_unslash( $_GET );
		return FilterAddress::read( $query, array_keys( Facets::attributes() ), PriceText::of_shop() );
	}

	private function page(): ?WP_Query {
		$query = $GLOBALS['wp_query'] ?? null;
		return $query instanceof WP_Query && $this->shop->is_running() && 'product_query' === $query->get( 'wc_query' )
			? $query
			: null;
	}

	/**
	 * Returns the URL of the unfiltered list and its own query arguments, such as a search term.
	 *
	 * @return array{action: string, kept: array<string, string>}
	 */
	private static function place( WP_Query $query ): array {
		$term = $query->get_queried_object();
		$link = $term instanceof WP_Term
			? get_term_link( $term )
			: ( $query->is_search() ? home_url( '/' ) : get_post_type_archive_link( 'product' ) );
		$link = is_string( $link ) ? $link : home_url( '/' );
		$kept = [];
		// Without pretty permalinks, the page's URL has a query string, which a GET form would drop.
		wp_parse_str( (string) wp_parse_url( $link, PHP_URL_QUERY ), $kept );
		$words = $query->get( 's' );
		if ( $query->is_search() && is_string( $words ) ) {
			$kept = [ 's' => $words, 'post_type' => 'product' ] + $kept;
		}
		return [
			'action' => strtok( $link, '?' ) . '',
			'kept'   => array_filter(
				$kept,
				static fn ( mixed $value, int|string $name ): bool => is_string( $name ) && is_string( $value ),
				ARRAY_FILTER_USE_BOTH
			),
		];
	}

	/** @return array<string, string> */
	private static function orders( WP_Query $query ): array {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's: what the shop's other lists offer.
		$orders = apply_filters(
			'woocommerce_catalog_orderby',
			[
				'menu_order' => __( 'Default sorting', 'brolga' ),
				'popularity' => __( 'Most popular', 'brolga' ),
				'rating'     => __( 'Best rated', 'brolga' ),
				'date'       => __( 'Newest', 'brolga' ),
				'price'      => __( 'Price: low to high', 'brolga' ),
				'price-desc' => __( 'Price: high to low', 'brolga' ),
			]
		);
		$orders = array_filter(
			is_array( $orders ) ? $orders : [],
			static fn ( mixed $label, int|string $name ): bool => is_string( $label ) && is_string( $name ),
			ARRAY_FILTER_USE_BOTH
		);
		if ( ! wc_review_ratings_enabled() ) {
			unset( $orders['rating'] );
		}
		if ( $query->is_search() ) {
			unset( $orders['menu_order'] );
			$orders = [ 'relevance' => __( 'Relevance', 'brolga' ) ] + $orders;
		}
		return $orders;
	}

	/** Formats a price with its currency; whole amounts without decimals. */
	private static function money( string $price ): string {
		return html_entity_decode(
			wp_strip_all_tags( wc_price( (float) $price, ctype_digit( $price ) ? [ 'decimals' => 0 ] : [] ) )
		);
	}

	private static function order( WP_Query $query ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Compared with a list of ours.
		$asked = $_GET['orderby'] ?? null;
		$usual = $query->is_search() ? 'relevance' : get_option( 'woocommerce_default_catalog_orderby', 'menu_order' );
		return is_string( $asked ) && isset( self::orders( $query )[ $asked ] )
			? $asked
			: ( is_string( $usual ) ? $usual : '' );
	}
}
