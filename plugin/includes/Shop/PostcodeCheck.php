<?php
declare( strict_types=1 );

namespace Brolga\Shop;

use Brolga\Core\Module;
use WC_Order;
use WP_Error;

/**
 * Tells buyers at the checkout, classic or made of blocks, when a postcode lies
 * in another state than they have chosen.
 *
 * @see SHOP-12
 */
final class PostcodeCheck implements Module {

	/**
	 * Waits for orders.
	 */
	public function register(): void {
		add_action( 'woocommerce_after_checkout_validation', $this->check_posted( ... ), 10, 2 );
		add_action( 'woocommerce_checkout_validate_order_before_payment', $this->check_order( ... ), 10, 2 );
	}

	/**
	 * Checks what the classic checkout has sent.
	 *
	 * @param mixed $data   Its fields.
	 * @param mixed $errors Takes what is wrong.
	 */
	private function check_posted( mixed $data, mixed $errors ): void {
		if ( ! is_array( $data ) || ! $errors instanceof WP_Error ) {
			return;
		}
		$of = static fn ( string $name ): string => is_scalar( $data[ $name ] ?? null ) ? (string) $data[ $name ] : '';
		foreach ( '' === $of( 'ship_to_different_address' ) ? [ 'billing' ] : [ 'billing', 'shipping' ] as $group ) {
			$this->check( $errors, $group, $of( "{$group}_country" ), $of( "{$group}_state" ), $of( "{$group}_postcode" ) );
		}
	}

	/**
	 * Checks an order that came by the Store API.
	 *
	 * @param mixed $order  The order.
	 * @param mixed $errors Takes what is wrong.
	 */
	private function check_order( mixed $order, mixed $errors ): void {
		if ( $order instanceof WC_Order && $errors instanceof WP_Error ) {
			$this->check( $errors, 'shipping', $order->get_shipping_country(), $order->get_shipping_state(), $order->get_shipping_postcode() );
			if ( [] === $errors->get_error_codes() ) {
				$this->check( $errors, 'billing', $order->get_billing_country(), $order->get_billing_state(), $order->get_billing_postcode() );
			}
		}
	}

	/**
	 * Checks one address.
	 *
	 * @param WP_Error $errors   Takes what is wrong.
	 * @param string   $group    Billing or shipping.
	 * @param string   $country  Its country's code.
	 * @param string   $state    Its state's code.
	 * @param string   $postcode Its postcode.
	 */
	private function check( WP_Error $errors, string $group, string $country, string $state, string $postcode ): void {
		if ( Postcodes::fits( $country, $state, $postcode ) ) {
			return;
		}
		$names  = WC()->countries->get_states( $country );
		$states = array_map( static fn ( string $code ): string => is_array( $names ) && is_string( $names[ $code ] ?? null ) ? $names[ $code ] : $code, Postcodes::states( $country, $postcode ) );
		$last   = (string) array_pop( $states );
		/* translators: 1: states, 2: the last of several states. */
		$where  = [] === $states ? $last : sprintf( __( '%1$s or %2$s', 'brolga' ), implode( ', ', $states ), $last );
		$errors->add(
			"{$group}_postcode_validation",
			/* translators: 1: postcode, 2: state, or several. */
			sprintf( __( 'Postcode %1$s belongs to %2$s. Please check the postcode and the state.', 'brolga' ), '<strong>' . esc_html( $postcode ) . '</strong>', esc_html( $where ) ),
			[ 'id' => "{$group}_postcode" ]
		);
	}
}
