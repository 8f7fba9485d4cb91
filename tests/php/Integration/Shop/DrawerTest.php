<?php
/**
 * What a page is told of the drawer.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Shop;

use Brolga\Core\Page\Build;
use Brolga\Core\Rest\PublicRoutes;
use Brolga\Core\Support\PluginFile;
use Brolga\Shop\Cart\CartNews;
use Brolga\Shop\Drawer\DrawerController;
use Brolga\Shop\Shop;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\FrozenClock;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Request;

/**
 * @see SHOP-26
 */
#[Group( 'once' )]
final class DrawerTest extends TestCase {

	/**
	 * What the route answers.
	 *
	 * @return array{int, mixed, mixed}
	 */
	private static function answer( Shop $shop ): array {
		$controller = new DrawerController(
			Built::around( new FrozenClock() )->get( PublicRoutes::class ),
			$shop,
			new Build( new PluginFile( dirname( __DIR__, 4 ) . '/plugin/brolga.php' ) )
		);
		// The site's own would answer first.
		remove_all_actions( 'rest_api_init' );
		add_action( 'rest_api_init', $controller->add_routes( ... ) );
		$GLOBALS['wp_rest_server'] = null;
		$answer                    = rest_do_request( new WP_REST_Request( 'GET', '/brolga/v1/cart-drawer' ) );
		$GLOBALS['wp_rest_server'] = null;
		return [ $answer->get_status(), $answer->get_data(), $answer->get_headers()['Cache-Control'] ?? '' ];
	}

	/**
	 * SHOP-26: React comes before the drawer, and nothing in the answer is a visitor's.
	 */
	public function test_it_names_its_files_in_their_order(): void {
		[ $status, $data, $cache ] = self::answer( new FakeShop() );
		self::assertSame( 200, $status );
		self::assertSame( 'public, max-age=3600', $cache );
		self::assertIsArray( $data );
		self::assertIsArray( $data['scripts'] );
		$handles = array_column( $data['scripts'], 0 );
		self::assertSame( 'brolga-cart-drawer', end( $handles ) );
		self::assertLessThan(
			array_search( 'wp-element', $handles, true ),
			array_search( 'react-dom', $handles, true )
		);
		foreach ( array_column( $data['scripts'], 1 ) as $url ) {
			self::assertIsString( $url );
			self::assertMatchesRegularExpression( '~^https?://.+\.js\?ver=.~', $url );
		}
		self::assertSame(
			[ true, 'https://example.test/shop/', 'https://example.test/checkout/', 'https://example.test/cart/' ],
			[ $data['taxed'], $data['shop'], $data['checkout'], $data['cart'] ]
		);
	}

	/**
	 * @return iterable<string, array{array{bool, bool, bool}, string}>
	 */
	public static function costs(): iterable {
		yield 'all'               => [
			[ true, true, true ],
			'Shipping, taxes, and discounts calculated at checkout.',
		];
		yield 'taxed prices'      => [ [ true, false, true ], 'Shipping and discounts calculated at checkout.' ];
		yield 'no coupons'        => [ [ true, true, false ], 'Shipping and taxes calculated at checkout.' ];
		yield 'nothing shipped'   => [ [ false, true, true ], 'Taxes and discounts calculated at checkout.' ];
		yield 'shipping alone'    => [ [ true, false, false ], 'Shipping calculated at checkout.' ];
		yield 'taxes alone'       => [ [ false, true, false ], 'Taxes calculated at checkout.' ];
		yield 'discounts alone'   => [ [ false, false, true ], 'Discounts calculated at checkout.' ];
		yield 'all is in a price' => [ [ false, false, false ], '' ];
	}

	/**
	 * SHOP-520: only what the checkout calculates is left to it.
	 *
	 * @param array{bool, bool, bool} $left What is left to the checkout.
	 */
	#[DataProvider( 'costs' )]
	public function test_it_names_what_is_left_to_the_checkout( array $left, string $note ): void {
		$data = self::answer( new FakeShop( left: $left ) )[1];
		self::assertIsArray( $data );
		self::assertIsArray( $data['texts'] );
		self::assertSame( $note, $data['texts']['note'] );
	}

	public function test_shop_26_without_a_shop_there_is_none(): void {
		self::assertSame( 404, self::answer( new FakeShop( running: false ) )[0] );
	}

	/**
	 * SHOP-81 SHOP-82: a page that comes from a product's form says so, and the cart's page why there are not more;
	 * others say nothing.
	 */
	public function test_a_page_tells_what_is_new_of_the_cart(): void {
		self::assertSame( [], ( new CartNews( new FakeShop() ) )->page_config() );
		self::assertSame( [], ( new CartNews( new FakeShop( running: false, checkout: true ) ) )->page_config() );
		self::assertSame(
			[ 'shop_most' => 'No more than {quantity} of {name} can be ordered right now.' ],
			( new CartNews( new FakeShop( checkout: true ) ) )->page_config()
		);
		remove_all_actions( 'woocommerce_add_to_cart' );
		do_action( 'woocommerce_add_to_cart', 'key', 7, 1, 0, [], [] ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- As the shop tells it.
		self::assertSame( [ 'shop_added' => true ], ( new CartNews( new FakeShop() ) )->page_config() );
	}
}
