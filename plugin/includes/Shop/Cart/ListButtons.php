<?php
declare( strict_types=1 );

namespace Brolga\Shop\Cart;

use Brolga\Core\Support\Html;
use Brolga\Core\Support\Module;
use Brolga\Shop\Shop;
use WP_HTML_Tag_Processor;

/**
 * Makes the add-to-cart buttons of product lists work before WooCommerce's scripts have loaded and without
 * JavaScript: until the scripts take over, the buttons submit a form. It also adds an error message for failed
 * requests. Tested with WooCommerce 10.2, whose buttons belong to no form.
 *
 * @see SHOP-401 SHOP-402
 */
final class ListButtons implements Module {

	private const FORM = 'brolga-add';

	/**
	 * Interactivity API store with the button's type: "submit" in the server's markup, "button"
	 * once scripts run.
	 */
	private const STORE = 'brolga/add';

	/** WooCommerce's error codes for a missing, an unreadable and a failed answer. */
	private const UNANSWERED = [ 'undefined', 'unknown_error', 'internal_server_error' ];

	private bool $is_waiting = false;

	public function __construct( private readonly Shop $shop ) {}

	public function register(): void {
		add_filter( 'render_block_woocommerce/product-button', $this->submit( ... ) );
		// Before WordPress prints the Interactivity API's state.
		add_action( 'wp_footer', $this->put_form( ... ), 5 );
	}

	public static function unanswered(): string {
		return __( 'The shop did not respond, so this product was not added to your cart. Check your connection, then try again.', 'brolga' );
	}

	private function submit( mixed $html ): mixed {
		$tags = new WP_HTML_Tag_Processor( is_string( $html ) ? $html : '' );
		if (
			! $tags->next_tag( [ 'tag_name' => 'button', 'class_name' => 'ajax_add_to_cart' ] )
			|| 'button' !== $tags->get_attribute( 'type' )
		) {
			return $html;
		}
		$tags->set_attribute( 'type', 'submit' );
		$tags->set_attribute( 'form', self::FORM );
		$tags->set_attribute( 'name', 'add-to-cart' );
		$tags->set_attribute( 'value', (string) $tags->get_attribute( 'data-product_id' ) );
		$tags->set_attribute( 'data-wp-bind--type', self::STORE . '::state.type' );
		$this->prepare();
		return $tags->get_updated_html();
	}

	private function prepare(): void {
		if ( $this->is_waiting ) {
			return;
		}
		$this->is_waiting = true;
		wp_interactivity_state( self::STORE, [ 'type' => 'submit' ] );
		wp_interactivity_state(
			'woocommerce',
			[ 'errorMessages' => array_fill_keys( self::UNANSWERED, self::unanswered() ) ]
		);
		// Preloaded, because it could not be loaded once the connection is lost.
		wp_enqueue_script_module( '@woocommerce/stores/store-notices' );
	}

	/**
	 * Prints the form. On a page of the shop it is posted to the same page, which shows
	 * WooCommerce's notice; elsewhere it is posted to the cart.
	 */
	private function put_form(): void {
		if ( ! $this->is_waiting ) {
			return;
		}
		wp_interactivity_state( self::STORE, [ 'type' => 'button' ] );
		Html::put(
			sprintf(
				// Validators expect a submit button in a form; visitors press those in the list.
				'<form id="%s" method="post"%s hidden><input type="submit" value="%s"></form>',
				esc_attr( self::FORM ),
				$this->shop->is_shop_page() ? '' : sprintf( ' action="%s"', esc_url( wc_get_cart_url() ) ),
				esc_attr__( 'Cart', 'brolga' )
			)
		);
	}
}
