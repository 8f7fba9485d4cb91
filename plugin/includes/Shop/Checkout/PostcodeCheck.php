<?php
declare( strict_types=1 );

namespace Brolga\Shop\Checkout;

use Brolga\Core\Support\Module;
use WC_Customer;
use WC_Order;
use WP_Error;

/**
 * Tells buyers at the checkout (classic or blocks) and under My account that a postcode does not
 * belong to the chosen state. The checkout block gets the message with each cart, so that its
 * field shows the error before the order is placed.
 *
 * @see SHOP-12 SHOP-80 SHOP-370
 */
final class PostcodeCheck implements Module {

	public const NAME = 'brolga_postcodes';

	public function register(): void {
		add_action( 'woocommerce_blocks_loaded', self::extend( ... ) );
		add_action( 'woocommerce_after_checkout_validation', $this->check_posted( ... ), 10, 2 );
		add_action( 'woocommerce_checkout_validate_order_before_payment', $this->check_order( ... ), 10, 2 );
		add_action( 'woocommerce_after_save_address_validation', $this->check_account( ... ), 10, 4 );
	}

	/**
	 * Checks an address under My account. WooCommerce has already set it on the customer, but
	 * saves only if there is no error notice.
	 */
	private function check_account( mixed $user, mixed $group, mixed $fields, mixed $customer ): void {
		if ( ! $customer instanceof WC_Customer ) {
			return;
		}
		$errors = new WP_Error();
		if ( 'shipping' === $group ) {
			$this->check(
				$errors,
				'shipping',
				$customer->get_shipping_country(),
				$customer->get_shipping_state(),
				$customer->get_shipping_postcode()
			);
		} else {
			$this->check(
				$errors,
				'billing',
				$customer->get_billing_country(),
				$customer->get_billing_state(),
				$customer->get_billing_postcode()
			);
		}
		foreach ( $errors->get_error_codes() as $code ) {
			wc_add_notice( $errors->get_error_message( $code ), 'error', (array) $errors->get_error_data( $code ) );
		}
	}

	private function check_posted( mixed $data, mixed $errors ): void {
		if ( ! is_array( $data ) || ! $errors instanceof WP_Error ) {
			return;
		}
		$of = static fn ( string $name ): string => is_scalar( $data[ $name ] ?? null ) ? (string) $data[ $name ] : '';
		foreach ( '' === $of( 'ship_to_different_address' ) ? [ 'billing' ] : [ 'billing', 'shipping' ] as $group ) {
			$this->check(
				$errors,
				$group,
				$of( "{$group}_country" ),
				$of( "{$group}_state" ),
				$of( "{$group}_postcode" )
			);
		}
	}

	/** Checks an order of the Store API, which escapes messages itself. */
	private function check_order( mixed $order, mixed $errors ): void {
		if ( $order instanceof WC_Order && $errors instanceof WP_Error ) {
			$shipping = self::misfit(
				$order->get_shipping_country(),
				$order->get_shipping_state(),
				$order->get_shipping_postcode()
			);
			$billing  = self::misfit(
				$order->get_billing_country(),
				$order->get_billing_state(),
				$order->get_billing_postcode()
			);
			if ( null !== $shipping ) {
				$errors->add( 'shipping_postcode_validation', $shipping['message'], [ 'id' => 'shipping_postcode' ] );
			} elseif ( null !== $billing ) {
				$errors->add( 'billing_postcode_validation', $billing['message'], [ 'id' => 'billing_postcode' ] );
			}
		}
	}

	/**
	 * Checks one address of the classic checkout, whose messages are markup.
	 *
	 * @param string $group "billing" or "shipping".
	 */
	private function check( WP_Error $errors, string $group, string $country, string $state, string $postcode ): void {
		if ( ! Postcodes::fits( $country, $state, $postcode ) ) {
			$sentence = self::sentence(
				'<strong>' . esc_html( $postcode ) . '</strong>',
				esc_html( self::where( $country, $postcode ) )
			);
			$errors->add( "{$group}_postcode_validation", $sentence, [ 'id' => "{$group}_postcode" ] );
		}
	}

	private static function extend(): void {
		$address = [
			'description' => 'What was checked and does not fit, and what its buyer is told; null: it may be right.',
			'type'        => [ 'object', 'null' ],
			'context'     => [ 'view', 'edit' ],
			'readonly'    => true,
		];
		woocommerce_store_api_register_endpoint_data(
			[
				'endpoint'        => 'cart',
				'namespace'       => self::NAME,
				'schema_callback' => static fn (): array => [
					'billing'  => $address,
					'shipping' => $address,
				],
				'data_callback'   => self::of_customer( ... ),
			]
		);
	}

	/** @return array{billing: array<string, string>|null, shipping: array<string, string>|null} */
	private static function of_customer(): array {
		$buyer = WC()->customer;
		if ( ! $buyer instanceof WC_Customer ) {
			return [
				'billing'  => null,
				'shipping' => null,
			];
		}
		return [
			'billing'  => self::misfit(
				$buyer->get_billing_country(),
				$buyer->get_billing_state(),
				$buyer->get_billing_postcode()
			),
			'shipping' => self::misfit(
				$buyer->get_shipping_country(),
				$buyer->get_shipping_state(),
				$buyer->get_shipping_postcode()
			),
		];
	}

	/**
	 * Returns the address with an error message if the postcode does not belong to the state, otherwise null.
	 *
	 * @return array{country: string, state: string, postcode: string, message: string}|null
	 */
	private static function misfit( string $country, string $state, string $postcode ): ?array {
		if ( Postcodes::fits( $country, $state, $postcode ) ) {
			return null;
		}
		$message = self::sentence( $postcode, self::where( $country, $postcode ) );
		return compact( 'country', 'state', 'postcode', 'message' );
	}

	private static function where( string $country, string $postcode ): string {
		$names  = WC()->countries->get_states( $country );
		$states = array_map(
			static fn ( string $code ): string => is_array( $names ) && is_string( $names[ $code ] ?? null )
				? $names[ $code ]
				: $code,
			Postcodes::states( $country, $postcode )
		);
		$last   = (string) array_pop( $states );
		/* translators: 1: states, 2: the last of several states. */
		return [] === $states ? $last : sprintf( __( '%1$s or %2$s', 'brolga' ), implode( ', ', $states ), $last );
	}

	private static function sentence( string $postcode, string $where ): string {
		return sprintf(
			/* translators: 1: postcode, 2: state, or several. */
			__( 'Postcode %1$s belongs to %2$s. Please check the postcode and the state.', 'brolga' ),
			$postcode,
			$where
		);
	}
}
