<?php
declare( strict_types=1 );

namespace Brolga\Shop;

/** What other features need to know about the shop plugin. */
interface Shop {

	public function is_running(): bool;

	/** Whether the current page belongs to the shop: catalogue, product, cart, checkout or account. */
	public function is_shop_page(): bool;

	public function is_cart_or_checkout(): bool;

	/** @return list<int> The ids of the cart and checkout pages that exist. */
	public function checkout_pages(): array;

	/** @return list<int> The ids of the cart, checkout, account and terms pages that exist. */
	public function service_pages(): array;

	/** @return list<string> The URLs of pages with personal content: cart, checkout and account. */
	public function own_pages(): array;

	/** Returns the URL of the plugin's folder, with a trailing slash. */
	public function url(): string;

	/** Whether a PHP file belongs to the shop plugin. */
	public function owns_code( string $file ): bool;

	public function owns_shortcode( string $tag ): bool;

	public function cart_url(): string;

	/** Returns the number of items in the visitor's cart. Not for pages that may be cached. */
	public function cart_count(): int;

	public function cart_route(): string;

	public function checkout_url(): string;

	public function shop_url(): string;

	public function is_taxed(): bool;

	/**
	 * Whether shipping, taxes and discounts are added or subtracted at the checkout only.
	 *
	 * @return array{bool, bool, bool}
	 */
	public function left_to_checkout(): array;
}
