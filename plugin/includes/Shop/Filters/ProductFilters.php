<?php
declare( strict_types=1 );

namespace Brolga\Shop\Filters;

use Brolga\Core\Support\Module;
use Brolga\Shop\Shop;

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
	private const NONE  = 'woocommerce/product-collection-no-results';

	public function __construct(
		private readonly Shop $shop,
		private readonly PageFilters $page
	) {}

	/**
	 * Offers the style, tidies what the form sends, and puts the form beside products.
	 */
	public function register(): void {
		add_action( 'init', self::offer( ... ) );
		add_action( 'wp_loaded', $this->tidy( ... ) );
		// After WooCommerce, whose notices go into the first element that it finds: the list knows them there alone.
		add_filter( 'render_block_' . self::BLOCK, $this->add( ... ), 20, 2 );
		add_filter( 'render_block_' . self::NONE, $this->tell( ... ) );
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
		$written    = PriceText::of_shop();
		if ( ! FilterAddress::is_untidy( $query, $attributes, $written ) ) {
			return;
		}
		nocache_headers();
		if ( wp_safe_redirect( FilterAddress::tidied( add_query_arg( [] ), $query, $attributes, $written ) ) ) {
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
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		$query      = is_array( $attributes['query'] ?? null ) ? $attributes['query'] : [];
		$classes    = is_string( $attributes['className'] ?? null ) ? explode( ' ', $attributes['className'] ) : [];
		if ( ! in_array( 'is-style-' . self::STYLE, $classes, true ) || true !== ( $query['inherit'] ?? false ) ) {
			return $html;
		}
		return $this->page->markup()?->around( $html ) ?? $html;
	}

	/**
	 * Where filters leave nothing, the page says so instead of asking for other words.
	 *
	 * @param string $html The block; empty where there are products.
	 */
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
	 * Each choice has an address, and search engines need but one of them.
	 *
	 * @param array<string, bool|string> $robots What they are told.
	 * @return array<string, bool|string>
	 */
	private function hide( array $robots ): array {
		return $this->page->is_chosen() ? [ 'noindex' => true, 'follow' => true ] + $robots : $robots;
	}
}
