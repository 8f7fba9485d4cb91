<?php
declare( strict_types=1 );

namespace Brolga\Shop\Catalogue;

/** The shop data of a demo product. Prices include tax, as buyers pay them. */
final class Stock {

	/**
	 * @param string $price Regular price; empty for a product with options.
	 * @param string $sale Sale price; empty if the product is not on sale.
	 * @param int $count Items in stock; ignored for a product with options.
	 * @param string $choice Name of the attribute that buyers choose, such as "Pot"; empty for a simple product.
	 * @param list<int> $gallery Ids of further images.
	 * @param array<string, list<string>> $attributes Values for filters, by attribute label.
	 * @param array<string, array{price: string, stock: int}> $options
	 */
	public function __construct(
		public readonly string $sku,
		public readonly string $price,
		public readonly string $sale,
		public readonly int $count,
		public readonly string $choice,
		public readonly array $options,
		public readonly array $gallery,
		public readonly array $attributes = []
	) {}
}
