<?php
/**
 * The shop's files stay where the shop is.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Shop;

use Brolga\Shop\Internals\AssetGate;
use Brolga\Shop\WooCommerceShop;
use Brolga\Tests\Support\ForeignAssets;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * @see SHOP-11 SHOP-450 DEMO-8
 */
#[Group( 'once' )]
final class AssetGateTest extends TestCase {

	private const SHOP_URL = 'https://example.test/wp-content/plugins/a-shop/';

	protected function setUp(): void {
		parent::setUp();
		unset( $GLOBALS['wp_scripts'], $GLOBALS['wp_styles'] );
		remove_all_actions( 'wp_enqueue_scripts' );
		remove_all_actions( 'wp_footer' );
		remove_all_filters( 'render_block' );
		add_filter( 'stylesheet', static fn (): string => 'brolga' );
		add_filter( 'template', static fn (): string => 'brolga' );
		add_action(
			'wp_enqueue_scripts',
			static function (): void {
				wp_enqueue_script(
					'shop-cart',
					self::SHOP_URL . 'cart.js',
					[ 'jquery' ],
					'1',
					[ 'in_footer' => true ]
				);
				wp_enqueue_script(
					'other',
					'https://example.test/wp-content/plugins/a-shopping-list/list.js',
					[],
					'1',
					[ 'in_footer' => true ]
				);
				wp_enqueue_style( 'shop', self::SHOP_URL . 'shop.css', [], '1' );
				wp_register_style( 'woocommerce-inline', false, [], '1' );
				wp_enqueue_style( 'woocommerce-inline' );
				wp_enqueue_style( 'other', 'https://example.test/other.css', [], '1' );
			}
		);
		add_action(
			'wp_footer',
			static fn () => wp_enqueue_style( 'shop-late', self::SHOP_URL . 'late.css', [], '1' )
		);
	}

	protected function tearDown(): void {
		unset( $GLOBALS['wp_scripts'], $GLOBALS['wp_styles'] );
		parent::tearDown();
	}

	public function test_a_page_without_the_shop_loads_nothing_of_it(): void {
		$this->page( new FakeShop(), '<!-- wp:paragraph --><p>woocommerce/cart is only a word here, and [a_shop_cart too.</p><!-- /wp:paragraph -->' );

		self::assertSame( [ 'other' ], array_values( wp_scripts()->queue ) );
		self::assertSame( [ 'other' ], array_values( wp_styles()->queue ) );
	}

	public function test_a_header_with_the_cart_count_loads_nothing_of_the_shop(): void {
		$this->page( new FakeShop(), '<!-- wp:group --><div class="wp-block-group"><!-- wp:brolga/cart-count /--></div><!-- /wp:group -->' );

		self::assertNotContains( 'shop-cart', wp_scripts()->queue );
		self::assertNotContains( 'shop', wp_styles()->queue );
	}

	/**
	 * SEARCH-405: a list of results asks each of them for its price.
	 */
	public function test_results_without_a_product_load_nothing_of_the_shop(): void {
		$this->page( new FakeShop(), '<!-- wp:woocommerce/product-price /--><!-- wp:woocommerce/product-button /-->' );

		self::assertNotContains( 'shop-cart', wp_scripts()->queue );
		self::assertNotContains( 'shop', wp_styles()->queue );
	}

	/**
	 * SHOP-450: what another plugin asks for stays, whether it asks before the shop or after it, in the page, for the
	 * head or for the footer; and what it takes out itself stays out.
	 */
	public function test_what_another_plugin_asks_for_stays(): void {
		ForeignAssets::ask( self::SHOP_URL );
		$this->page( new FakeShop(), '' );

		self::assertSame(
			[ 'other', 'shop-cart', 'shop-early', 'shop-footer' ],
			self::sorted( wp_scripts()->queue )
		);
		self::assertSame( [ 'other', 'woocommerce-inline' ], self::sorted( wp_styles()->queue ) );
	}

