<?php
/**
 * Carts and orders of a real shop.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Shop;

use Brolga\Tests\ShopTestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * What the shop tells of buyers, and what it takes from those who write their
 * requests by hand.
 */
#[Group( 'once' )]
final class BuyingTest extends ShopTestCase {

	/**
	 * SHOP-10 TRACK-19 TRACK-31: an order is told to whoever has its key, once it was placed; products that are gone
	 * and halves of them too.
	 */
	public function test_an_order_is_told_to_whoever_has_its_key(): void {
		$told = self::site()->step( 'shop-order' );
		self::assertSame( [ [ 'FIG', 'Fig', 10, 2 ], [ 'Bark', 4, 0.5 ] ], $told['items'] );
		self::assertSame( [ 22, '' ], $told['tracked'] );
		self::assertSame(
			[
				'right'     => true,
				'wrong'     => false,
				'none'      => false,
				'list'      => false,
				'other'     => false,
				'failed'    => false,
				'cancelled' => false,
			],
			$told['confirmed']
		);
		// TRACK-31: whoever looks at its page takes nothing from the browser that tells of it; one does.
		self::assertSame( [ '22.00', '22.00', null ], $told['page_config'] );
		// SHOP-243: no decimal of the shop's currency is lost.
		self::assertSame( [ '23.002', 23.002 ], $told['decimals'] );
		self::assertSame(
			[
				'forged'  => [ 403, null ],
				'nothing' => [ 403, null ],
				'foreign' => [ 403, null ],
				'first'   => [ 200, true ],
				'again'   => [ 200, false ],
			],
			$told['claims']
		);
		// TRACK-22: the browser that came with the key opens the order without it.
		$closed = [ false, [] ];
		self::assertSame(
			[
				'right' => [ true, [ 'key' ] ],
				'wrong' => $closed,
				'other' => $closed,
				'none'  => $closed,
			],
			$told['kept']
		);
	}

	/**
	 * AB-67 AB-810: an order brings its total once to the variant that its visitor was given, and the visitor's
	 * conversion, whoever confirms it, and however many at once.
	 */
	public function test_an_order_brings_revenue_to_its_visitors_variant(): void {
		$told = self::site()->step( 'shop-revenue' );
		self::assertSame(
			[ '[{"test":"12","subject":"1"}]', '[{"test":"12","subject":"1"}]', '' ],
			$told['remembered']
		);
		self::assertSame( [ '' ], $told['drafts'] );
		$first  = [ 1, 1, 2000 ];
		// Of the same visitor.
		$second = [ 1, 1, 4000 ];
		self::assertSame(
			[
				'placed'     => [ 0, 0, 0 ],
				'failed'     => [ 0, 0, 0 ],
				'on-hold'    => $first,
				'processing' => $first,
				'completed'  => $first,
				'refunded'   => $first,
				'again'      => $first,
				'page'       => $second,
				'reloaded'   => $second,
			],
			$told['counted']
		);
		// Another visitor's, whom three answers of the payment provider confirm at once.
		self::assertIsInt( $told['order'] );
		self::assertIsInt( $told['page'] );
		self::site()->at_once( 3, 'shop-confirm', (string) $told['order'], (string) $told['page'] );
		self::assertSame( [ 1, 2, 6000 ], self::site()->step( 'shop-confirm', '0', (string) $told['page'] ) );
	}

	/**
	 * SHOP-46 SHOP-47: prices say whether GST is in them, and emails to buyers name the ABN.
	 */
	public function test_taxes_are_told_to_buyers(): void {
		$told = self::site()->step( 'shop-taxes' );
		self::assertSame(
			[
				'incl'      => 'incl. GST',
				'excl'      => 'excl. GST',
				'off'       => '',
				'elsewhere' => '',
				'nz'        => 'excl. GST',
				'untaxed'   => '',
				'wp-admin'  => '',
				'own'       => 'with tax',
			],
			$told['prices']
		);
		self::assertSame(
			[
				'unset' => '',
				'buyer' => '<p style="margin:16px 0">Fresh, ABN 51 824 753 556</p>',
				'shop'  => '',
				'taxed' => '<p style="margin:16px 0">Tax invoice: Fig &amp; Ferry, ABN 51 824 753 556</p>',
				'plain' => "\nTax invoice: Fig &amp; Ferry, ABN 51 824 753 556\n\n",
			],
			$told['mails']
		);
		// SHOP-520: the checkout adds no tax that is in the prices.
		self::assertSame(
			[
				'excl' => [ true, true, true ],
				'incl' => [ true, false, true ],
				'none' => [ false, false, false ],
			],
			$told['left']
		);
	}

