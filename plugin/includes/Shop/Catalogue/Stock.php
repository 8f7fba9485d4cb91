<?php
declare( strict_types=1 );

namespace Brolga\Shop\Catalogue;

/**
 * What a shop knows of a product beside its words: prices are those that buyers
 * pay, with tax.
 */
final class Stock {

	/**
	 * @param string $sku Its stock-keeping unit.
	 * @param string $price Its regular price; empty with options.
	 * @param string $sale What it costs now; empty: the regular price.
	 * @param int $count How many there are; ignored with options.
	 * @param string $choice What buyers choose, such as "Pot"; empty: nothing.
	 * @param array<string, array{price: string, stock: int}> $options What they can choose.
	 * @param list<int> $gallery Further images.
	 * @param array<string, list<string>> $attributes What buyers may look for: values by the attribute's label.
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
