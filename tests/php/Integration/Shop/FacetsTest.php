<?php
/**
 * What filters count, and what a shop costs a page.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Shop;

use Brolga\Tests\ShopTestCase;
use Brolga\Tests\Support\CacheCalls;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * Each step is a request of its own: what one has kept another may find.
 */
final class FacetsTest extends ShopTestCase {

	protected function setUp(): void {
		self::does( 'set-up' );
	}

	/**
	 * @return array<array-key, mixed>
	 */
	private static function does( string ...$words ): array {
		return self::site()->step( 'shop-facets', ...$words );
	}

	/**
	 * What a page offers, with how many queries that took.
	 *
	 * @return array<array-key, mixed>
	 */
	private static function look( string $address = '' ): array {
		return self::does( 'look', $address );
	}

	/**
	 * @return array<string, array{string, string, array<string, array<string, string>>, array{int, int}|null}>
	 */
	public static function changes(): array {
		$light = [ 'shade' => 'Shade: 2', 'full-sun' => 'Full sun: 1' ];
		return [
			'stock'               => [
				'stock',
				'',
				[
					'filter_light'        => $light,
					'filter_stock_status' => [ 'instock' => 'In stock: 2', 'outofstock' => 'Out of stock: 1' ],
				],
				[ 10, 40 ],
			],
			'a price'             => [ 'price', '', [ 'filter_light' => $light ], [ 20, 90 ] ],
			'a category'          => [
				'category',
				'product_cat=small',
				[ 'filter_light' => [ 'shade' => 'Shade: 1', 'full-sun' => 'Full sun: 1' ] ],
				[ 20, 40 ],
			],
			"an attribute's name" => [
				'attribute',
				'',
				[ 'filter_light' => [ 'shade' => 'Shade: 2', 'full-sun' => 'All day: 1' ] ],
				[ 10, 40 ],
			],
			'a status'            => [
				'draft',
				'',
				[ 'filter_light' => [ 'shade' => 'Shade: 1', 'full-sun' => 'Full sun: 1' ] ],
				[ 20, 40 ],
			],
		];
	}

	/**
	 * SHOP-22 PERF-25: what is counted is kept, and counted again right after a product has changed, in the same
	 * second, too.
	 *
	 * @param array<string, array<string, string>> $offers What is offered then.
	 * @param array{int, int}|null                 $prices From and to.
	 */
	#[DataProvider( 'changes' )]
	public function test_what_is_counted_is_right_after(
		string $change,
		string $address,
		array $offers,
		?array $prices
	): void {
		$first = self::look( $address );
		$again = self::look( $address );
		self::assertSame(
			[ 'filter_light' => [ 'shade' => 'Shade: 2', 'full-sun' => 'Full sun: 1' ] ],
			$first['offers']
		);
		self::assertSame( [ 10, 40 ], $first['prices'] );
		self::assertSame( $first['offers'], $again['offers'] );
		self::assertSame( $first['prices'], $again['prices'] );
		self::assertGreaterThan( 5, $first['queries'] );
		self::assertSame( 1, $again['queries'], 'What is kept costs one query.' );
		self::assertSame( [ 1, 0 ], [ $again['kept'], $again['forever'] ], 'WooCommerce keeps nothing for good.' );

		self::does( 'change', $change );
		$after = self::look( $address );
		self::assertSame( $offers, $after['offers'] );
		self::assertSame( $prices, $after['prices'] );
		self::assertSame( 1, self::look( $address )['queries'] );
	}

	/**
	 * @return array<string, array{string, string, list<string>, array{int, int}, int}>
	 */
	public static function shown_prices(): array {
		return [
			'with tax that is not stored'     => [ 'added', 'min_price=10.50&max_price=11', [ 'Fern' ], [ 11, 40 ], 1 ],
			'nothing between'                 => [ 'added', 'min_price=30&max_price=35', [], [ 11, 40 ], 0 ],
			'below what is shown'             => [ 'added', 'max_price=10.99', [], [ 11, 40 ], 0 ],
			'a class without a rate'          => [ 'added', 'min_price=20&max_price=20', [ 'Moss' ], [ 11, 40 ], 1 ],
			'a product that is not taxed'     => [ 'added', 'min_price=40', [ 'Agave' ], [ 11, 40 ], 1 ],
			'without tax that is stored'      => [ 'taken off', 'max_price=9.09', [ 'Fern' ], [ 9, 40 ], 1 ],
			'and not a cent less'             => [ 'taken off', 'max_price=9.08', [], [ 9, 40 ], 0 ],
			'no tax, whatever is to be shown' => [
				'shown alone',
				'min_price=10&max_price=10',
				[ 'Fern' ],
				[ 10, 40 ],
				1,
			],
		];
	}

	/**
	 * SHOP-241: prices are chosen, counted and listed as they are shown, by each product's own tax.
	 *
	 * @param list<string>    $listed The products.
	 * @param array{int, int} $limits Of the fields.
	 * @param int             $count  How many are counted.
	 */
	#[Group( 'once' )]
	#[DataProvider( 'shown_prices' )]
	public function test_prices_are_those_that_are_shown(
		string $how,
		string $address,
		array $listed,
		array $limits,
		int $count
	): void {
		self::look();
		self::does( 'change', $how );
		self::assertSame( $limits, self::look()['prices'] );
		$found = self::look( "{$address}&filter_stock_status=instock" );
		self::assertSame( $listed, $found['listed'] );
		self::assertSame( $limits, $found['prices'] );
		self::assertIsArray( $found['offers'] );
		$stock = $found['offers']['filter_stock_status'] ?? [];
		self::assertSame( [ 'instock' => "In stock: {$count}" ], $stock );
	}

