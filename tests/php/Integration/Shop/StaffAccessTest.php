<?php
/**
 * Staff in wp-admin, where there is a shop.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Shop;

use Brolga\Core\Support\Roles;
use Brolga\Shop\StaffAccess;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\FrozenClock;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * LEAD-14: as the plugin has wired it.
 */
#[Group( 'once' )]
final class StaffAccessTest extends TestCase {

	/**
	 * Roles, and whether the shop may keep them out.
	 *
	 * @return iterable<array{string, bool}>
	 */
	public static function roles(): iterable {
		yield [ 'subscriber', true ];
		yield [ 'editor', false ];
		yield [ Roles::LEAD_MANAGER, false ];
		yield [ 'administrator', false ];
	}

	#[DataProvider( 'roles' )]
	public function test_a_shop_lets_staff_into_wp_admin( string $role, bool $kept_out ): void {
		$this->become( $role );
		Built::around( new FrozenClock() )->get( StaffAccess::class )->register();
		self::assertSame( $kept_out, apply_filters( 'woocommerce_prevent_admin_access', true ) );
		self::assertSame( $kept_out, apply_filters( 'woocommerce_disable_admin_bar', true ) );
		self::assertFalse( apply_filters( 'woocommerce_prevent_admin_access', false ) );
	}
}
