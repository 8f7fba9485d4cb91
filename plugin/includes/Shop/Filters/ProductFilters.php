<?php
declare( strict_types=1 );

namespace Brolga\Shop\Filters;

use Brolga\Core\Module;
use Brolga\Shop\Shop;
use Brolga\Shop\ShopLook;
use WP_Query;
use WP_Term;

/**
 * Filters beside a list of products: price, attributes, rating, availability and
 * order, as a form that works without scripts. An owner has them by a style of
 * WooCommerce's own block, where it shows the page's products.
 *
 * @see SHOP-21 SHOP-22 SHOP-23
 */
final class ProductFilters implements Module {

	public const STYLE = 'brolga-filters';

	private const BLOCK = 'woocommerce/product-collection';

	public function __construct(
		private readonly Shop $shop,
		private readonly KeptFacets $facets,
		private readonly ShopLook $look
	) {}

	/**
	 * Offers the style, tidies what the form sends, and puts the form beside products.
	 */
	public function register(): void {
		add_action( 'init', self::offer( ... ) );
		add_action( 'wp_loaded', $this->tidy( ... ) );
		add_filter( 'render_block_' . self::BLOCK, $this->add( ... ), 10, 2 );
		add_filter( 'wp_robots', $this->hide( ... ) );
	}

	/**
	 * The style in the editor.
	 */
	private static function offer(): void {
		register_block_style( self::BLOCK, [ 'name' => self::STYLE, 'label' => __( 'With filters', 'brolga' ) ] );
	}

	/**
	 * Leads from what a form can send to the address that can be shared and cached, and to the products there.
	 */
	private function tidy(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- A search changes nothing.
		$query = wp_unslash( $_GET );
		if ( [] === $query || ! $this->shop->is_running() || is_admin() || wp_is_serving_rest_request() ) {
			return;
		}
		$attributes = array_keys( Facets::attributes() );
		if ( ! FilterAddress::is_untidy( $query, $attributes ) ) {
			return;
		}
		nocache_headers();
		if ( wp_safe_redirect( FilterAddress::tidied( add_query_arg( [] ), $query, $attributes ) ) ) {
			exit;
		}
	}

	/**
	 * Puts the form beside the page's products, where the owner wants it.
	 *
	 * @param string               $html  The block.
	 * @param array<string, mixed> $block Its attributes among others.
	 */
	private function add( string $html, array $block ): string {
		$page       = self::page();
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		$query      = is_array( $attributes['query'] ?? null ) ? $attributes['query'] : [];
		$classes    = is_string( $attributes['className'] ?? null ) ? explode( ' ', $attributes['className'] ) : [];
		if ( ! in_array( 'is-style-' . self::STYLE, $classes, true ) || true !== ( $query['inherit'] ?? false ) || null === $page || ! $this->is_shops( $page ) ) {
			return $html;
		}
		$chosen = self::chosen();
		$found  = $this->facets->of( $page, $chosen );
		$markup = new FilterMarkup(
			...self::place( $page ),
			chosen: $chosen,
			facets: $found['facets'],
			prices: $found['prices'],
			orders: self::orders( $page ),
			order: self::order( $page ),
			count: $page->found_posts,
			money: self::money( ... )
		);
		$this->look->enqueue();
		return $markup->around( $html );
	}

	/**
	 * Each choice has an address, and search engines need but one of them.
	 *
	 * @param array<string, bool|string> $robots What they are told.
	 * @return array<string, bool|string>
	 */
	private function hide( array $robots ): array {
		$page = self::page();
		return null !== $page && $this->is_shops( $page ) && [] !== self::chosen()->chosen ? [ 'noindex' => true, 'follow' => true ] + $robots : $robots;
	}

	/**
	 * What this page's address chooses.
	 */
	private static function chosen(): FilterAddress {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- A search changes nothing.
		return FilterAddress::read( wp_unslash( $_GET ), array_keys( Facets::attributes() ) );
	}

	/**
	 * The page's own query.
	 */
	private static function page(): ?WP_Query {
		$query = $GLOBALS['wp_query'] ?? null;
		return $query instanceof WP_Query ? $query : null;
	}

	/**
	 * Whether a query is that of a page that lists products.
	 *
	 * @param WP_Query $query The page's.
	 */
	private function is_shops( WP_Query $query ): bool {
		return $this->shop->is_running() && 'product_query' === $query->get( 'wc_query' );
	}

	/**
	 * Where the page's products are when nothing is chosen, and what their address says beside it.
	 *
	 * @param WP_Query $query The page's.
	 * @return array{action: string, kept: array<string, string>}
	 */
	private static function place( WP_Query $query ): array {
		$term = $query->get_queried_object();
		$link = $term instanceof WP_Term ? get_term_link( $term ) : ( $query->is_search() ? home_url( '/' ) : get_post_type_archive_link( 'product' ) );
		$link = is_string( $link ) ? $link : home_url( '/' );
		$kept = [];
		// Without pretty permalinks the address has a question mark of its own, which a form would drop.
		wp_parse_str( (string) wp_parse_url( $link, PHP_URL_QUERY ), $kept );
		$words = $query->get( 's' );
		if ( $query->is_search() && is_string( $words ) ) {
			$kept = [ 's' => $words, 'post_type' => 'product' ] + $kept;
		}
		return [ 'action' => strtok( $link, '?' ) . '', 'kept' => array_filter( $kept, static fn ( mixed $value, int|string $name ): bool => is_string( $name ) && is_string( $value ), ARRAY_FILTER_USE_BOTH ) ];
	}

	/**
	 * The ways to sort, in the shop's own order.
	 *
	 * @param WP_Query $query The page's.
	 * @return array<string, string>
	 */
	private static function orders( WP_Query $query ): array {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's: what the shop's other lists offer.
		$orders = apply_filters(
			'woocommerce_catalog_orderby',
			[
				'menu_order' => __( 'Our order', 'brolga' ),
				'popularity' => __( 'Most popular', 'brolga' ),
				'rating'     => __( 'Best rated', 'brolga' ),
				'date'       => __( 'Newest', 'brolga' ),
				'price'      => __( 'Price: low to high', 'brolga' ),
				'price-desc' => __( 'Price: high to low', 'brolga' ),
			]
		);
		$orders = array_filter( is_array( $orders ) ? $orders : [], static fn ( mixed $label, int|string $name ): bool => is_string( $label ) && is_string( $name ), ARRAY_FILTER_USE_BOTH );
		if ( ! wc_review_ratings_enabled() ) {
			unset( $orders['rating'] );
		}
		if ( $query->is_search() ) {
			unset( $orders['menu_order'] );
			$orders = [ 'relevance' => __( 'Relevance', 'brolga' ) ] + $orders;
		}
		return $orders;
	}

	/**
	 * A price as text; whole ones without cents.
	 *
	 * @param string $price A number.
	 */
	private static function money( string $price ): string {
		return html_entity_decode( wp_strip_all_tags( wc_price( (float) $price, ctype_digit( $price ) ? [ 'decimals' => 0 ] : [] ) ) );
	}

	/**
	 * The way in use.
	 *
	 * @param WP_Query $query The page's.
	 */
	private static function order( WP_Query $query ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Compared with a list of ours.
		$asked = $_GET['orderby'] ?? null;
		$usual = $query->is_search() ? 'relevance' : get_option( 'woocommerce_default_catalog_orderby', 'menu_order' );
		return is_string( $asked ) && isset( self::orders( $query )[ $asked ] ) ? $asked : ( is_string( $usual ) ? $usual : '' );
	}
}