	/**
	 * SHOP-242: where WooCommerce fails to count, the page has its products, without counts, and so has what comes
	 * after it.
	 */
	public function test_a_failure_costs_the_counts_alone(): void {
		$found = self::look( 'fail=1' );
		self::assertSame( [ [], null, 3 ], [ $found['offers'], $found['prices'], $found['later'] ] );
		self::assertSame( [ 10, 40 ], self::look()['prices'], 'Nothing of it was kept.' );
	}

	/**
	 * PERF-25: what visitors can make up without end is not kept, and what concerns no product changes nothing.
	 */
	public function test_only_what_has_an_end_is_kept(): void {
		foreach ( [ 's=fern', 'max_price=15', 'filter_light=made-up' ] as $address ) {
			self::look( $address );
			self::assertGreaterThan( 1, self::look( $address )['queries'], $address );
			self::assertSame( 0, self::look( $address )['kept'], $address );
		}
		self::look( 'filter_light=shade' );
		self::does( 'change', 'page' );
		$kept = self::look( 'filter_light=shade' );
		self::assertSame( [ 1, 1 ], [ $kept['queries'], $kept['kept'] ] );
		self::assertSame(
			[ 'shade' => 'Shade: 2', 'full-sun' => 'Full sun: 1' ],
			is_array( $kept['offers'] ) ? $kept['offers']['filter_light'] ?? null : null
		);
	}

	/**
	 * PERF-25: a list of products without filters costs no query because of them.
	 */
	public function test_no_filters_no_queries(): void {
		self::look();
		self::assertSame(
			[ 'without' => 0, 'other' => 0 ],
			array_diff_key( self::does( 'cost' ), [ 'with' => true ] )
		);
	}

	/**
	 * PERF-25: WooCommerce finds its options at once. PERF-27: its patterns are there for whoever reads the list.
	 */
	public function test_a_page_does_not_pay_for_what_it_does_not_show(): void {
		$alone = self::does( 'page', 'unnamed' );
		$page  = self::does( 'page' );
		self::assertSame( [ 1, 0 ], [ $alone['option'], $page['option'] ] );
		self::assertIsInt( $alone['queries'] );
		self::assertIsInt( $page['queries'] );
		self::assertLessThan( $alone['queries'] - 12, $page['queries'] );

		self::assertSame(
			[ true, true, true, true ],
			[ $page['first'], $page['other'], $page['rendered'], $page['html'] ]
		);

		// PERF-27: switched off, WooCommerce does as it does by itself, and the page shows the same.
		$off = self::does( 'page', 'switched-off' );
		self::assertSame( [ 1, true, true, true ], [ $off['option'], $off['first'], $off['rendered'], $off['html'] ] );
	}

	/**
	 * PERF-25: the images of a page's products are read with the products.
	 */
	#[Group( 'once' )]
	public function test_images_are_read_at_once(): void {
		self::assertSame( [ 'archive' => 0, 'gallery' => 0, 'other' => 6 ], self::does( 'images' ) );
	}

	/**
	 * DEMO-241: an order of the demo's is told to nobody, takes nothing from the shelves, and goes again.
	 */
	#[Group( 'once' )]
	public function test_a_sample_order_costs_nothing(): void {
		self::assertSame(
			[
				'mails'  => 0,
				'total'  => '20.00',
				'source' => 'google',
				'day'    => 'right',
				'stock'  => 3,
				'gone'   => true,
			],
			self::does( 'sample' )
		);
	}

	/**
	 * MENU-240: the shop's entry is the current one where products are listed, and the branch of each of them.
	 */
	public function test_a_menu_knows_the_shop(): void {
		$shown  = 'is-current aria-current="page"';
		$branch = 'is-current-branch';
		self::assertSame(
			[
				'shop'     => [ $shown, $shown, '' ],
				'product'  => [ $branch, $branch, '' ],
				'category' => [ $branch, $branch, '' ],
				'page'     => [ '', '', '' ],
			],
			self::does( 'menu' )
		);
	}

	/**
	 * CACHE-10: a sale drops the pages that show the product, another price or the last one sold the lists, too.
	 */
	public function test_a_page_cache_is_told_of_prices_and_stock(): void {
		new CacheCalls();
		try {
			$sale  = self::does( 'purges', 'sale' );
			$price = self::does( 'purges', 'price' );
			$last  = self::does( 'purges', 'stock' );
		} finally {
			CacheCalls::forget();
		}
		self::assertIsInt( $sale['product'] );
		$ban = "BAN / product-{$sale['product']}";
		self::assertIsArray( $sale['asked'] );
		self::assertSame( "{$ban} many", $sale['asked'][0] ?? '' );
		self::assertCount( 2, $sale['asked'] );
		foreach ( [ $price, $last ] as $listed ) {
			self::assertIsArray( $listed['asked'] );
			self::assertIsString( $listed['asked'][0] ?? null );
			self::assertStringContainsString( 'posts-product', $listed['asked'][0] );
			self::assertStringContainsString( "product-{$sale['product']} ", $listed['asked'][0] );
		}
	}
}
