<?php
declare( strict_types=1 );

namespace Brolga\Shop;

/**
 * The little that pages need to know of the shop.
 */
interface Shop {

	/**
	 * Whether a shop plugin runs here.
	 */
	public function is_running(): bool;

	/**
	 * Whether the page asked for is one of the shop's own: catalogue, product, cart, checkout, account.
	 */
	public function is_shop_page(): bool;

	/**
	 * Whether the page asked for is the cart or the checkout.
	 */
	public function is_cart_or_checkout(): bool;

	/**
	 * The ids of the pages that are the cart and the checkout, where there are such.
	 *
	 * @return list<int>
	 */
	public function checkout_pages(): array;

	/**
	 * The ids of these and of the pages that are the account and the terms, where there are such.
	 *
	 * @return list<int>
	 */
	public function service_pages(): array;

	/**
	 * The addresses of what a visitor alone may see: cart, checkout and account.
	 *
	 * @return list<string>
	 */
	public function own_pages(): array;

	/**
	 * Where its scripts and styles are served from, with a slash at the end.
	 */
	public function url(): string;

	/**
	 * Whether the code of a file is the shop's.
	 *
	 * @param string $file Its path.
	 */
	public function owns_code( string $file ): bool;

	/**
	 * Whether a shortcode is the shop's.
	 *
	 * @param string $tag The shortcode.
	 */
	public function owns_shortcode( string $tag ): bool;

	/**
	 * The cart's address.
	 */
	public function cart_url(): string;

	/**
	 * How many items are in the visitor's cart: for pages that no cache keeps.
	 */
	public function cart_count(): int;

	/**
	 * Where a page's scripts ask for the visitor's cart.
	 */
	public function cart_route(): string;

	/**
	 * The checkout's address.
	 */
	public function checkout_url(): string;

	/**
	 * Where products are listed.
	 */
	public function shop_url(): string;

	/**
	 * Whether a cart shows prices with tax.
	 */
	public function is_taxed(): bool;

	/**
	 * What a subtotal leaves to the checkout: shipping, taxes, discounts.
	 *
	 * @return array{bool, bool, bool}
	 */
	public function left_to_checkout(): array;
}
