<?php
/**
 * Cart count: a link to the cart. A page that a cache may keep holds no number; the
 * view writes it. The cart and the checkout, which none keeps, print it.
 *
 * @see SHOP-9 SHOP-73
 * @var array{
 *     anchor: string,
 *     design: 'icon'|'words',
 *     label: string,
 *     singular: string,
 *     plural: string,
 *     drawer: bool,
 *     openOnAdd: bool,
 * } $attributes
 * @var WP_Block $block
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Core\Blocks\Root;
use Brolga\Core\Blocks\Views;
use Brolga\Core\Blocks\ViewsOnDemand;
use Brolga\Core\Kernel\Services;
use Brolga\Core\Support\Html;
use Brolga\Shop\Shop;

$shop = Services::find( Shop::class );
if ( true !== $shop?->is_running() ) {
	return;
}
// In a header: who has no cart has nothing to count, where the page sells nothing.
$later = isset( $block->context['brolga/headerFixed'] )
	? Services::get( Views::class )->on_page(
		'brolga/cart-count',
		'[class*=add_to_cart],[class*=wc-block]',
		'woocommerce_items_in_cart'
	)
	: [];
if ( [] === $later ) {
	ViewsOnDemand::enqueue( 'brolga/cart-count' );
}
// Where the cart is the page, it need not lie over it.
$drawer = $attributes['drawer'] && ! $shop->is_cart_or_checkout();
$count  = $shop->is_cart_or_checkout() ? $shop->cart_count() : 0;
$or     = static fn ( string $text, string $otherwise ): string => '' === trim( $text ) ? $otherwise : $text;
// translators: %d: a number.
$singular = $or( $attributes['singular'], _n( '%d item', '%d items', 1, 'brolga' ) );
// translators: %d: a number.
$plural = $or( $attributes['plural'], _n( '%d item', '%d items', 2, 'brolga' ) );
$root   = Root::attributes(
	'brolga/cart-count',
	Root::id( 'brolga/cart-count', $attributes ),
	[
		'class'                => "is-{$attributes['design']}",
		'href'                 => $shop->cart_url(),
		'data-brolga-cart'     => $shop->cart_route(),
		'data-brolga-singular' => $singular,
		'data-brolga-plural'   => $plural,
	]
	+ ( $drawer ? [ 'data-brolga-drawer' => $attributes['openOnAdd'] ? 'added' : 'pressed' ] : [] )
	+ $later
);
$number = 0 === $count ? '' : (string) $count;
$words  = 0 === $count ? '' : str_replace( '%d', $number, 1 === $count ? $singular : $plural );
$hidden = 0 === $count ? ' hidden' : '';
?>
<a <?php Html::put( $root ); // Escaped by core. ?>>
	<svg class="wp-block-brolga-cart-count__sign" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false"><path d="M5 8h14l-1 12H6L5 8ZM9 10V7a3 3 0 0 1 6 0v3"/></svg>
	<span class="wp-block-brolga-cart-count__label"><?php echo esc_html( $or( $attributes['label'], __( 'Cart', 'brolga' ) ) ); ?></span>
	<span class="wp-block-brolga-cart-count__number" aria-hidden="true" data-brolga-number><?php echo esc_html( $number ); ?></span>
	<span class="wp-block-brolga-cart-count__words" data-brolga-words<?php echo esc_attr( $hidden ); ?>><?php echo esc_html( $words ); ?></span>
</a>
