<?php
/**
 * What the server prints for the cart count.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Blocks\CartCount;

use Brolga\Core\Blocks\Views;
use Brolga\Core\Kernel\Container;
use Brolga\Core\Kernel\Services;
use Brolga\Plugin;
use Brolga\Shop\Shop;
use Brolga\Tests\Integration\Shop\FakeShop;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * A link to the cart, for everybody the same.
 */
#[Group( 'once' )]
final class RenderTest extends TestCase {

	private ?Container $before = null;

	protected function tearDown(): void {
		if ( null !== $this->before ) {
			Services::provide( $this->before );
		}
		parent::tearDown();
	}

	private function render( string $attributes, bool $running = true, ?int $count = null ): string {
		$shop         = Plugin::application(
			dirname( __DIR__, 3 ) . '/brolga.php',
			[
				Shop::class  => null === $count
					? new FakeShop( running: $running )
					: new FakeShop( running: $running, checkout: true, count: $count ),
				// Blocks are printed by those of the site.
				Views::class => Services::get( Views::class ),
			]
		);
		$before       = Services::provide( $shop->container );
		$this->before = $this->before ?? $before;

		return do_blocks( "<!-- wp:brolga/cart-count $attributes /-->" );
	}

	/**
	 * SHOP-9: it holds nobody's number, so that a page cache may keep it; the tests of the view load the same file.
	 */
	public function test_the_markup_is_what_the_view_is_tested_with(): void {
		$_COOKIE['woocommerce_items_in_cart'] = '1';
		self::assert_markup( 'link', $this->render( '{"anchor":"cart"}' ) );
		unset( $_COOKIE['woocommerce_items_in_cart'] );
	}

	/**
	 * SHOP-9: a header loads the view for who has a cart; elsewhere it is on the page.
	 */
	public function test_in_a_header_its_view_is_for_those_who_have_a_cart(): void {
		$id = 'brolga-cart-count-view-script-module';
		wp_dequeue_script_module( $id );
		$this->render( '{}' );
		$before = in_array( $id, wp_script_modules()->get_queue(), true );
		wp_dequeue_script_module( $id );
		$html = do_blocks( '<!-- wp:brolga/header --><!-- wp:group --><div class="wp-block-group"><!-- wp:brolga/cart-count /--></div><!-- /wp:group --><!-- /wp:brolga/header -->' );
		self::assertTrue( $before );
		self::assertNotContains( $id, wp_script_modules()->get_queue() );
		self::assertStringContainsString(
			" data-brolga-later=\"{$id}\" data-brolga-on=\"page\" data-brolga-when=\"[class*=add_to_cart],[class*=wc-block]\" data-brolga-cookie=\"woocommerce_items_in_cart\"",
			$html
		);
		ob_start();
		wp_script_modules()->print_import_map();
		self::assertStringContainsString(
			'"@brolga/cart"',
			str_replace( '\/', '/', (string) ob_get_clean() ),
			'What the view fetches, however it came.'
		);
	}

	/**
	 * SHOP-24: the owner chooses whether it opens over the page, and when.
	 */
	public function test_the_owner_chooses_whether_the_cart_opens_over_the_page(): void {
		self::assertStringContainsString( ' data-brolga-drawer="added"', $this->render( '{}' ) );
		self::assertStringContainsString( ' data-brolga-drawer="pressed"', $this->render( '{"openOnAdd":false}' ) );
		self::assertStringNotContainsString( 'data-brolga-drawer', $this->render( '{"drawer":false}' ) );
	}

	/**
	 * SHOP-73: the cart and the checkout, which no cache keeps, have the number without scripts.
	 */
	public function test_the_cart_and_the_checkout_print_the_number(): void {
		$shown = '<span class="wp-block-brolga-cart-count__number" aria-hidden="true" data-brolga-number>%d</span>'
			. "\n\t"
			. '<span class="wp-block-brolga-cart-count__words" data-brolga-words>%s</span>';
		self::assertStringContainsString(
			sprintf( $shown, 3, '3 plants' ),
			$this->render( '{"plural":"%d plants"}', count: 3 )
		);
		self::assertStringContainsString( sprintf( $shown, 1, '1 item' ), $this->render( '{}', count: 1 ) );
		self::assertStringContainsString(
			'aria-hidden="true" data-brolga-number></span>'
				. "\n\t"
				. '<span class="wp-block-brolga-cart-count__words" data-brolga-words hidden></span>',
			$this->render( '{}', count: 0 )
		);
	}

	public function test_shop_9_without_a_shop_it_is_nothing(): void {
		self::assertSame( '', $this->render( '{}', running: false ) );
	}

	/**
	 * BLOCK-16: what was typed stays text.
	 */
	public function test_hostile_attributes_are_inert(): void {
		$html = $this->render( '{"anchor":"x\u0022 onload=\u0022alert(1)","design":"\u0022onclick=\u0022","label":"\u003cscript\u003ealert(2)\u003c/script\u003e","singular":"\u0022\u003e\u003cscript\u003e","plural":"\u0022 onclick=\u0022"}' );
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( '" onload="', $html );
		self::assertStringNotContainsString( '" onclick="', $html );
		self::assertStringContainsString( 'is-icon', $html );
	}
}