	/**
	 * SHOP-9 TRACK-19: no quantity below one, no half where the shop sells whole ones, none that is not there, and the
	 * price is the shop's.
	 */
	public function test_a_cart_takes_no_odd_quantity_and_no_price(): void {
		$answers = self::site()->step( 'shop-cart' );
		foreach ( [ 'negative', 'nothing', 'huge', 'letters', 'list' ] as $name ) {
			self::assertSame( [ 400, 0 ], $answers[ $name ], $name );
		}
		self::assertSame( [ 201, 1 ], $answers['fraction'] );
		self::assertSame( [ 201, 2 ], $answers['tampered'] );
		self::assertSame( '2000', $answers['total'] );
		self::assertSame( [ [ 'FIG', 'Fig', 10, 2 ] ], $answers['noted'] );
	}

	/**
	 * SHOP-68: guests buy from pages of this site whose nonce is too old; other sites' pages, and whoever is signed in,
	 * need one.
	 */
	public function test_guests_buy_from_pages_that_were_kept_for_long(): void {
		self::assertSame(
			[
				'own'       => 201,
				'none'      => 201,
				'sandbox'   => 201,
				'nobody'    => 403,
				'hidden'    => 403,
				'foreign'   => 403,
				'pretended' => 403,
				'similar'   => 403,
				'signed-in' => 403,
				'fresh'     => 201,
			],
			self::site()->step( 'shop-nonces' )
		);
	}

	/**
	 * SHOP-21 SHOP-22: each choice says how many products it would leave, as if none of its own kind were chosen, and
	 * finds them.
	 */
	public function test_filters_say_how_many_products_they_leave(): void {
		$light = [ 'shade' => 2, 'half-shade' => 1, 'full-sun' => 1 ];
		$stock = [ 'instock' => 2, 'outofstock' => 1 ];
		$offer = static fn ( array $light, array $stock ): array => [
			'filter_light'        => $light,
			'filter_stock_status' => $stock,
		];
		self::assertEquals(
			[
				'all'     => [
					'finds'  => [ 'Fern', 'Moss', 'Agave' ],
					'offers' => $offer( $light, $stock ),
					'prices' => [ 10, 40 ],
				],
				'shade'   => [
					'finds'  => [ 'Fern', 'Moss' ],
					'offers' => $offer( $light, [ 'instock' => 1, 'outofstock' => 1 ] ),
					'prices' => [ 10, 20 ],
				],
				// One value is no choice, unless it was chosen.
				'cheap'   => [ 'finds' => [ 'Fern' ], 'offers' => [], 'prices' => [ 10, 40 ] ],
				'stock'   => [
					'finds'  => [ 'Moss' ],
					'offers' => $offer( [ 'shade' => 1, 'half-shade' => 1 ], $stock ),
					'prices' => null,
				],
				'nothing' => [
					'finds'  => [],
					'offers' => [ 'filter_light' => [ 'shade' => 1, 'full-sun' => 0 ] ],
					'prices' => null,
				],
				'left'    => 0,
			],
			self::site()->step( 'shop-filters' )
		);
	}

	/**
	 * SHOP-63: the classic list has the same filters, once, instead of WooCommerce's ways to sort; lists of shortcodes
	 * have none.
	 */
	public function test_the_classic_list_has_filters(): void {
		$seen = self::site()->step( 'shop-classic' );
		$form = [ 'form' => 1, 'theirs' => false, 'whole' => true ];
		self::assertEquals(
			[ 'products' => [ 'Fern', 'Agave' ], 'count' => '2 products', 'clear' => false ] + $form,
			$seen['all']
		);
		self::assertEquals(
			[ 'products' => [ 'Fern' ], 'count' => '1 product', 'clear' => true ] + $form,
			$seen['shade']
		);
		self::assertEquals( [ 'products' => [], 'count' => '0 products', 'clear' => true ] + $form, $seen['nothing'] );
		$none = [ 'form' => 0, 'count' => '', 'clear' => false, 'whole' => true ];
		self::assertEquals( [ 'products' => [ 'Agave', 'Fern' ], 'theirs' => true ] + $none, $seen['shortcode'] );
		self::assertEquals( [ 'products' => [ 'Agave', 'Fern' ], 'theirs' => true ] + $none, $seen['off'] );
		self::assertEquals( [ 'products' => [], 'theirs' => false ] + $none, $seen['empty'] );
	}

	/**
	 * SHOP-61: a category without an image shows that of its newest product that has one, but where it is edited.
	 */
	public function test_a_category_shows_its_newest_product(): void {
		self::assertSame(
			[
				'bare'   => '',
				'newest' => [ 'Spade', '' ],
				'edited' => [ '', '' ],
				'own'    => [ 'Shed', '' ],
			],
			self::site()->step( 'shop-tiles' )
		);
	}
}
