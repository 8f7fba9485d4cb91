<?php
/**
 * What tests of the shop do where there is none.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Unit\Support;

use Brolga\Tests\ShopTestCase;
use Brolga\Tests\Support\FreshSite;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\SkippedWithMessageException;

/**
 * They are skipped, and say why.
 */
#[Group( 'once' )]
final class WithoutShopTest extends ShopTestCase {

	private const VARIABLES = [ 'BROLGA_TEST_NO_SHOP', 'BROLGA_WOOCOMMERCE', 'XDG_CACHE_HOME' ];

	/** @var array<string, string|false> */
	private array $before = [];

	/** No shop is opened for this. */
	public static function setUpBeforeClass(): void {
	}

	protected function setUp(): void {
		foreach ( self::VARIABLES as $name ) {
			$this->before[ $name ] = getenv( $name );
			putenv( $name );
		}
	}

	protected function tearDown(): void {
		foreach ( $this->before as $name => $value ) {
			putenv( false === $value ? $name : "{$name}={$value}" );
		}
	}

	/**
	 * CMD-9: with the reason that bin/test has found, or with the folder in which there is nothing.
	 */
	public function test_the_shop_s_tests_are_skipped_with_the_reason(): void {
		putenv( 'XDG_CACHE_HOME=/nowhere' );
		self::assertStringContainsString(
			'no WooCommerce in /nowhere/brolga/woocommerce; set BROLGA_WOOCOMMERCE to its folder',
			FreshSite::without_shop()
		);
		putenv( 'BROLGA_WOOCOMMERCE=/elsewhere' );
		self::assertStringContainsString( 'no WooCommerce in /elsewhere;', FreshSite::without_shop() );
		putenv( 'BROLGA_TEST_NO_SHOP=No shop: nobody answers.' );
		try {
			self::open();
			self::fail( 'It was not skipped.' );
		} catch ( SkippedWithMessageException $skipped ) {
			self::assertSame( 'No shop: nobody answers.', $skipped->getMessage() );
		}
	}
}
