<?php
declare( strict_types=1 );

namespace Brolga\Shop;

use Brolga\Core\Support\Module;
use Brolga\Core\Support\Roles;

/**
 * Lets users who manage leads or settings into wp-admin. WooCommerce redirects users who cannot
 * edit posts to their account page.
 *
 * @see LEAD-14
 */
final class StaffAccess implements Module {

	public function register(): void {
		add_filter( 'woocommerce_prevent_admin_access', self::unless_staff( ... ) );
		add_filter( 'woocommerce_disable_admin_bar', self::unless_staff( ... ) );
	}

	private static function unless_staff( mixed $prevent ): mixed {
		return current_user_can( Roles::MANAGE_LEADS ) || current_user_can( Roles::MANAGE_SETTINGS ) ? false : $prevent;
	}
}
