<?php
declare( strict_types=1 );

namespace Brolga\Shop\Orders;

use Brolga\Core\Support\Module;
use Brolga\Mail\Sender;

/**
 * The shop's emails come from whom all others come: the sender that was chosen
 * under Settings > Email. Where none is, WooCommerce's own stays.
 *
 * @see SHOP-353
 */
final class ShopSender implements Module {

	public function __construct( private readonly Sender $sender ) {}

	/**
	 * Takes part in what WooCommerce asks before each email.
	 */
	public function register(): void {
		add_filter( 'woocommerce_email_from_address', $this->address( ... ) );
		add_filter( 'woocommerce_email_from_name', $this->name( ... ) );
	}

	/**
	 * @param mixed $address WooCommerce's own.
	 */
	private function address( mixed $address ): mixed {
		$chosen = $this->sender->address();
		return '' === $chosen ? $address : $chosen;
	}

	/**
	 * @param mixed $name WooCommerce's own.
	 */
	private function name( mixed $name ): mixed {
		$chosen = $this->sender->chosen_name();
		return '' === $chosen ? $name : $chosen;
	}
}
