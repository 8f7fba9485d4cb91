<?php
declare( strict_types=1 );

namespace Brolga\Shop\Filters;

use Brolga\Core\Support\Module;
use Brolga\Shop\Shop;

/**
 * Adds the filter form (price, attributes, rating, availability, sorting) to WooCommerce's product collection
 * block. Owners turn it on with a block style; it works where the block shows the page's own products.
 *
 * @see SHOP-21 SHOP-22 SHOP-23
 */
final class ProductFilters implements Module {

	public const STYLE = 'brolga-filters';

	private const BLOCK = 'woocommerce/product-collection';
	private const NONE  = 'woocommerce/product-collection-no-results';

	public function __construct(
		private readonly Shop $shop,
		private readonly PageFilters $page
	) {}

	public function register(): void {
		add_action( 'init', self::offer( ... ) );
		add_action( 'wp_loaded', $this->tidy( ... ) );
		// After WooCommerce, which puts notices into the first element: the list block expects them there.
		add_filter( 'render_block_' . self::BLOCK, $this->add( ... ), 20, 2 );
		add_filter( 'render_block_' . self::NONE, $this->tell( ... ) );
		add_filter( 'wp_robots', $this->hide( ... ) );
	}

	private static function offer(): void {
		register_block_style( self::BLOCK, [ 'name' => self::STYLE, 'label' => __( 'With filters', 'brolga' ) ] );
	}

	/** Redirects what the form sends to a URL that can be shared and cached. */
	private function tidy(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- A search changes nothing.
		$query = wp_unslash( $_GET );
		if ( [] === $query || ! $this->shop->is_running() || is_admin() || wp_is_serving_rest_request() ) {
			return;
		}
		$attributes = array_keys( Facets::attributes() );
		$written    = PriceText::of_shop();
		if ( ! FilterAddress::is_untidy( $query, $attributes, $written ) ) {
			return;
		}
		nocache_headers();
		if ( wp_safe_redirect( FilterAddress::tidied( add_query_arg( [] ), $query, $attributes, $written ) ) ) {
			exit;
		}
	}

	/** @param array<string, mixed> $block */
	private function add( string $html, array $block ): string {
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		$query      = is_array( $attributes['query'] ?? null ) ? $attributes['query'] : [];
		$classes    = is_string( $attributes['className'] ?? null ) ? explode( ' ', $attributes['className'] ) : [];
		if ( ! in_array( 'is-style-' . self::STYLE, $classes, true ) || true !== ( $query['inherit'] ?? false ) ) {
			return $html;
		}
		return $this->page->markup()?->around( $html ) ?? $html;
	}

	/** Replaces WooCommerce's message for an empty list if filters are the reason. */
	private function tell( string $html ): string {
		return '' !== trim( $html ) && $this->page->is_chosen()
			? (string) preg_replace_callback(
				'/(?<=>).*(?=<\/div>)/s',
				fn (): string => $this->page->markup()?->none() ?? '',
				$html,
				1
			)
			: $html;
	}

	/**
	 * Adds noindex to filtered pages: search engines need only the unfiltered list.
	 *
	 * @param array<string, bool|string> $robots
	 * @return array<string, bool|string>
	 */
	private function hide( array $robots ): array {
		return $this->page->is_chosen() ? [ 'noindex' => true, 'follow' => true ] + $robots : $robots;
	}
}
