<?php
/**
 * Ways through both checkouts that do not go as planned.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Shop;

use Brolga\Tests\ShopTestCase;
use Brolga\Tests\Support\FreshSite;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * The classic checkout is sent as browsers without scripts send it.
 */
#[Group( 'once' )]
final class JourneysTest extends ShopTestCase {

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		if ( '' === FreshSite::without_shop() ) {
			self::open();
		}
	}

	/**
	 * The orders of a report that were not there before.
	 *
	 * @param array<array-key, mixed> $before A report.
	 * @param array<array-key, mixed> $after  A later one.
	 * @return list<array<array-key, mixed>>
	 */
	private static function made( array $before, array $after ): array {
		$orders = static fn ( array $report ): array => is_array( $report['orders'] ?? null )
			? array_values( array_filter( $report['orders'], is_array( ... ) ) )
			: [];
		return array_slice( $orders( $after ), count( $orders( $before ) ) );
	}

	/**
	 * @param array<array-key, mixed> $report A report.
	 */
	private static function said( array $report ): string {
		return implode(
			' ',
			array_filter( is_array( $report['said'] ?? null ) ? $report['said'] : [], is_string( ... ) )
		);
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function checkouts(): array {
		return [
			'classic' => [ 'classic' ],
			'block'   => [ 'block' ],
		];
	}

	/**
	 * SHOP-13 SHOP-42: guests and customers order, with orders in tables of their own and among posts; without scripts
	 * the classic checkout ends on the order's page.
	 */
	#[DataProvider( 'checkouts' )]
	public function test_guests_and_customers_order_wherever_orders_are_kept( string $checkout ): void {
		foreach ( [ 'posts', 'tables' ] as $storage ) {
			self::open( $storage );
			foreach ( [ self::guest(), 'shopper' ] as $who ) {
				$before = self::goes( $who, 'add=FERN:2', 'look' );
				$after  = self::goes( $who, $checkout );
				$made   = self::made( $before, $after );
				self::assertCount( 1, $made, "{$storage} {$who}: " . self::said( $after ) );
				self::assertSame(
					[ 'processing', '14.00', 2 ],
					[ $made[0]['status'], $made[0]['total'], $made[0]['count'] ]
				);
				self::assertSame( 'shopper' === $who, $made[0]['customer'] > 0 );
				self::assertStringContainsString( 'order-received', is_string( $after['to'] ) ? $after['to'] : '' );
				self::assertSame( 0, $after['cart'] );
			}
		}
	}

	/**
	 * What a page is told of the changes of a cart, each as a product and how many of it.
	 *
	 * @param array<array-key, mixed> $report A report.
	 * @return list<array{mixed, mixed}>
	 */
	private static function changes( array $report ): array {
		$told = is_array( $report['changes'] ?? null ) ? $report['changes'] : [];
		$list = is_array( $told['changes'] ?? null ) ? array_filter( $told['changes'], is_array( ... ) ) : [];
		return array_values( array_map(
			static fn ( array $change ): array => [ $change['item_id'] ?? null, $change['quantity'] ?? null ],
			$list
		) );
	}

	/**
	 * TRACK-30: a page that asks is told each change of the cart by the difference, once for each button, and asking
	 * takes nothing away.
	 */
	public function test_a_page_is_told_what_has_changed_in_the_cart(): void {
		$who = self::guest();
		self::goes( $who, 'add=FERN:2' );
		$told = self::goes( $who, 'changes' );
		self::assertSame( [ [ 'FERN', 2 ] ], self::changes( $told ) );
		self::assertTrue( $told['is_hash'] );
		self::assertIsArray( $told['changes'] );
		self::assertSame( 'USD', $told['changes']['currency'] );
		self::assertSame(
			[ 'at', 'item_id', 'item_name', 'price', 'quantity' ],
			array_keys( (array) ( (array) $told['changes']['changes'] )[0] )
		);
		self::assertSame(
			[],
			self::goes( $who, 'changes=unasked' )['changes'],
			'Carts that others ask for carry none.'
		);
		self::goes( $who, 'add=FERN:3' );
		self::goes( $who, 'more=FERN:4' );
		self::goes( $who, 'add=FIG' );
		self::goes( $who, 'take=FERN', 'restore' );
		$all = [ [ 'FERN', 2 ], [ 'FERN', 3 ], [ 'FERN', -1 ], [ 'FIG', 1 ], [ 'FERN', -4 ], [ 'FERN', 4 ] ];
		self::assertSame( $all, self::changes( self::goes( $who, 'changes' ) ) );
		// Both in one request: the second is a new line again.
		self::goes( $who, 'more=FIG:2', 'take=FIG', 'add=FIG' );
		$told = self::goes( $who, 'changes' );
		self::assertSame( [ ...$all, [ 'FIG', 1 ], [ 'FIG', -2 ], [ 'FIG', 1 ] ], self::changes( $told ) );
		self::assertIsArray( $told['changes'] );
		$moments = array_column( (array) $told['changes']['changes'], 'at' );
		self::assertCount( count( $moments ), array_count_values( array_filter( $moments, is_int( ... ) ) ) );
		self::assertSame(
			[],
			self::changes( self::goes( self::guest(), 'changes' ) ),
			'Nobody is told of another’s cart.'
		);
	}

	/**
	 * VIS-6: a page that asks is told which products lie in the cart, and of which categories they are.
	 */
	public function test_a_page_is_told_what_lies_in_the_cart(): void {
		$who = self::guest();
		self::assertSame( [], self::goes( $who, 'items' )['items'] );
		$expected = self::goes( $who, 'categories=FERN' )['expected'];
		self::goes( $who, 'add=FERN' );
		self::assertSame( $expected, self::goes( $who, 'items' )['items'] );
		self::assertNull( self::goes( $who, 'items=unasked' )['items'] );
	}

	/**
	 * TRACK-30: a customer who is signed in in two browsers is told in each what was done there.
	 */
	public function test_a_browser_is_told_what_was_done_in_it(): void {
		// Other tests' changes, made in no browser, are told in both.
		self::goes( 'shopper', 'browser=one', 'add=FERN:5' );
		self::goes( 'shopper', 'browser=two', 'add=FERN:7' );
		foreach ( [ 'one' => [ 5, 7 ], 'two' => [ 7, 5 ] ] as $browser => [ $own, $other ] ) {
			$told = self::changes( self::goes( 'shopper', "browser={$browser}", 'changes' ) );
			self::assertContains( [ 'FERN', $own ], $told, $browser );
			self::assertNotContains( [ 'FERN', $other ], $told, $browser );
		}
		self::goes( 'shopper', 'take=FERN' );
	}

	/**
	 * SHOP-40 SHOP-810: two clicks at the same moment are one order, and both come to its page.
	 */
	#[DataProvider( 'checkouts' )]
	public function test_a_double_click_is_one_order( string $checkout ): void {
		$who    = self::guest();
		$before = self::goes( $who, 'add=FERN', 'look' );
		self::assertIsString( $before['mark'] );
		$shown   = "field=brolga_cart:{$before['mark']}";
		$answers = self::site()->at_once( 3, 'shop-journey', $who, 'slow', $shown, $checkout );
		$after   = self::goes( $who, 'look' );
		self::assertCount( 1, self::made( $before, $after ) );
		$first = $answers[0]['to'] ?? null;
		self::assertIsString( $first );
		self::assertSame( [ $first, $first, $first ], array_column( $answers, 'to' ) );
		self::assertStringContainsString( 'order-received', $first );
		// The late one has written no old cart back.
		self::assertSame( 0, $after['cart'] );
		// And one that comes when all is over.
		self::assertSame( $first, self::goes( $who, $shown, $checkout )['to'] );
		self::assertCount( 1, self::made( $before, self::goes( $who, 'look' ) ) );
		// The next cart is another order.
		self::goes( $who, 'add=MOSS' );
		self::assertCount( 2, self::made( $before, self::goes( $who, $checkout ) ) );
	}

	/**
	 * SHOP-810 SHOP-811: a page that shows another cart than was ordered, or does not say which, leads to no order.
	 */
	#[DataProvider( 'checkouts' )]
	public function test_a_stale_page_leads_to_no_other_order( string $checkout ): void {
		$who    = self::guest();
		$before = self::goes( $who, 'add=FERN', 'look' );
		$now    = self::goes( $who, 'add=MOSS', 'look' );
		self::assertIsString( $before['mark'] );
		self::assertIsString( $now['mark'] );
		$stale   = "field=brolga_cart:{$before['mark']}";
		$shown   = "field=brolga_cart:{$now['mark']}";
		// Both at the same moment.
		[ $ordered, $told ] = self::site()->side_by_side(
			'shop-journey',
			[ $who, 'slow', $shown, $checkout ],
			[ $who, 'slow', $stale, $checkout ]
		);
		self::assertIsString( $ordered['to'] );
		self::assertStringContainsString( 'order-received', $ordered['to'] );
		self::assertSame( '', $told['to'] );
		self::assertStringContainsString( 'Your cart has changed since you opened this page', self::said( $told ) );
		// And when all is over.
		foreach ( [ [ $stale ], [] ] as $field ) {
			$told = self::goes( $who, ...[ ...$field, $checkout ] );
			self::assertSame( [ '', 0 ], [ $told['to'], $told['cart'] ] );
			self::assertSame(
				'Your cart has changed since you opened this page, and an order has already been placed. Check your email for its confirmation before ordering again.',
				self::said( $told )
			);
			self::assertSame(
				'block' === $checkout ? [ 409, 'brolga_placed' ] : [ 200, '' ],
				[ $told['status'], $told['code'] ]
			);
			self::assertStringNotContainsString( 'order-received', (string) wp_json_encode( $told ) );
		}
		self::assertSame( $ordered['to'], self::goes( $who, $shown, $checkout )['to'] );
		self::assertCount( 1, self::made( $before, self::goes( $who, 'look' ) ) );
	}

	/**
	 * SHOP-40: whoever is refused may try again at once, and it stays one order.
	 */
	#[DataProvider( 'checkouts' )]
	public function test_a_refused_order_can_be_placed_again( string $checkout ): void {
		$who     = self::guest();
		$before  = self::goes( $who, 'add=FERN', 'look' );
		$refused = self::goes( $who, 'refused', $checkout );
		self::assertSame( '', $refused['to'] );
		self::assertSame( 1, $refused['cart'] );
		$after = self::goes( $who, $checkout );
		self::assertSame( [ 'processing' ], array_column( self::made( $before, $after ), 'status' ) );
	}

	/**
	 * SHOP-42: a product that was deleted while it lay in a cart is not sold; what else lies there is.
	 */
	#[DataProvider( 'checkouts' )]
	public function test_a_deleted_product_is_not_sold( string $checkout ): void {
		$who    = self::guest();
		$before = self::goes( $who, 'add=FERN', 'add=GONE', 'delete=GONE', 'look' );
		$made   = self::made( $before, self::goes( $who, $checkout ) );
		self::assertSame(
			[ [ '7.00', 1 ] ],
			array_map( static fn ( array $order ): array => [ $order['total'], $order['count'] ], $made )
		);

		$who    = self::guest();
		$before = self::goes( $who, 'add=GONE', 'delete=GONE', 'look' );
		$after  = self::goes( $who, $checkout );
		self::assertSame( [ '', [] ], [ $after['to'], self::made( $before, $after ) ] );
		self::assertNotSame( '', self::said( $after ) );
	}

	/**
	 * SHOP-42: a coupon that ended meanwhile is named and taken off; nobody pays a price they have not seen.
	 */
	#[DataProvider( 'checkouts' )]
	public function test_a_coupon_that_ended_is_taken_off_first( string $checkout ): void {
		$who    = self::guest();
		$before = self::goes( $who, 'add=FERN', 'coupon', 'end-coupon', 'look' );
		self::assertSame( 3.5, $before['discount'] );
		$told = self::goes( $who, $checkout );
		self::assertSame( [ '', [] ], [ $told['to'], self::made( $before, $told ) ] );
		self::assertStringContainsString( 'half', self::said( $told ) );
		$made = self::made( $before, self::goes( $who, $checkout ) );
		self::assertSame(
			[ [ '7.00', 0 ] ],
			array_map( static fn ( array $order ): array => [ $order['total'], $order['coupons'] ], $made )
		);
	}

	/**
	 * SHOP-69: what an answer's reader asks for at once is stored as the answer leaves.
	 */
	public function test_a_cart_is_stored_before_its_answer_leaves(): void {
		foreach ( [ 'template_redirect', 'shutdown' ] as $hook ) {
			$who   = self::guest();
			$other = self::guest();
			self::assertSame( 2, self::goes( $who, 'add=FERN', 'add=FIG', "leave={$hook}" )['stored'], $hook );
			self::assertSame( 1, self::goes( $who, 'take=FIG', "leave={$hook}" )['stored'], $hook );
			self::assertSame( 0, self::goes( $other, 'see', "leave={$hook}" )['stored'], $hook );
		}
	}

	/**
	 * SHOP-12 SHOP-42: a country without states asks for none, and its postcodes are its own.
	 */
	#[DataProvider( 'checkouts' )]
	public function test_a_country_without_states_is_no_hindrance( string $checkout ): void {
		$who    = self::guest();
		$before = self::goes( $who, 'add=FERN', 'look' );
		$after  = self::goes( $who, $checkout . '={"country":"SG","state":"","postcode":"238801"}' );
		self::assertCount( 1, self::made( $before, $after ), self::said( $after ) );
	}

	/**
	 * SHOP-12 SHOP-244: the server refuses a postcode of another state in both checkouts, and names the state; the
	 * Store API does without markup.
	 */
	#[DataProvider( 'checkouts' )]
	public function test_a_postcode_of_another_state_is_refused( string $checkout ): void {
		$who    = self::guest();
		$before = self::goes( $who, 'add=FERN', 'look' );
		$after  = self::goes( $who, $checkout . '={"state":"VIC"}' );
		self::assertSame( [], self::made( $before, $after ) );
		self::assertStringContainsString( 'belongs to Queensland', self::said( $after ) );
		self::assertStringNotContainsString( '&lt;', self::said( $after ) );
	}

	/**
	 * SHOP-370: an address of My account is held to its state, too, and saved where it fits.
	 */
	#[DataProvider( 'kinds_of_address' )]
	public function test_an_address_of_an_account_fits_its_state( string $group ): void {
		self::assertSame(
			[ 'Postcode <strong>4000</strong> belongs to Queensland. Please check the postcode and the state.' ],
			self::goes( self::guest(), "account={$group}:VIC:4000" )['account']
		);
		self::assertSame( [], self::goes( self::guest(), "account={$group}:QLD:4000" )['account'] );
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function kinds_of_address(): array {
		return [
			'billing'  => [ 'billing' ],
			'shipping' => [ 'shipping' ],
		];
	}

	/**
	 * SHOP-80: the checkout of blocks hears which address cannot be while somebody types, and no more once it can.
	 */
	public function test_a_postcode_of_another_state_is_told_with_the_cart(): void {
		$who   = self::guest();
		$right = [ 'country' => 'AU', 'state' => 'VIC', 'postcode' => '3000' ];
		$wrong = [ 'country' => 'AU', 'state' => 'VIC', 'postcode' => '0872' ];
		$said  = [ 'message' => 'Postcode 0872 belongs to Northern Territory, South Australia or Western Australia. Please check the postcode and the state.' ];
		self::goes( $who, 'add=FERN' );
		$told = static fn ( array $billing, array $shipping ): mixed => self::goes(
			$who,
			'address=' . wp_json_encode( [ 'billing_address' => $billing, 'shipping_address' => $shipping ] )
		)['postcodes'];
		self::assertSame( [ 'billing' => null, 'shipping' => $wrong + $said ], $told( $right, $wrong ) );
		self::assertSame( [ 'billing' => $wrong + $said, 'shipping' => null ], $told( $wrong, $right ) );
		self::assertSame( [ 'billing' => null, 'shipping' => null ], $told( $right, $right ) );
	}

	/**
	 * SHOP-42: whoever's session is lost between cart and checkout is told so, and nothing is ordered.
	 */
	#[DataProvider( 'checkouts' )]
	public function test_a_lost_session_orders_nothing( string $checkout ): void {
		$who    = self::guest();
		$before = self::goes( $who, 'add=FERN', 'look' );
		self::goes( $who, 'lose' );
		$after = self::goes( $who, $checkout );
		self::assertSame( [ '', [], 0 ], [ $after['to'], self::made( $before, $after ), $after['cart'] ] );
		self::assertNotSame( '', self::said( $after ) );
	}

	/**
	 * SHOP-41 SHOP-65: a checkout that shows another cart than there is orders nothing before its buyer has looked
	 * again.
	 */
	#[DataProvider( 'checkouts' )]
	public function test_another_tab_has_changed_the_cart( string $checkout ): void {
		$who    = self::guest();
		$before = self::goes( $who, 'add=FERN', 'look' );
		$now    = self::goes( $who, 'add=MOSS:2', 'look' );
		self::assertIsString( $before['mark'] );
		self::assertIsString( $now['mark'] );
		$told = self::goes( $who, "field=brolga_cart:{$before['mark']}", $checkout );
		self::assertSame( [ '', [], 3 ], [ $told['to'], self::made( $before, $told ), $told['cart'] ] );
		self::assertSame( 1, substr_count( self::said( $told ), 'Your cart has changed' ) );
		if ( 'block' === $checkout ) {
			// The answer brings the cart as it is, to be shown and sent.
			self::assertSame(
				[ 409, [ 'Fern' => 1, 'Moss' => 2 ], $now['mark'] ],
				[ $told['status'], $told['shown'], $told['shown_mark'] ]
			);
		}
		$made = self::made( $before, self::goes( $who, "field=brolga_cart:{$now['mark']}", $checkout ) );
		self::assertSame(
			[ [ '21.00', 3 ] ],
			array_map( static fn ( array $order ): array => [ $order['total'], $order['count'] ], $made )
		);
	}

	/**
	 * SHOP-71: a price that has changed, or a coupon that is gone, is shown before anything is ordered for it; an
	 * address that is typed is neither.
	 */
	#[DataProvider( 'checkouts' )]
	public function test_what_is_paid_is_what_was_shown( string $checkout ): void {
		foreach ( [ 'price=FERN:9' => '18.00', 'remove-coupon=half' => '14.00' ] as $change => $total ) {
			$who    = self::guest();
			$before = self::goes(
				$who,
				'add=FERN:2',
				...( str_contains( $change, 'coupon' ) ? [ 'coupon' ] : [] ),
				...[ 'see', 'look' ]
			);
			self::assertIsString( $before['mark'] );
			self::goes( $who, $change );
			$told = self::goes( $who, "field=brolga_cart:{$before['mark']}", $checkout );
			self::assertSame( [ '', [] ], [ $told['to'], self::made( $before, $told ) ], $change );
			self::assertStringContainsString( 'A price or discount has changed', self::said( $told ) );
			$now = self::goes( $who, 'see' );
			self::assertIsString( $now['mark'] );
			self::assertNotSame( $before['mark'], $now['mark'] );
			$made = self::made( $before, self::goes( $who, "field=brolga_cart:{$now['mark']}", $checkout ) );
			self::assertSame( [ $total ], array_column( $made, 'total' ), $change );
		}
	}

	/**
	 * SHOP-71: a price that the shop has told meanwhile, while an address was typed, was not seen by that.
	 */
	#[DataProvider( 'checkouts' )]
	public function test_a_price_that_changes_beside_the_address_is_told( string $checkout ): void {
		$who    = self::guest();
		$before = self::goes( $who, 'add=FERN:2', "open={$checkout}", 'look' );
		self::goes( $who, 'price=FERN:9' );
		$now = self::goes( $who, 'see' );
		self::assertIsString( $now['mark'] );
		$told = self::goes( $who, "field=brolga_cart:{$now['mark']}", $checkout );
		self::assertSame( [ '', [] ], [ $told['to'], self::made( $before, $told ) ] );
		self::assertStringContainsString( 'A price or discount has changed', self::said( $told ) );
		$made = self::made( $before, self::goes( $who, "field=brolga_cart:{$now['mark']}", $checkout ) );
		self::assertSame( [ '18.00' ], array_column( $made, 'total' ) );
	}

	/**
	 * SHOP-71 SHOP-72: where fewer are left than a cart holds, its buyer is told how many, and nothing is ordered
	 * before; then the shop, which holds stock, sells them.
	 */
	#[DataProvider( 'storages' )]
	public function test_fewer_are_left_than_were_ordered( string $storage ): void {
		self::open( $storage );
		$who    = self::guest();
		$before = self::goes( $who, 'hold=60', 'stock=REED:5', 'add=REED:2', 'look' );
		self::assertIsString( $before['mark'] );
		self::goes( $who, 'stock=REED:1' );
		$told = self::goes( $who, "field=brolga_cart:{$before['mark']}", 'classic' );
		self::assertSame( [ '', [] ], [ $told['to'], self::made( $before, $told ) ] );
		self::assertStringContainsString( '(1 available)', self::said( $told ) );

		$told = self::goes( $who, "field=brolga_cart:{$before['mark']}", 'block' );
		self::assertSame(
			[ 409, [], [ 'Reed' => 1 ] ],
			[ $told['status'], self::made( $before, $told ), $told['shown'] ]
		);
		self::assertSame( 'Only 1 of “Reed” is left, so your order is now for 1. Please check the new total, then place the order again.', self::said( $told ) );
		self::assertIsString( $told['shown_mark'] );
		$again = self::goes( $who, "field=brolga_cart:{$told['shown_mark']}", 'block' );
		self::assertSame(
			[ 200, '', [ 1 ] ],
			[ $again['status'], self::said( $again ), array_column( self::made( $before, $again ), 'count' ) ]
		);

		// A line that was lowered while an address was typed is told, too; in the classic checkout, too.
		$who = self::guest();
		self::goes( $who, 'stock=REED:3', 'add=REED:2' );
		self::goes( $who, 'stock=REED:1' );
		$now = self::goes( $who, 'see' );
		self::assertSame( 1, $now['cart'] );
		self::assertIsString( $now['mark'] );
		$told = self::goes( $who, "field=brolga_cart:{$now['mark']}", 'classic' );
		self::assertStringContainsString( 'Only 1 of “Reed” is left', self::said( $told ) );
		$made = self::made( $told, self::goes( $who, "field=brolga_cart:{$now['mark']}", 'classic' ) );
		self::assertSame( [ 1 ], array_column( $made, 'count' ) );
	}

	/**
	 * SHOP-65: whoever sends no mark, or something that is none, is not held up; what is typed meanwhile is saved,
	 * whatever cart was seen.
	 */
	public function test_nobody_is_refused_for_what_is_no_mark(): void {
		$before = self::goes( self::guest(), 'look' );
		foreach ( [
			'null',
			'{}',
			'{"cart":null}',
			'{"cart":""}',
			'{"cart":["x"]}',
			'{"cart":{"a":1}}',
			'{"cart":7,"other":true}',
			'[]',
			'"text"',
		] as $odd ) {
			$after = self::goes( self::guest(), 'add=FERN', "extension={$odd}", 'block' );
			$made  = self::made( $before, $after );
			// Orders are placed, or the shop says that it cannot read this; nothing breaks.
			self::assertSame( 200 === $after['status'] ? 1 : 0, count( $made ), $odd );
			self::assertContains( $after['status'], [ 200, 400 ], $odd );
			if ( 200 !== $after['status'] ) {
				self::assertStringNotContainsString( 'Your cart has changed', self::said( $after ) );
			}
			$before = $after;
		}
		$who = self::guest();
		self::goes( $who, 'add=FERN' );
		self::assertSame( 200, self::goes( $who, 'field=brolga_cart:another', 'save' )['status'] );
	}
}
