<?php
declare( strict_types=1 );

namespace Brolga\Shop;

use WC_Cart;

/** The Shop interface for WooCommerce. */
final class WooCommerceShop implements Shop {

	/** WooCommerce's shortcodes that begin neither with `woocommerce_` nor with `product`. */
	private const SHORTCODES = [
		'add_to_cart',
		'add_to_cart_url',
		'best_selling_products',
		'featured_products',
		'recent_products',
		'related_products',
		'sale_products',
		'shop_messages',
		'top_rated_products',
	];

	public function is_running(): bool {
		return defined( 'WC_PLUGIN_FILE' ) && function_exists( 'is_woocommerce' );
	}

	/** Account and checkout endpoints count, too. */
	public function is_shop_page(): bool {
		return is_woocommerce() || is_cart() || is_checkout() || is_account_page() || is_wc_endpoint_url();
	}

	public function is_cart_or_checkout(): bool {
		return is_cart() || is_checkout();
	}

	/**
	 * WooCommerce returns the id -1 for a page that does not exist.
	 *
	 * @return list<int>
	 */
	public function checkout_pages(): array {
		return self::pages( 'cart', 'checkout' );
	}

	/**
	 * Pages that visitors reach on their way and that most shops have in no menu.
	 *
	 * @return list<int>
	 */
	public function service_pages(): array {
		return self::pages( 'cart', 'checkout', 'myaccount', 'terms' );
	}

	/** @return list<int> */
	private static function pages( string ...$names ): array {
		return array_values(
			array_filter( array_map( wc_get_page_id( ... ), $names ), static fn ( int $id ): bool => $id > 0 )
		);
	}

	/** Loads all pages with one query. */
	public function own_pages(): array {
		$ids = self::pages( 'cart', 'checkout', 'myaccount' );
		_prime_post_caches( $ids, false, false );
		return array_map( static fn ( int $id ): string => (string) get_permalink( $id ), $ids );
	}

	public function url(): string {
		$file = defined( 'WC_PLUGIN_FILE' ) ? constant( 'WC_PLUGIN_FILE' ) : '';

		return is_string( $file ) && '' !== $file ? plugins_url( '/', $file ) : '';
	}

	/** Compares real paths, since the plugin's folder may be a symbolic link. */
	public function owns_code( string $file ): bool {
		$main = defined( 'WC_PLUGIN_FILE' ) ? constant( 'WC_PLUGIN_FILE' ) : '';
		$main = is_string( $main ) ? realpath( $main ) : false;

		return false !== $main && str_starts_with( (string) realpath( $file ), dirname( $main ) . '/' );
	}

	public function owns_shortcode( string $tag ): bool {
		return str_starts_with( $tag, 'woocommerce_' )
			|| str_starts_with( $tag, 'product' )
			|| in_array( $tag, self::SHORTCODES, true );
	}

	public function cart_url(): string {
		return wc_get_cart_url();
	}

	public function cart_route(): string {
		return rest_url( 'wc/store/v1/cart' );
	}

	/** Returns 0 if WooCommerce has loaded no cart in this request. */
	public function cart_count(): int {
		$cart = WC()->cart;

		return $cart instanceof WC_Cart ? (int) $cart->get_cart_contents_count() : 0;
	}

	public function checkout_url(): string {
		return wc_get_checkout_url();
	}

	/** Returns the home page if the shop has no page. */
	public function shop_url(): string {
		$url = wc_get_page_permalink( 'shop' );

		return '' === $url ? home_url( '/' ) : $url;
	}

	public function is_taxed(): bool {
		return 'incl' === get_option( 'woocommerce_tax_display_cart' );
	}

	/** Taxes that displayed prices already include are not added at the checkout. */
	public function left_to_checkout(): array {
		return [ wc_shipping_enabled(), wc_tax_enabled() && ! $this->is_taxed(), wc_coupons_enabled() ];
	}
}
