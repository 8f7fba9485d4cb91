<?php
declare( strict_types=1 );

namespace Brolga\Shop\Checkout;

use Brolga\Core\Support\Module;
use Brolga\Shop\Shop;

/**
 * The cart and the checkout of blocks are drawn by scripts alone: without them
 * they stay an outline for ever. There a sentence leads to the same page made by
 * WooCommerce's shortcodes, which needs none, and from there it goes on to the
 * order.
 *
 * @see SHOP-73
 */
final class PlainCheckout implements Module {

	/** Asks for it in an address. */
	public const ASKED = 'brolga_plain';

	/** Which shortcode does what a block does, by its name. */
	private const BLOCKS = [
		'woocommerce/cart'     => 'cart',
		'woocommerce/checkout' => 'checkout',
	];

	/** Whether links that are printed now stay among the plain pages. */
	private bool $is_printing = false;

	public function __construct( private readonly Shop $shop ) {}

	/**
	 * Waits for the two blocks.
	 */
	public function register(): void {
		add_filter( 'render_block_woocommerce/cart', $this->offer_cart( ... ) );
		add_filter( 'render_block_woocommerce/checkout', $this->offer_checkout( ... ) );
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- A link that shows the same page in another way.
		if ( isset( $_GET[ self::ASKED ] ) ) {
			add_filter( 'pre_render_block', $this->instead( ... ), 10, 2 );
			add_filter( 'woocommerce_get_cart_url', $this->stay( ... ) );
			add_filter( 'woocommerce_get_checkout_url', $this->stay( ... ) );
		}
	}

	/**
	 * Leads from a cart that waits for scripts.
	 *
	 * @param mixed $html The block's markup.
	 */
	private function offer_cart( mixed $html ): mixed {
		return ! $this->shop->is_running()
			? $html
			: self::offer(
				$html,
				__( 'This cart needs JavaScript.', 'brolga' ),
				__( 'Open the cart without JavaScript', 'brolga' ),
				$this->shop->cart_url()
			);
	}

	/**
	 * Leads from a checkout that waits for scripts; where an order is shown, or paid, it is not one.
	 *
	 * @param mixed $html The block's markup.
	 */
	private function offer_checkout( mixed $html ): mixed {
		return ! $this->shop->is_running() || is_wc_endpoint_url()
			? $html
			: self::offer(
				$html,
				__( 'This checkout needs JavaScript.', 'brolga' ),
				__( 'Check out without JavaScript', 'brolga' ),
				wc_get_checkout_url()
			);
	}

	/**
	 * Puts the sentence before a block. The style sheet takes the outline away.
	 *
	 * @param mixed  $html The block's markup.
	 * @param string $says The sentence.
	 * @param string $link What the link says.
	 * @param string $url  Where it leads, but for what asks for the plain page.
	 */
	private static function offer( mixed $html, string $says, string $link, string $url ): mixed {
		return is_string( $html ) && '' !== $html
			? sprintf(
				'<noscript><p class="brolga-plain">%s <a rel="nofollow" href="%s">%s</a></p></noscript>%s',
				esc_html( $says ),
				esc_url( add_query_arg( self::ASKED, '1', $url ) ),
				esc_html( $link ),
				$html
			)
			: $html;
	}

	/**
	 * Prints the shortcode's page in the place of a block.
	 *
	 * @param mixed $printed What others print.
	 */
	private function instead( mixed $printed, mixed $block ): mixed {
		$block = is_array( $block ) ? $block : [];
		$name  = is_string( $block['blockName'] ?? null ) ? $block['blockName'] : '';
		if ( null !== $printed || ! isset( self::BLOCKS[ $name ] ) || is_wc_endpoint_url() ) {
			return $printed;
		}
		$attributes        = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		$this->is_printing = true;
		try {
			return render_block(
				[
					'blockName'    => 'woocommerce/classic-shortcode',
					'attrs'        => [
						'shortcode' => self::BLOCKS[ $name ],
					] + array_intersect_key( $attributes, [ 'align' => '' ] ),
					'innerBlocks'  => [],
					'innerHTML'    => '',
					'innerContent' => [],
				]
			);
		} finally {
			$this->is_printing = false;
		}
	}

	/**
	 * Has a link to the cart or the checkout lead to the plain one.
	 *
	 * @param mixed $url Where it leads.
	 */
	private function stay( mixed $url ): mixed {
		return $this->is_printing && is_string( $url ) && '' !== $url ? add_query_arg( self::ASKED, '1', $url ) : $url;
	}
}
