<?php
declare( strict_types=1 );

namespace Brolga\Shop\Checkout;

use Brolga\Core\Support\Module;
use Brolga\Shop\Shop;

/**
 * Offers the cart and the checkout to visitors without JavaScript. WooCommerce's blocks would stay an empty
 * outline, so a link leads to the same page with WooCommerce's shortcodes, which need no scripts.
 *
 * @see SHOP-73
 */
final class PlainCheckout implements Module {

	public const ASKED = 'brolga_plain';

	private const BLOCKS = [
		'woocommerce/cart'     => 'cart',
		'woocommerce/checkout' => 'checkout',
	];

	/** Whether links that are printed now must keep the query argument. */
	private bool $is_printing = false;

	public function __construct( private readonly Shop $shop ) {}

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

	/** On the pages of a received or unpaid order the block is not a checkout, so no link is needed. */
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

	/** Puts the sentence with its link before the block. The style sheet hides the block's outline. */
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

	private function stay( mixed $url ): mixed {
		return $this->is_printing && is_string( $url ) && '' !== $url ? add_query_arg( self::ASKED, '1', $url ) : $url;
	}
}
