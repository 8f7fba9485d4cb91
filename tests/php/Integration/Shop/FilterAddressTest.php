<?php
/**
 * What an address chooses among products.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Shop;

use Brolga\Shop\Filters\FilterAddress;
use Brolga\Shop\Filters\PriceText;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestWith;

/**
 * @see SHOP-21
 */
#[Group( 'once' )]
final class FilterAddressTest extends TestCase {

	private const ATTRIBUTES = [ 'light', 'flowers-in' ];

	/**
	 * SHOP-21: what a form without scripts sends becomes WooCommerce's own address.
	 */
	public function test_lists_become_the_address_that_the_shop_reads(): void {
		$sent = [
			'brolga_filter'       => '1',
			'orderby'             => 'price',
			'min_price'           => '',
			'max_price'           => '$20',
			'filter_light'        => [ 'shade', 'full-sun' ],
			'filter_flowers-in'   => [ 'winter' ],
			'rating_filter'       => [ '4', '5' ],
			'filter_stock_status' => [ 'instock' ],
			'paged'               => '3',
			's'                   => '',
			'utm_source'          => 'letter',
		];
		self::assertTrue( FilterAddress::is_untidy( $sent, self::ATTRIBUTES ) );
		$canonical = FilterAddress::canonical( $sent, self::ATTRIBUTES );
		self::assertEquals(
			[
				'orderby'             => 'price',
				'utm_source'          => 'letter',
				'max_price'           => '20',
				'filter_light'        => 'shade,full-sun',
				'query_type_light'    => 'or',
				'filter_flowers-in'   => 'winter',
				'rating_filter'       => '5,4',
				'filter_stock_status' => 'instock',
			],
			$canonical
		);
		self::assertFalse( FilterAddress::is_untidy( $canonical, self::ATTRIBUTES ) );
		self::assertSame(
			FilterAddress::read( $sent, self::ATTRIBUTES )->query(),
			FilterAddress::read( $canonical, self::ATTRIBUTES )->query()
		);
	}

	/**
	 * SHOP-21: what cannot be meant chooses nothing.
	 *
	 * @param array<string, mixed> $sent     The parameters.
	 * @param array<string, string> $expected What they choose.
	 */
	#[TestWith( [ [ 'min_price' => '-1', 'max_price' => 'cheap' ], [] ] )]
	#[TestWith( [ [ 'min_price' => [ [ '1' ] ] ], [] ] )]
	#[TestWith( [ [ 'rating_filter' => '0,6,3,3' ], [ 'rating_filter' => '3' ] ] )]
	#[TestWith( [ [ 'filter_light' => '<b>Shade</b>,,' ], [ 'filter_light' => 'shade' ] ] )]
	#[TestWith( [ [ 'filter_unknown' => 'x', 'filter_light' => [ [ 'x' ] ] ], [] ] )]
	#[TestWith( [ [ 'min_price' => '30', 'max_price' => '12.50' ], [ 'min_price' => '12.50', 'max_price' => '30' ] ] )]
	public function test_what_cannot_be_meant_chooses_nothing( array $sent, array $expected ): void {
		self::assertEquals( $expected, FilterAddress::read( $sent, self::ATTRIBUTES )->query() );
	}

	/**
	 * SHOP-21: nobody ticks thousands.
	 */
	public function test_a_list_has_an_end(): void {
		$many = array_map( static fn ( int $number ): string => "v{$number}", range( 1, 5_000 ) );
		self::assertCount(
			50,
			FilterAddress::read( [ 'filter_light' => $many ], self::ATTRIBUTES )->chosen['filter_light']
		);
	}

	/**
	 * SHOP-21: a list where WooCommerce reads a text is tidied, whoever wrote it; other people's lists are theirs.
	 */
	public function test_only_lists_of_the_shop_are_tidied(): void {
		self::assertTrue( FilterAddress::is_untidy( [ 'filter_stock_status' => [ 'x' ] ], self::ATTRIBUTES ) );
		self::assertFalse(
			FilterAddress::is_untidy( [ 'filter_else' => [ 'x' ], 'filter_light' => 'shade,sun' ], self::ATTRIBUTES )
		);
	}

	/**
	 * SHOP-70: WooCommerce reads the same prices as the form: an address that it would read otherwise is put right,
	 * once.
	 *
	 * @param array<string, string> $sent     The parameters.
	 * @param string                $expected Where they lead; empty: nowhere.
	 */
	#[TestWith( [ [ 'min_price' => '20', 'max_price' => '10' ], '/shop/?min_price=10&max_price=20#products' ] )]
	#[TestWith( [ [ 'min_price' => '$5', 'orderby' => 'price' ], '/shop/?orderby=price&min_price=5#products' ] )]
	#[TestWith( [ [ 'max_price' => 'cheap' ], '/shop/#products' ] )]
	#[TestWith( [ [ 'max_price' => '20', 'min_price' => '9.50' ], '' ] )]
	#[TestWith( [ [ 'min_price' => '10', 'max_price' => '10' ], '' ] )]
	public function test_prices_are_read_in_one_way( array $sent, string $expected ): void {
		self::assertSame( '' !== $expected, FilterAddress::is_untidy( $sent, self::ATTRIBUTES ) );
		if ( '' !== $expected ) {
			self::assertSame( $expected, FilterAddress::tidied( '/shop/', $sent, self::ATTRIBUTES ) );
			self::assertFalse(
				FilterAddress::is_untidy( FilterAddress::canonical( $sent, self::ATTRIBUTES ), self::ATTRIBUTES )
			);
		}
	}

