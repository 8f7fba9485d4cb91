<?php
/**
 * What the shop report counts.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Shop;

use Brolga\Tests\Support\FreshSite;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/**
 * Orders of two periods in a shop of their own.
 */
final class ShopReportTest extends TestCase {

	/**
	 * @return array<string, array{string, int}>
	 */
	public static function storages(): array {
		return [
			'tables of their own' => [ 'tables', 10_000 ],
			'posts'               => [ 'posts', 0 ],
		];
	}

	/**
	 * SHOP-44: by source, form and variant, beside the days before; as WooCommerce's reports count; for whoever may see those; fast.
	 */
	#[DataProvider( 'storages' )]
	public function test_orders_are_counted_as_woocommerce_counts_them( string $storage, int $many ): void {
		if ( ! FreshSite::has_shop() ) {
			self::markTestSkipped( 'There is no WooCommerce on this machine.' );
		}
		$site = new FreshSite();
		try {
			$site->step( 'activate' );
			$site->step( 'shop-open' );
			$told = $site->step( 'shop-report', $storage, (string) $many );
		} finally {
			$site->remove();
		}
		self::assertSame( [ 'guest' => 401, 'editor' => 403, 'shop_manager' => 200, 'administrator' => 200 ], $told['status'] );
		self::assertSame( [ 400, 400, 400, 400, 400 ], $told['odd'] );
		$report = $told['report'];
		self::assertIsArray( $report );
		self::assertSame( [ '2026-02-19', '2026-02-28' ], [ $report['before_from'], $report['before_to'] ] );
		self::assertEquals( [ 'orders' => 3, 'revenue' => 127, 'refunds' => -30 ], $report['now'] );
		self::assertEquals( [ 'orders' => 1, 'revenue' => 20, 'refunds' => 0 ], $report['before'] );
		self::assertIsArray( $report['by'] );
		self::assertEquals( [ [ 'news', 2, 120, 1, 20 ], [ 'Direct or unknown', 1, 7, 0, 0 ] ], self::lines( $report['by']['source'] ) );
		self::assertEquals( [ [ '=Garden plans', 1, 100, 0, 0 ], [ 'No enquiry before', 2, 27, 1, 20 ] ], self::lines( $report['by']['form'] ) );
		self::assertEquals( [ [ 'Home: variant 1', 1, 100, 0, 0 ], [ 'Home (2): variant 1', 1, 20, 0, 0 ], [ 'Home: control', 1, 20, 0, 0 ], [ 'No test', 1, 7, 1, 20 ] ], self::lines( $report['by']['variant'] ) );
		self::assertIsArray( $told['csv'] );
		self::assertSame( 'shop-form-2026-03-01-2026-03-10.csv', $told['csv']['name'] );
		self::assertIsString( $told['csv']['text'] );
		self::assertStringContainsString( "\"'=Garden plans\",\"1\",\"100.00\",\"0.00\",\"0\",\"0.00\",\"0.00\"", $told['csv']['text'] );
		if ( $many > 0 ) {
			self::assertEquals( [ 'orders' => $many, 'revenue' => 10 * $many, 'refunds' => 0 ], $told['large'] );
			self::assertLessThan( 1.0, $told['seconds'] );
		}
	}

	/**
	 * Name, orders and revenue, orders and revenue before.
	 *
	 * @return list<list<mixed>>
	 */
	private static function lines( mixed $lines ): array {
		$short = [];
		foreach ( is_array( $lines ) ? $lines : [] as $line ) {
			self::assertIsArray( $line );
			self::assertIsArray( $line['now'] );
			self::assertIsArray( $line['before'] );
			$short[] = [ $line['name'], $line['now']['orders'], $line['now']['revenue'], $line['before']['orders'], $line['before']['revenue'] ];
		}
		return $short;
	}
}
