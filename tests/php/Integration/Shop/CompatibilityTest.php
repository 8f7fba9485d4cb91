<?php
/**
 * Who is told what the shop's features find in us.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Shop;

use Brolga\Shop\Compatibility;
use Brolga\Tests\ShopTestCase;
use Brolga\Tests\Support\FreshSite;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * @see SHOP-13 PERF-25
 */
#[Group( 'once' )]
final class CompatibilityTest extends ShopTestCase {

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		if ( '' === FreshSite::without_shop() ) {
			self::open();
		}
	}

	/**
	 * @return array<string, array{string, string, bool}>
	 */
	public static function requests(): array {
		return [
			'a page'                    => [ 'GET', '/product/fern/', false ],
			'a page without its body'   => [ 'HEAD', '/product/fern/', false ],
			'a page by its number'      => [ 'GET', '/?page_id=7', false ],
			'the REST API'              => [ 'GET', '/wp-json/wc/v3/settings/advanced', true ],
			'the REST API, in a folder' => [ 'GET', '/shop/index.php/wp-json/', true ],
			'the REST API, by a query'  => [ 'GET', '/?rest_route=/wc/v3/settings/advanced', true ],
			'something sent'            => [ 'POST', '/wp-json/wc/v3/system_status/tools', true ],
			'a command or a task'       => [ '', '', true ],
		];
	}

	/**
	 * SHOP-13: a page has WooCommerce describe none of its features; whoever reads of them is told.
	 */
	#[DataProvider( 'requests' )]
	public function test_shop_13_compatibility_is_declared_where_it_is_read(
		string $method,
		string $address,
		bool $declared
	): void {
		$report = self::site()->step( 'shop-compatibility', $method, $address );
		self::assertSame( array_fill_keys( Compatibility::FEATURES, $declared ), $report['compatible'] );
		self::assertTrue( $report['tables'], 'Orders in tables of their own stay.' );
	}

	/**
	 * THEME-731 SHOP-734 SHOP-735: sample prices of a shop that was never set up, an image for what has none, and
	 * what is sold out in a list.
	 */
	public function test_what_a_shop_says_by_itself(): void {
		$said = self::site()->step( 'shop-words' );
		self::assertSame(
			[ '€9', '$9', '£9', '$9' ],
			[ $said['unset'], $said['address'], $said['currency'], $said['nowhere'] ]
		);
		self::assertSame( [ false, true ], [ $said['in stock'], $said['sold out'] ] );
		self::assertIsString( $said['image'] );
		self::assertStringContainsString( 'woocommerce-placeholder', $said['image'] );
	}

	/**
	 * START-862: a new shop gets what is usual in the business's country, once.
	 */
	public function test_a_new_shop_follows_its_country(): void {
		self::assertSame(
			[
				'currency'          => 'GBP',
				'default_country'   => 'GB',
				'store_address'     => '3 Station Parade',
				'store_city'        => 'Harrogate',
				'price_decimal_sep' => '.',
				'weight_unit'       => 'kg',
			],
			self::site()->step( 'shop-country', 'GB', 'GBP', 'North Yorkshire' )
		);
		$said = self::site()->step( 'shop-country', 'AU', 'AUD', 'queensland' );
		self::assertSame( [ 'AUD', 'AU:QLD' ], [ $said['currency'], $said['default_country'] ] );
		$said = self::site()->step( 'shop-country', 'DE', 'EUR', '' );
		self::assertSame( [ 'EUR', ',' ], [ $said['currency'], $said['price_decimal_sep'] ] );
	}
}
