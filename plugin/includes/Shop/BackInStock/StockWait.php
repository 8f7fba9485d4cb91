<?php
declare( strict_types=1 );

namespace Brolga\Shop\BackInStock;

/**
 * Somebody asked to be told when a product is back.
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
