<?php
declare( strict_types=1 );

namespace Brolga\Shop\Product;

use Brolga\Shop\ShopLook;

/**
 * What a product's images and its form for reviews need on a page, wherever
 * a product is shown.
 */
final class ProductScripts {

	private const MODULE = '@brolga/product';

	public function __construct( private readonly ShopLook $look ) {}

	/**
	 * Puts it on the page, once.
	 */
	public function enqueue(): void {
		wp_enqueue_script_module( self::MODULE );
		$this->look->enqueue();
	}
}
