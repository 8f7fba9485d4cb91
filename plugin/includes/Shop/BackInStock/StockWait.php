<?php
declare( strict_types=1 );

namespace Brolga\Shop\BackInStock;

/**
 * A request to be emailed when a product is back in stock.
 *
 * @see SHOP-45
 */
final class StockWait {

	public function __construct(
		public readonly int $id,
		public readonly int $product,
		public readonly string $email,
		public readonly bool $is_confirmed
	) {}
}