	/**
	 * SHOP-450: who removes one of the shop's callbacks still does.
	 */
	public function test_callbacks_can_be_removed_as_before(): void {
		$shops = static fn () => wp_enqueue_style( 'shop-more', 'https://example.test/shop-more.css', [], '1' );
		add_action( 'wp_enqueue_scripts', $shops, 30 );
		add_action( 'wp_enqueue_scripts', static fn (): bool => remove_action( 'wp_enqueue_scripts', $shops, 30 ), 20 );
		$this->page( new FakeShop(), '' );

		self::assertNotContains( 'shop-more', wp_styles()->queue );
	}

	/**
	 * Handles by name.
	 *
	 * @param array<string> $handles Any.
	 * @return list<string>
	 */
	private static function sorted( array $handles ): array {
		sort( $handles );
		return $handles;
	}

	/**
	 * @return array<string, array{FakeShop, string}>
	 */
	public static function pages_that_keep_them(): array {
		$words = '<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->';
		$cart  = '<!-- wp:woocommerce/cart /-->';

		return [
			'a block'               => [ new FakeShop(), $cart ],
			'a block inside others' => [ new FakeShop(), "<!-- wp:group --><div class=\"wp-block-group\"><!-- wp:group --><div class=\"wp-block-group\">$cart</div><!-- /wp:group --></div><!-- /wp:group -->" ],
			'a shortcode'           => [ new FakeShop(), '<!-- wp:shortcode -->[a_shop_cart]<!-- /wp:shortcode -->' ],
			"the shop's own page"   => [ new FakeShop( shop_page: true ), $words ],
			'no shop at all'        => [ new FakeShop( running: false ), $words ],
		];
	}

	#[DataProvider( 'pages_that_keep_them' )]
	public function test_files_stay_where( FakeShop $shop, string $content ): void {
		$this->page( $shop, $content );

		self::assertContains( 'shop-cart', wp_scripts()->queue );
		self::assertContains( 'shop', wp_styles()->queue );
		self::assertContains( 'woocommerce-inline', wp_styles()->queue );
		self::assertContains( 'shop-late', wp_styles()->queue );
	}

	public function test_a_site_may_decide_itself(): void {
		add_filter( 'brolga_shop_assets_needed', '__return_true' );
		$this->page( new FakeShop(), '' );

		self::assertContains( 'shop-cart', wp_scripts()->queue );
	}

	/**
	 * PERF-27: switched off, pages have the shop's files, as they have without us.
	 */
	public function test_it_can_be_switched_off_by_its_name(): void {
		add_filter(
			'brolga_internals',
			static fn ( bool $may, string $name ): bool => $may && 'ShopOptions' !== $name,
			10,
			2
		);
		self::assertTrue( AssetGate::can_register(), 'Another one is off.' );
		add_filter(
			'brolga_internals',
			static fn ( bool $may, string $name ): bool => $may && 'AssetGate' !== $name,
			10,
			2
		);
		self::assertFalse( AssetGate::can_register() );
	}

	public function test_a_classic_theme_prints_its_head_first_so_nothing_is_taken_away(): void {
		add_filter( 'stylesheet', static fn (): string => 'none-such' );
		add_filter( 'template', static fn (): string => 'none-such' );
		$this->page( new FakeShop(), '' );

		self::assertContains( 'shop-cart', wp_scripts()->queue );
	}

	public function test_shortcodes_of_woocommerce_are_known_by_name(): void {
		$shop = new WooCommerceShop();

		foreach ( [
			'woocommerce_cart',
			'products',
			'product_page',
			'product_category',
			'add_to_cart',
			'shop_messages',
		] as $tag ) {
			self::assertTrue( $shop->owns_shortcode( $tag ), $tag );
		}
		self::assertFalse( $shop->owns_shortcode( 'gallery' ) );
	}

	/**
	 * Renders a page in the order of a block theme: first all blocks, then head and footer.
	 */
	private function page( FakeShop $shop, string $content ): void {
		add_shortcode( 'a_shop_cart', static fn (): string => 'cart' );
		( new AssetGate( $shop ) )->register();
		do_shortcode( do_blocks( $content ) );
		do_action( 'wp_enqueue_scripts' );
		do_action( 'wp_footer' );
		remove_shortcode( 'a_shop_cart' );
	}
}
