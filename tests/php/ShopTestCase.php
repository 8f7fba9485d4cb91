<?php
/**
 * What tests with a real shop share.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests;

use Brolga\Tests\Support\FreshSite;
use PHPUnit\Framework\TestCase as PHPUnitTestCase;

/**
 * A class has a WordPress of its own with WooCommerce in it. Each step is a
 * process, as each request is, with the session that the one before has left.
 */
abstract class ShopTestCase extends PHPUnitTestCase {

	private static ?FreshSite $site = null;

	/** Each guest is somebody else. */
	private static int $guests = 0;

	public static function setUpBeforeClass(): void {
		if ( '' === FreshSite::without_shop() ) {
			self::$site = new FreshSite();
			self::$site->step( 'activate' );
			self::$site->step( 'shop-open' );
		}
	}

	public static function tearDownAfterClass(): void {
		self::$site?->remove();
		self::$site = null;
	}

	/**
	 * Where orders may lie.
	 *
	 * @return array<string, array{string}>
	 */
	public static function storages(): array {
		return [
			'orders in tables' => [ 'tables' ],
			'orders in posts'  => [ 'posts' ],
		];
	}

	/**
	 * The shop; without WooCommerce the test is skipped and says why.
	 */
	protected static function site(): FreshSite {
		if ( null === self::$site ) {
			self::markTestSkipped( FreshSite::without_shop() );
		}
		return self::$site;
	}

	/**
	 * What somebody does in one request, and what comes of it.
	 *
	 * @return array<array-key, mixed>
	 */
	protected static function goes( string $who, string ...$deeds ): array {
		return self::site()->step( 'shop-journey', $who, ...$deeds );
	}

	/**
	 * Opens the shop for whoever comes by.
	 *
	 * @param string $storage Where orders are kept: `tables`, or `posts`.
	 */
	protected static function open( string $storage = 'tables' ): void {
		self::goes( 'owner', "set-up={$storage}" );
	}

	protected static function guest(): string {
		return 'guest' . ++self::$guests;
	}
}
