<?php
/**
 * What a privacy policy should say of buyers.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Shop;

use Brolga\Shop\ShopPolicy;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * @see PRIV-4
 */
#[Group( 'once' )]
final class ShopPolicyTest extends TestCase {

	/**
	 * PRIV-4, SHOP-43, SHOP-45: what orders and waiting lists keep is said where there is a shop.
	 */
	public function test_it_tells_what_a_shop_keeps(): void {
		$said = implode( ' ', ( new ShopPolicy( new FakeShop() ) )->policy() );
		foreach ( [
			'campaign or website',
			'30 days',
			'versions of our pages',
			'back in stock',
			'for a year at the most',
		] as $words ) {
			self::assertStringContainsString( $words, $said );
		}
		self::assertSame( [], ( new ShopPolicy( new FakeShop( running: false ) ) )->policy() );
	}
}
