<?php
/**
 * A shop for tests.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Shop;

use Brolga\Shop\Shop;

/**
 * Runs where WooCommerce is not installed.
 */
final class FakeShop implements Shop {

	/**
	 * Keeps its answers.
	 *
	 * @param bool      $running        Whether it runs.
	 * @param bool      $shop_page      Whether the page is its own.
	 * @param list<int> $checkout_pages The pages of cart and checkout.
	 * @param bool      $checkout       Whether the page is one of them.
	 * @param int       $count          What is in the cart.
	 * @param list<int> $service_pages  These, and the pages of account and terms.
	 * @param array{bool, bool, bool} $left What is left to the checkout: shipping, taxes, discounts.
	 */
	public function __construct(
		private readonly bool $running = true,
		private readonly bool $shop_page = false,
		private readonly array $checkout_pages = [],
		private readonly bool $checkout = false,
		private readonly int $count = 7,
		private readonly array $service_pages = [],
		private readonly array $left = [ true, true, true ]
	) {
	}

	public function is_running(): bool {
		return $this->running;
	}

	public function is_shop_page(): bool {
		return $this->shop_page;
	}

	public function is_cart_or_checkout(): bool {
		return $this->checkout;
	}

	public function cart_count(): int {
		return $this->count;
	}

	/**
	 * @return list<int>
	 */
	public function checkout_pages(): array {
		return $this->checkout_pages;
	}

	/**
	 * @return list<int>
	 */
	public function service_pages(): array {
		return $this->service_pages;
	}

	/**
	 * @return list<string>
	 */
	public function own_pages(): array {
		return [ $this->cart_url(), home_url( '/' ), $this->checkout_url() ];
	}

	public function owns_code( string $file ): bool {
		return str_starts_with( $file, __DIR__ . '/' );
	}

	public function url(): string {
		return 'https://example.test/wp-content/plugins/a-shop/';
	}

	public function owns_shortcode( string $tag ): bool {
		return 'a_shop_cart' === $tag;
	}

	public function cart_url(): string {
		return 'https://example.test/cart/';
	}

	public function cart_route(): string {
		return 'https://example.test/wp-json/a-shop/cart';
	}

	public function checkout_url(): string {
		return 'https://example.test/checkout/';
	}

	public function shop_url(): string {
		return 'https://example.test/shop/';
	}

	public function is_taxed(): bool {
		return true;
	}

	public function left_to_checkout(): array {
		return $this->left;
	}
}
