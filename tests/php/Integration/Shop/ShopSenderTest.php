<?php
/**
 * Whom the shop's emails come from.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Shop;

use Brolga\Core\Settings\Settings;
use Brolga\Mail\MailSection;
use Brolga\Shop\Orders\ShopSender;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\FrozenClock;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * SHOP-353
 */
#[Group( 'once' )]
final class ShopSenderTest extends TestCase {

	protected function tearDown(): void {
		delete_option( Settings::OPTION );
		parent::tearDown();
	}

	/**
	 * The sender as WooCommerce asks for it, of the plugin as it runs.
	 *
	 * @return array{mixed, mixed}
	 */
	private static function sender(): array {
		return [
			apply_filters( 'woocommerce_email_from_name', 'My shop' ),
			apply_filters( 'woocommerce_email_from_address', 'shop@example.com' ),
		];
	}

	/**
	 * SHOP-353: what is chosen under Settings > Email holds for the shop, and nothing else does.
	 */
	public function test_the_shop_writes_as_all_others_do(): void {
		delete_option( Settings::OPTION );
		Built::around( new FrozenClock() )->get( ShopSender::class )->register();
		self::assertSame( [ 'My shop', 'shop@example.com' ], self::sender() );
		self::set( new MailSection(), [ 'mail_from' => 'hello@example.org' ] );
		self::assertSame( [ 'My shop', 'hello@example.org' ], self::sender() );
		self::set( new MailSection(), [ 'mail_from_name' => 'Fern & Sons' ] );
		self::assertSame( 'Fern & Sons', self::sender()[0] );
	}
}
