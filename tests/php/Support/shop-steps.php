<?php
/**
 * Steps of fresh-site.php in a site with WooCommerce.
 *
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Shop\Catalogue;
use Brolga\Shop\ConfirmedOrder;
use Brolga\Shop\Filters\Facets;
use Brolga\Shop\Filters\FilterAddress;
use Brolga\Shop\OrderReceived;
use Brolga\Shop\ShopTracking;
use Brolga\Shop\Stock;
use Brolga\Shop\WooCommerceShop;

/**
 * Sells a fig of ten dollars, of which there are five.
 */
function brolga_fig(): WC_Product_Simple {
	$fig = new WC_Product_Simple( (int) wc_get_product_id_by_sku( 'FIG' ) );
	$fig->set_name( 'Fig' );
	$fig->set_sku( 'FIG' );
	$fig->set_regular_price( '10' );
	$fig->set_manage_stock( true );
	$fig->set_stock_quantity( 5 );
	$fig->set_status( 'publish' );
	$fig->save();
	return $fig;
}

/**
 * Looks at an order's page, and tells what it says.
 *
 * @return array<string, mixed>
 */
function brolga_shop_order(): array {
	// A shop that sells by weight.
	remove_filter( 'woocommerce_stock_amount', 'intval' );
	add_filter( 'woocommerce_stock_amount', 'floatval' );
	$bark = new WC_Product_Simple();
	$bark->set_name( 'Bark' );
	$bark->set_regular_price( '4' );
	$bark->save();
	$order = wc_create_order();
	$other = wc_create_order();
	assert( $order instanceof WC_Order && $other instanceof WC_Order );
	$order->add_product( brolga_fig(), 2 );
	$half = new WC_Order_Item_Product();
	$half->set_props( [ 'product' => $bark, 'quantity' => 0.5, 'subtotal' => '2', 'total' => '2' ] );
	$order->add_item( $half );
	$order->calculate_totals();
	$order->set_status( 'processing' );
	$order->save();
	$bark->delete( true );

	add_filter( 'woocommerce_is_order_received_page', '__return_true' );
	$confirmed = new ConfirmedOrder( new WooCommerceShop() );
	$sees      = static function ( mixed $key ) use ( $order, $confirmed ): bool {
		set_query_var( 'order-received', (string) $order->get_id() );
		$_GET = null === $key ? [] : [ 'key' => $key ];
		return $confirmed->find() instanceof WC_Order;
	};
	$seen      = [
		'right' => $sees( $order->get_order_key() ),
		'wrong' => $sees( $order->get_order_key() . 'x' ),
		'none'  => $sees( null ),
		'list'  => $sees( [ $order->get_order_key() ] ),
		'other' => $sees( $other->get_order_key() ),
	];
	foreach ( [ 'failed', 'cancelled' ] as $status ) {
		$order->set_status( $status );
		$order->save();
		$seen[ $status ] = $sees( $order->get_order_key() );
	}
	$order->set_status( 'processing' );
	$order->save();
	$sees( $order->get_order_key() );

	( new ShopTracking( new WooCommerceShop(), $confirmed ) )->register();
	$told  = (array) apply_filters( 'brolga_tracked_shop', [] );
	$value = static fn ( string $what ): mixed => is_array( $told[ $what ] ?? null ) ? $told[ $what ]['value'] : 0;
	$first = ( new OrderReceived( $confirmed ) )->island();
	$again = ( new OrderReceived( $confirmed ) )->island();
	$items = ConfirmedOrder::items( new WC_Order( $order->get_id() ) );
	$gone  = $items[1] ?? [];
	unset( $gone['item_id'] );
	return [
		'items'     => [ array_values( $items[0] ?? [] ), array_values( $gone ) ],
		'tracked'   => [ 'order' => $value( 'order' ), 'cart' => $value( 'cart' ) ],
		'confirmed' => $seen,
		'island'    => array_map( static fn ( array $island ): mixed => is_array( $island['shop_order'] ?? null ) ? $island['shop_order']['value'] : null, [ $first, $again ] ),
	];
}

/**
 * Puts odd things into a cart, and tells what came of it: the answer's status,
 * and how many figs are in the cart then.
 *
 * @return array<string, mixed>
 */
