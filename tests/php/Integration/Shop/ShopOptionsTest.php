<?php
/**
 * Options that are read before they are asked for.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Shop;

use Brolga\Shop\Internals\ShopOptions;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * @see PERF-25 PERF-27
 */
#[Group( 'once' )]
final class ShopOptionsTest extends TestCase {

	private const OPTION = 'woocommerce_demo_store';

	/**
	 * PERF-27: what other plugins say of an option, set or delete, as they are read after us, is what counts.
	 */
	public function test_perf_27_other_plugins_have_the_last_word(): void {
		delete_option( self::OPTION );
		add_filter( 'pre_option_active_plugins', static fn (): array => [ 'woocommerce/woocommerce.php' ] );
		( new ShopOptions() )->register();
		wp_cache_delete( 'notoptions', 'options' );
		do_action( 'plugin_loaded', 'a-plugin/a-plugin.php' );
		$missing = wp_cache_get( 'notoptions', 'options' );
		self::assertIsArray( $missing );
		self::assertArrayHasKey( self::OPTION, $missing, 'It was asked for.' );

		add_filter( 'default_option_' . self::OPTION, static fn (): string => 'by default' );
		self::assertSame( 'by default', get_option( self::OPTION ) );
		add_option( self::OPTION, 'added', '', false );
		self::assertSame( 'added', get_option( self::OPTION ) );
		update_option( self::OPTION, 'changed' );
		self::assertSame( 'changed', get_option( self::OPTION ) );
		add_filter( 'pre_option_' . self::OPTION, static fn (): string => 'instead' );
		self::assertSame( 'instead', get_option( self::OPTION ) );
		remove_all_filters( 'pre_option_' . self::OPTION );
		delete_option( self::OPTION );
		self::assertSame( 'by default', get_option( self::OPTION ) );
	}
}
