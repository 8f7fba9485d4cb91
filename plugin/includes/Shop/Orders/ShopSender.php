<?php
declare( strict_types=1 );

namespace Brolga\Shop\Orders;

use Brolga\Core\Support\Module;
use Brolga\Mail\Sender;

/**
 * Gives WooCommerce's emails the sender that was chosen under Settings > Email. Without one,
 * WooCommerce's own sender stays.
 *
 * @see SHOP-353
 */
final class ShopSender implements Module {

	public function __construct( private readonly Sender $sender ) {}

	public function register(): void {
		add_filter( 'woocommerce_email_from_address', $this->address( ... ) );
		add_filter( 'woocommerce_email_from_name', $this->name( ... ) );
	}

	private function address( mixed $address ): mixed {
		$chosen = $this->sender->address();
		return '' === $chosen ? $address : $chosen;
	}

	private function name( mixed $name ): mixed {
		$chosen = $this->sender->chosen_name();
		return '' === $chosen ? $name : $chosen;
	}
}
