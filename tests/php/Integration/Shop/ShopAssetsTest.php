<?php
/**
 * What of WooCommerce pages load that show nothing of it.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Shop;

use Brolga\Tests\ShopTestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * SHOP-11 SHOP-450
 */
#[Group( 'once' )]
final class ShopAssetsTest extends ShopTestCase {

	/**
	 * SHOP-450: nothing, but what another plugin asks for, which works as it does without us.
	 */
	public function test_other_plugins_get_what_they_ask_for(): void {
		self::assertSame( [ [], [] ], $this->page( '' ) );
		[ $scripts ] = $this->page( 'wc-cart-fragments' );
		self::assertContains( 'wc-cart-fragments', (array) $scripts );
		[ $scripts ] = $this->page( 'selectWoo' );
		self::assertSame( [ 'selectWoo' ], $scripts );
	}

	/**
	 * Scripts and styles of a page.
	 *
	 * @param string $asked What another plugin asks for.
	 * @return array{mixed, mixed}
	 */
	private function page( string $asked ): array {
		$report = self::site()->step( 'shop-assets', $asked );
		self::assertTrue( $report['printed'] );
		return [ $report['scripts'], $report['styles'] ];
	}
}
