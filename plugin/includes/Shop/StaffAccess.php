<?php
declare( strict_types=1 );

namespace Brolga\Shop;

use Brolga\Core\Support\Module;
use Brolga\Core\Support\Roles;

/**
 * WooCommerce sends everybody who may not edit posts from wp-admin to their
 * account page. Whoever answers enquiries or keeps our settings is staff.
 *
 * @see LEAD-14
 */
final class StaffAccess implements Module {

	/**
	 * Answers when the shop asks.
	 */
	public function register(): void {
		add_filter( 'woocommerce_prevent_admin_access', self::unless_staff( ... ) );
		add_filter( 'woocommerce_disable_admin_bar', self::unless_staff( ... ) );
	}

	/**
	 * Lets staff in.
	 *
	 * @param mixed $prevent Whether the shop would keep the user out.
	 */
	private static function unless_staff( mixed $prevent ): mixed {
		return current_user_can( Roles::MANAGE_LEADS ) || current_user_can( Roles::MANAGE_SETTINGS ) ? false : $prevent;
	}
}
