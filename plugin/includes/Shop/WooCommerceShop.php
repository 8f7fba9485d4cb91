<?php
declare( strict_types=1 );

namespace Brolga\Shop;

use WC_Cart;

/**
 * Answers for WooCommerce.
 */
final class WooCommerceShop implements Shop {

	/** Shortcodes that carry neither of the prefixes below. */
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

	/**
	 * Whether it is active and loaded.
	 */
	public function is_running(): bool {
		return defined( 'WC_PLUGIN_FILE' ) && function_exists( 'is_woocommerce' );
	}

	/**
	 * Whether this is its catalogue, a product, the cart, the checkout, an account page or one of their endpoints.
	 */
	public function is_shop_page(): bool {
		return is_woocommerce() || is_cart() || is_checkout() || is_account_page() || is_wc_endpoint_url();
	}

	/**
	 * Whether this is one of the two pages.
	 */
	public function is_cart_or_checkout(): bool {
		return is_cart() || is_checkout();
	}

	/**
	 * The pages that the owner has chosen for them; WooCommerce says -1 where there is none.
	 *
	 * @return list<int>
	 */
	public function checkout_pages(): array {
		return self::pages( 'cart', 'checkout' );
	}

	/**
	 * The pages that visitors come to on their way, and in no menu of most shops.
	 *
	 * @return list<int>
	 */
	public function service_pages(): array {
		return self::pages( 'cart', 'checkout', 'myaccount', 'terms' );
	}

	/**
	 * The ids of pages, by WooCommerce's names for them.
	 *
	 * @return list<int>
	 */
	private static function pages( string ...$names ): array {
		return array_values(
			array_filter( array_map( wc_get_page_id( ... ), $names ), static fn ( int $id ): bool => $id > 0 )
		);
	}

	/**
	 * One query for all of them, where the page has not read them anyway.
	 */
	public function own_pages(): array {
		$ids = self::pages( 'cart', 'checkout', 'myaccount' );
		_prime_post_caches( $ids, false, false );
		return array_map( static fn ( int $id ): string => (string) get_permalink( $id ), $ids );
	}

	/**
	 * Its folder's address.
	 */
	public function url(): string {
		$file = defined( 'WC_PLUGIN_FILE' ) ? constant( 'WC_PLUGIN_FILE' ) : '';

		return is_string( $file ) && '' !== $file ? plugins_url( '/', $file ) : '';
	}

	/**
	 * What lies in its folder, wherever that is linked from.
	 *
	 * @param string $file Its path.
	 */
	public function owns_code( string $file ): bool {
		$main = defined( 'WC_PLUGIN_FILE' ) ? constant( 'WC_PLUGIN_FILE' ) : '';
		$main = is_string( $main ) ? realpath( $main ) : false;

		return false !== $main && str_starts_with( (string) realpath( $file ), dirname( $main ) . '/' );
	}

	/**
	 * Its shortcodes begin with woocommerce_ or product, but for a few.
	 *
	 * @param string $tag The shortcode.
	 */
	public function owns_shortcode( string $tag ): bool {
		return str_starts_with( $tag, 'woocommerce_' )
			|| str_starts_with( $tag, 'product' )
			|| in_array( $tag, self::SHORTCODES, true );
	}

	/**
	 * The page that the owner has chosen for it.
	 */
	public function cart_url(): string {
		return wc_get_cart_url();
	}

	/**
	 * The Store API's.
	 */
	public function cart_route(): string {
		return rest_url( 'wc/store/v1/cart' );
	}

	/**
	 * The sum of quantities; none where nothing has loaded a cart.
	 */
	public function cart_count(): int {
		$cart = WC()->cart;

		return $cart instanceof WC_Cart ? (int) $cart->get_cart_contents_count() : 0;
	}

	/**
	 * The page that the owner has chosen for it.
	 */
	public function checkout_url(): string {
		return wc_get_checkout_url();
	}

	/**
	 * The shop's page; the home page where there is none.
	 */
	public function shop_url(): string {
		$url = wc_get_page_permalink( 'shop' );

		return '' === $url ? home_url( '/' ) : $url;
	}

	/**
	 * As the owner has set it.
	 */
	public function is_taxed(): bool {
		return 'incl' === get_option( 'woocommerce_tax_display_cart' );
	}

	/**
	 * As the owner has set it; taxes that are in the prices shown are not added.
	 */
	public function left_to_checkout(): array {
		return [ wc_shipping_enabled(), wc_tax_enabled() && ! $this->is_taxed(), wc_coupons_enabled() ];
	}
}
