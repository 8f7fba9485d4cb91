<?php
/**
 * Products that a page asks for more than once, with WooCommerce.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Shop;

use Brolga\Shop\Internals\RememberedProducts;
use Brolga\Tests\ShopTestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * @see PERF-25 PERF-27
 */
#[Group( 'once' )]
final class ProductReadsTest extends ShopTestCase {

	/**
	 * PERF-27: a product is worked out once, each who asks has its own, and what changes is read.
	 */
	public function test_perf_27_a_page_works_a_product_out_once(): void {
		self::assertSame(
			[
				'store'    => RememberedProducts::class,
				'again'    => 0,
				'heard'    => 2,
				'same'     => true,
				'others'   => [ '10', [ 'Green', 'Grey' ], true ],
				'price'    => '12',
				'name'     => 'Tree fern',
				'featured' => true,
				'without'  => 2,
				'other'    => true,
				'gone'     => false,
			],
			self::site()->step( 'shop-reads' )
		);
	}
}