	/**
	 * SHOP-21: whatever was asked for, the redirect stays on the site.
	 */
	public function test_it_leads_nowhere_else(): void {
		$sent = [ 'brolga_filter' => '1', 'min_price' => [ '5' ] ];
		self::assertSame(
			'/shop/?min_price=5#products',
			FilterAddress::tidied( '/shop/?brolga_filter=1', $sent, self::ATTRIBUTES )
		);
		self::assertSame(
			'/evil.example/?min_price=5#products',
			FilterAddress::tidied( '//evil.example/?brolga_filter=1', $sent, self::ATTRIBUTES )
		);
		self::assertSame(
			'/evil.example/#products',
			FilterAddress::tidied( '/\\\\evil.example/', [ 'brolga_filter' => '1' ], self::ATTRIBUTES )
		);
	}

	/**
	 * SHOP-23: one value goes, the others stay.
	 */
	public function test_a_value_can_be_taken_back(): void {
		$chosen = FilterAddress::read( [ 'filter_light' => 'shade,full-sun', 'max_price' => '20' ], self::ATTRIBUTES );
		self::assertEquals(
			[ 'filter_light' => 'full-sun', 'max_price' => '20' ],
			$chosen->without( 'filter_light', 'shade' )->query()
		);
		self::assertEquals(
			[ 'filter_light' => 'shade,full-sun', 'query_type_light' => 'or' ],
			$chosen->without( 'max_price', '20' )->query()
		);
	}

	/**
	 * SHOP-240: a typed price means what people of the shop's currency mean by it.
	 */
	#[TestWith( [ '.', '$', '1,000', '1000' ] )]
	#[TestWith( [ '.', '$', '$1,000', '1000' ] )]
	#[TestWith( [ '.', '$', '1,000.50', '1000.50' ] )]
	#[TestWith( [ '.', '$', 'A$ 1,234,567.5', '1234567.5' ] )]
	#[TestWith( [ '.', 'AUD', '1000 aud', '1000' ] )]
	#[TestWith( [ '.', '$', '12.50', '12.50' ] )]
	#[TestWith( [ '.', '$', '1.500', '1.500' ] )]
	#[TestWith( [ '.', '$', '1,5', '1.5' ] )]
	#[TestWith( [ '.', '$', "\u{200B}1\u{A0}000", '1000' ] )]
	#[TestWith( [ '.', 'CHF', "CHF 1'000.50", '1000.50' ] )]
	#[TestWith( [ ',', '€', '1.500', '1500' ] )]
	#[TestWith( [ ',', '€', '1.500,50 €', '1500.50' ] )]
	#[TestWith( [ ',', '€', '12,5', '12.5' ] )]
	#[TestWith( [ ',', '€', '12.50', '12.50' ] )]
	#[TestWith( [ ',', 'zł', '1 500,50 zł', '1500.50' ] )]
	#[TestWith( [ '.', 'KWD', '23.002', '23.002' ] )]
	#[TestWith( [ '.', '$', '١٢٫٥', '12.5' ] )]
	#[TestWith( [ '.', '$', '１２', '12' ] )]
	#[TestWith( [ '.', '$', '1,00,0', '' ] )]
	#[TestWith( [ '.', '$', '-5', '' ] )]
	#[TestWith( [ '.', '$', 'cheap', '' ] )]
	#[TestWith( [ '.', '$', '', '' ] )]
	public function test_a_typed_price( string $point, string $sign, string $typed, string $meant ): void {
		$written = new PriceText( $point, [ $sign ] );
		self::assertSame( $meant, $written->read( $typed, true ) );
		$address = FilterAddress::canonical( [ 'brolga_filter' => '1', 'min_price' => $typed ], [], $written );
		self::assertSame( '' === $meant ? [] : [ 'min_price' => $meant ], $address );
		self::assertFalse( FilterAddress::is_untidy( $address, [], $written ) );
	}

	/**
	 * SHOP-240: an address has plain numbers, whatever the shop writes; what else stands there is read as if it were
	 * typed.
	 */
	public function test_a_price_in_an_address(): void {
		$german = new PriceText( ',', [ '€' ] );
		self::assertSame( '1.500', $german->read( '1.500', false ) );
		self::assertSame( '1500', $german->read( '1.500 €', false ) );
		self::assertSame( '12,50', $german->write( '12.50' ) );
		self::assertSame(
			'/shop/?min_price=1000#products',
			FilterAddress::tidied( '/shop/', [ 'min_price' => '1,000' ], [] )
		);
	}
}
