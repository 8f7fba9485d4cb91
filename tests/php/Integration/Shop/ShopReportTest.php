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
	 * SHOP-44 SHOP-66: by source, form and variant, beside the days before; as WooCommerce's reports count; for whoever
	 * may see those; each currency by itself; fast.
	 */
	#[DataProvider( 'storages' )]
	public function test_orders_are_counted_as_woocommerce_counts_them( string $storage, int $many ): void {
		if ( '' !== FreshSite::without_shop() ) {
			self::markTestSkipped( FreshSite::without_shop() );
		}
		$site = new FreshSite();
		try {
			$site->step( 'activate' );
			$site->step( 'shop-open' );
			$told = $site->step( 'shop-report', $storage, (string) $many );
		} finally {
			$site->remove();
		}
		self::assertSame(
			[ 'guest' => 401, 'editor' => 403, 'shop_manager' => 200, 'administrator' => 200 ],
			$told['status']
		);
		self::assertSame( [ 400, 400, 400, 400, 400 ], $told['odd'] );
		$report = $told['report'];
		self::assertIsArray( $report );
		self::assertSame( [ '2026-02-19', '2026-02-28' ], [ $report['before_from'], $report['before_to'] ] );
		self::assertEquals(
			[
				[
					'currency' => 'AUD',
					'now'      => [ 'orders' => 3, 'revenue' => 127, 'refunds' => -30 ],
					'before'   => [ 'orders' => 1, 'revenue' => 20, 'refunds' => 0 ],
				],
			],
			$report['totals']
		);
		self::assertIsArray( $report['by'] );
		self::assertEquals(
			[ [ 'news', 2, 120, 1, 20 ], [ 'Direct or unknown', 1, 7, 0, 0 ] ],
			self::lines( $report['by']['source'] )
		);
		self::assertEquals(
			[ [ '=Garden plans', 1, 100, 0, 0 ], [ 'No earlier lead', 2, 27, 1, 20 ] ],
			self::lines( $report['by']['form'] )
		);
		self::assertEquals(
			[
				[ 'Home: variant B', 1, 100, 0, 0 ],
				[ 'Home (2): variant B', 1, 20, 0, 0 ],
				[ 'Home: control', 1, 20, 0, 0 ],
				[ 'No test', 1, 7, 1, 20 ],
			],
			self::lines( $report['by']['variant'] )
		);
		// TRACK-25: an accent tells two partners apart.
		self::assertEquals(
			[ [ 'No partner', 2, 120, 0, 0 ], [ 'Anna Müller', 1, 7, 0, 0 ], [ 'anna muller', 0, 0, 1, 20 ] ],
			self::lines( $report['by']['referral'] )
		);
		self::assertEquals( [ [ 'Anna Müller', 1, 7, 'AUD' ] ], $told['referred'] );
		self::assertIsArray( $told['csv'] );
		self::assertSame( 'shop-form-2026-03-01-2026-03-10.csv', $told['csv']['name'] );
		self::assertIsString( $told['csv']['text'] );
		self::assertStringContainsString(
			"\"'=Garden plans\",\"1\",\"100.00\",\"0.00\",\"0\",\"0.00\",\"0.00\"",
			$told['csv']['text']
		);
		self::look_at_currencies( $told );
		if ( $many > 0 ) {
			self::assertIsArray( $told['large'] );
			self::assertIsArray( $told['large'][0] ?? null );
			self::assertEquals(
				[ 'orders' => $many, 'revenue' => 10 * $many, 'refunds' => 0 ],
				$told['large'][0]['now']
			);
			self::assertLessThan( 1.0, $told['seconds'] );
		}
	}

	/**
	 * SHOP-66: each currency has its own sums, the shop's own first; a refund is one in its order's currency, and an
	 * order without one in the shop's.
	 *
	 * @param array<array-key, mixed> $told What the step tells.
	 */
	private static function look_at_currencies( array $told ): void {
		$report = $told['mixed'];
		self::assertIsArray( $report );
		self::assertSame( 'AUD', $report['currency'] );
		self::assertEquals(
			[
				[
					'currency' => 'AUD',
					'now'      => [ 'orders' => 3, 'revenue' => 60, 'refunds' => 0 ],
					'before'   => [ 'orders' => 0, 'revenue' => 0, 'refunds' => 0 ],
				],
				[
					'currency' => 'JPY',
					'now'      => [ 'orders' => 0, 'revenue' => 0, 'refunds' => 0 ],
					'before'   => [ 'orders' => 1, 'revenue' => 9000, 'refunds' => 0 ],
				],
				[
					'currency' => 'NZD',
					'now'      => [ 'orders' => 2, 'revenue' => 110, 'refunds' => -5 ],
					'before'   => [ 'orders' => 0, 'revenue' => 0, 'refunds' => 0 ],
				],
			],
			$report['totals']
		);
		self::assertIsArray( $report['by'] );
		self::assertIsArray( $report['by']['source'] );
		self::assertSame( [ 'AUD', 'AUD', 'JPY', 'NZD', 'NZD' ], array_column( $report['by']['source'], 'currency' ) );
		self::assertEquals(
			[
				[ 'news', 2, 50, 0, 0 ],
				[ 'Direct or unknown', 1, 10, 0, 0 ],
				[ 'news', 0, 0, 1, 9000 ],
				[ 'Direct or unknown', 1, 95, 0, 0 ],
				[ 'news', 1, 15, 0, 0 ],
			],
			self::lines( $report['by']['source'] )
		);
		self::assertIsString( $told['mixed_csv'] );
		$cells = array_map(
			static fn ( string $line ): array => str_getcsv( $line, ',', '"', '' ),
			array_slice( explode( "\n", trim( $told['mixed_csv'] ) ), 1 )
		);
		self::assertSame(
			[
				[ 'news', '50.00', 'AUD' ],
				[ 'Direct or unknown', '10.00', 'AUD' ],
				[ 'news', '0.00', 'JPY' ],
				[ 'Direct or unknown', '95.00', 'NZD' ],
				[ 'news', '15.00', 'NZD' ],
			],
			array_map( static fn ( array $line ): array => [ $line[0], $line[2], $line[7] ], $cells )
		);
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
			$short[] = [
				$line['name'],
				$line['now']['orders'],
				$line['now']['revenue'],
				$line['before']['orders'],
				$line['before']['revenue'],
			];
		}
		return $short;
	}
}
