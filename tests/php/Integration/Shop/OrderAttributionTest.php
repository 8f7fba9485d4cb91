<?php
/**
 * WooCommerce's order attribution and consent.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Shop;

use Brolga\Core\Consent\Consent;
use Brolga\Shop\Orders\OrderAttribution;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestWith;

/**
 * Its own scripts run in the browser's tests.
 */
#[Group( 'once' )]
final class OrderAttributionTest extends TestCase {

	/**
	 * CONSENT-23: where visitors are asked, the page allows it to nobody, whatever others say; where they are not, it
	 * is WooCommerce's own matter.
	 *
	 * @param bool $asks Whether visitors are asked.
	 */
	#[TestWith( [ true ] )]
	#[TestWith( [ false ] )]
	public function test_it_waits_for_an_answer( bool $asks ): void {
		remove_all_filters( 'wc_order_attribution_allow_tracking' );
		$consent = self::createStub( Consent::class );
		$consent->method( 'asks' )->willReturnCallback(
			static fn ( string $service ): bool => $asks && OrderAttribution::ID === $service
		);
		( new OrderAttribution( new FakeShop(), static fn (): Consent => $consent ) )->register();
		add_filter( 'wc_order_attribution_allow_tracking', '__return_true' );
		self::assertSame( ! $asks, apply_filters( 'wc_order_attribution_allow_tracking', true ) );
	}

	/**
	 * CONSENT-23: it stands in the choices while the shop runs and its owner has it.
	 */
	public function test_it_is_declared_while_it_is_on(): void {
		$declared = static fn ( bool $runs ): int => count(
			( new OrderAttribution(
				new FakeShop( $runs ),
				static fn (): Consent => self::createStub( Consent::class )
			) )->services()
		);
		self::assertSame( [ 0, 1 ], [ $declared( false ), $declared( true ) ] );
		update_option( 'woocommerce_feature_order_attribution_enabled', 'no' );
		self::assertSame( 0, $declared( true ) );
	}
}
