<?php
declare( strict_types=1 );

namespace Brolga\Shop\Filters;

use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\Module;
use Brolga\Shop\ShopSection;

/**
 * The same form in the shop's classic list: that of a classic theme, and that of
 * WooCommerce's block for classic templates. It brings the number of products
 * and the ways to sort, so WooCommerce's own, which need a script, stay away.
 *
 * @see SHOP-63
 */
final class ClassicFilters implements Module {

	/** After WooCommerce's notices, before all else. */
	private const FIRST = 15;

	/** After the pages' numbers. */
	private const LAST = 90;

	/** What the form says, too, and when WooCommerce does. */
	private const THEIRS = [ 'woocommerce_result_count' => 20, 'woocommerce_catalog_ordering' => 30 ];

	/** Whether a form stands open. */
	private bool $is_open = false;

	public function __construct(
		private readonly PageFilters $page,
		private readonly Settings $settings
	) {}

	/**
	 * Waits for the list, and for the words that stand in its place. WooCommerce's own
	 * say nothing as long as the form does.
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

	/**
	 * Before the page's own list: shortcodes list what their author chose.
	 */
	private function open(): void {
		// Around its list of blocks WooCommerce does what others hooked into the classic one: ProductFilters is there.
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
	 * Where nothing is left of what was chosen, the page says so and leads back. A shop without products does not.
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

	/**
	 * Behind the list.
	 */
	private function close(): void {
		if ( $this->is_open ) {
			$this->is_open = false;
			// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Two tags.
			echo FilterMarkup::AFTER;
		}
	}
}
