<?php
declare( strict_types=1 );

namespace Brolga\Shop\Product;

use Brolga\Shop\ShopLook;

/** Scripts and styles of product images and of the review form. */
final class ProductScripts {

	private const MODULE = '@brolga/product';

	public function __construct( private readonly ShopLook $look ) {}

	public function enqueue(): void {
		wp_enqueue_script_module( self::MODULE );
		$this->look->enqueue();
	}
}
