<?php
declare( strict_types=1 );

namespace Brolga\Shop\Filters;

use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\Module;
use Brolga\Shop\ShopSection;

/**
 * Adds the filter form to product lists of classic themes and of WooCommerce's block for classic templates. The
 * form contains the result count and the sorting, so WooCommerce's own, which need a script, are not printed.
 *
 * @see SHOP-63
 */
final class ClassicFilters implements Module {

	/** Priority after WooCommerce's notices and before everything else. */
	private const FIRST = 15;

	/** Priority after the pagination. */
	private const LAST = 90;

	private const THEIRS = [ 'woocommerce_result_count' => 20, 'woocommerce_catalog_ordering' => 30 ];

	private bool $is_open = false;

	public function __construct(
		private readonly PageFilters $page,
		private readonly Settings $settings
	) {}

	/**
	 * Hooks the form around the list and around the message for an empty list. WooCommerce's count
	 * and sorting stay hooked, but print nothing while the form is open.
	 */
	public function register(): void {
		foreach ( self::THEIRS as $what => $when ) {
			if ( remove_action( 'woocommerce_before_shop_loop', $what, $when ) ) {
				add_action( 'woocommerce_before_shop_loop', fn () => $this->is_open ? null : $what(), $when );
			}
		}
		add_action( 'woocommerce_before_shop_loop', $this->open( ... ), self::FIRST );
		add_action( 'woocommerce_after_shop_loop', $this->close( ... ), self::LAST );
		add_action( 'woocommerce_no_products_found', $this->open_empty( ... ), -self::LAST );
		add_action( 'woocommerce_no_products_found', $this->close( ... ), self::LAST );
	}

	/** Opens the form only around the page's own list: shortcodes list what their author chose. */
	private function open(): void {
		// WooCommerce runs the classic hooks around its product list block, too, which ProductFilters handles.
		if (
			$this->is_open
			|| doing_filter( 'render_block' )
			|| true === wc_get_loop_prop( 'is_shortcode' )
			|| ! $this->settings->of( new ShopSection() )->flag( 'classic_filters' )
		) {
			return;
		}
		$markup = $this->page->markup();
		if ( null === $markup ) {
			return;
		}
		$this->is_open = true;
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped where it is made.
		echo $markup->before();
	}

	/**
	 * Prints the form and a way back if the chosen filters leave no products. A shop without any
	 * products gets no form.
	 */
	private function open_empty(): void {
		if ( ! $this->page->is_chosen() ) {
			return;
		}
		$this->open();
		if ( $this->is_open && remove_action( 'woocommerce_no_products_found', 'wc_no_products_found' ) ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped where it is made.
			echo (string) $this->page->markup()?->none();
		}
	}

	private function close(): void {
		if ( $this->is_open ) {
			$this->is_open = false;
			// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Two tags.
			echo FilterMarkup::AFTER;
		}
	}
}