function brolga_shop_cart(): array {
	$fig = brolga_fig()->get_id();
	wc_load_cart();
	add_filter( 'woocommerce_store_api_disable_nonce_check', '__return_true' );
	$add = static function ( mixed $quantity, array $more = [] ) use ( $fig ): array {
		WC()->cart->empty_cart();
		$request = new WP_REST_Request( 'POST', '/wc/store/v1/cart/add-item' );
		$request->set_body_params( [ 'id' => $fig, 'quantity' => $quantity ] + $more );
		$answer = rest_do_request( $request );
		return [ $answer->get_status(), WC()->cart->get_cart_contents_count() ];
	};
	$answers = [
		'negative' => $add( -2 ),
		'nothing'  => $add( 0 ),
		'huge'     => $add( 1e15 ),
		'letters'  => $add( 'two' ),
		'list'     => $add( [ 2 ] ),
		'fraction' => $add( 0.5 ),
	];
	WC()->session->set( 'brolga_added', null );
	$answers['tampered'] = $add( 2, [ 'price' => '0.01', 'line_total' => '0.01', 'cart_item_data' => [ 'price' => '0.01' ] ] );
	$cart                = (array) rest_do_request( new WP_REST_Request( 'GET', '/wc/store/v1/cart' ) )->get_data();
	$totals              = (array) ( $cart['totals'] ?? [] );
	$noted               = WC()->session->get( 'brolga_added' );
	return $answers + [
		'total' => $totals['total_items'] ?? null,
		'noted' => array_map( static fn ( mixed $item ): array => array_values( (array) $item ), is_array( $noted ) ? $noted : [] ),
	];
}

/**
 * Fills shelves, looks at the shop by several addresses, and tells what each offers and finds.
 *
 * @return array<string, mixed>
 */
function brolga_shop_filters(): array {
	$catalogue = new Catalogue();
	$attribute = $catalogue->add_attribute( 'Light', [ 'Shade', 'Full sun' ] );
	$made      = [];
	foreach ( [
		'Fern'  => [ '10', 3, [ 'Shade' ] ],
		'Moss'  => [ '20', 0, [ 'Shade', 'Half shade' ] ],
		'Agave' => [ '40', 3, [ 'Full sun' ] ],
	] as $name => [ $price, $count, $light ] ) {
		$id = (int) wp_insert_post( [ 'post_type' => 'product', 'post_status' => 'publish', 'post_title' => $name ] );
		$catalogue->put( $id, new Stock( $name, $price, '', $count, '', [], [], [ 'Light' => $light ] ) );
		$made[] = $id;
	}
	$catalogue->review( $made[0], 'Ada', 5, '2026-05-01 10:00:00', 'Green.' );
	$sees = static function ( string $address ): array {
		wp_parse_str( $address, $_GET );
		// WooCommerce reads the address once a request.
		WC_Query::reset_chosen_attributes();
		$query                   = new WP_Query();
		$GLOBALS['wp_the_query'] = $query;
		$GLOBALS['wp_query']     = $query;
		$query->query( [ 'post_type' => 'product' ] + $_GET );
		$chosen = FilterAddress::read( $_GET, [ 'light' ] );
		$offers = [];
		foreach ( ( new Facets() )->of( $query, $chosen ) as $facet ) {
			$offers[ $facet->name ] = array_column( $facet->options, 'count', 'value' );
		}
		return [ 'finds' => array_map( get_the_title( ... ), $query->posts ?? [] ), 'offers' => $offers, 'prices' => ( new Facets() )->prices( $query ) ];
	};
	$report = [
		'all'     => $sees( 'orderby=price' ),
		'shade'   => $sees( 'filter_light=shade&orderby=price' ),
		'cheap'   => $sees( 'max_price=15&orderby=price' ),
		'stock'   => $sees( 'filter_stock_status=outofstock&orderby=price' ),
		'nothing' => $sees( 'filter_light=full-sun&max_price=15&orderby=price' ),
	];
	foreach ( $made as $id ) {
		wp_delete_post( $id, true );
	}
	$catalogue->remove_attribute( $attribute );
	return $report + [ 'left' => wc_attribute_taxonomy_id_by_name( 'light' ) ];
}
