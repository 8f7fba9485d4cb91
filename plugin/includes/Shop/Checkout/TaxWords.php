<?php
declare( strict_types=1 );

namespace Brolga\Shop\Checkout;

use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\Module;
use Brolga\Shop\Abn;
use Brolga\Shop\Shop;
use Brolga\Shop\ShopSection;
use WC_Order;

/**
 * Adds to prices whether they include GST, and the seller's ABN to order emails: Australian buyers
 * expect both on an invoice.
 *
 * @see SHOP-46 SHOP-47
 */
final class TaxWords implements Module {

	/** WooCommerce's own option, which takes precedence if the owner has filled it in. */
	private const SUFFIX = 'woocommerce_price_display_suffix';

	public function __construct(
		private readonly Settings $settings,
		private readonly Shop $shop
	) {}

	public function register(): void {
		add_filter( 'option_' . self::SUFFIX, $this->suffix( ... ) );
		add_filter( 'default_option_' . self::SUFFIX, $this->suffix( ... ) );
		add_action( 'woocommerce_email_after_order_table', $this->name_seller( ... ), 10, 3 );
	}

	/**
	 * Returns the price suffix. Not in wp-admin, where saving WooCommerce's settings would store it.
	 *
	 * @param mixed $suffix The owner's suffix; empty if there is none.
	 */
	private function suffix( mixed $suffix ): mixed {
		if (
			( is_string( $suffix ) && '' !== trim( $suffix ) )
			|| ( is_admin() && ! wp_doing_ajax() )
			|| ! $this->shop->is_running()
			|| ! $this->settings->of( new ShopSection() )->flag( 'gst_suffix' )
		) {
			return $suffix;
		}
		$country = WC()->countries->get_base_country();
		if ( ! wc_tax_enabled() || ! in_array( $country, ShopSection::GST_COUNTRIES, true ) ) {
			return $suffix;
		}
		return 'incl' === get_option( 'woocommerce_tax_display_shop' )
			? __( 'incl. GST', 'brolga' )
			: __( 'excl. GST', 'brolga' );
	}

	private function name_seller( mixed $order, mixed $is_admin, mixed $is_plain ): void {
		$abn = Abn::format( $this->settings->of( new ShopSection() )->text( 'abn' ) );
		if ( '' === $abn || true === $is_admin || ! $order instanceof WC_Order ) {
			return;
		}
		$name = wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
		/* translators: 1: the shop's name. 2: its Australian Business Number. */
		$line = sprintf( __( '%1$s, ABN %2$s', 'brolga' ), $name, $abn );
		if ( (float) $order->get_total_tax() > 0 ) {
			/* translators: %s: the shop's name and ABN. */
			$line = sprintf( __( 'Tax invoice: %s', 'brolga' ), $line );
		}
		if ( true === $is_plain ) {
			echo "\n" . esc_html( $line ) . "\n\n";
		} else {
			printf( '<p style="margin:16px 0">%s</p>', esc_html( $line ) );
		}
	}
}
