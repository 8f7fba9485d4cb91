<?php
/**
 * Steps of fresh-site.php in a site with WooCommerce.
 *
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\AbTests\Records\Counted;
use Brolga\AbTests\Registry\TestKey;
use Brolga\AbTests\Results\HistoryRepository;
use Brolga\Core\Database\Connection;
use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Security\Hmac;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\SystemClock;
use Brolga\Shop\Catalogue\Catalogue;
use Brolga\Shop\Catalogue\CategoryImages;
use Brolga\Shop\Catalogue\Stock;
use Brolga\Shop\Filters\Facets;
use Brolga\Shop\Filters\FilterAddress;
use Brolga\Shop\Orders\ConfirmedOrder;
use Brolga\Shop\Orders\OrderAddress;
use Brolga\Shop\Orders\OrderOrigin;
use Brolga\Shop\Orders\OrderReceived;
use Brolga\Shop\Orders\ReportedOrders;
use Brolga\Shop\StoreDefaults;
use Brolga\Shop\Tracking\CartChanges;
use Brolga\Shop\Tracking\ShopTracking;
use Brolga\Shop\WooCommerceShop;
use Brolga\Theme\PatternPrices;
use Brolga\Theme\Shop as ThemeShop;

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
 * Sets a new shop up for a country, twice: the second time it is no longer new.
 *
 * @return array<string, mixed> What WooCommerce has stored.
 */
function brolga_shop_country( string $country, string $currency, string $region ): array {
	update_option( 'brolga_settings', [
		'business' => [
			'country' => $country,
			'region'  => $region,
			'street'  => '3 Station Parade',
			'city'    => 'Harrogate',
		],
	] );
	update_option( 'woocommerce_store_address', '' );
	update_option( 'woocommerce_currency', 'USD' );
	$shop = new StoreDefaults( new Settings() );
	$shop->follow( $country, $currency );
	$shop->follow( 'US', 'USD' );
	$options = [ 'currency', 'default_country', 'store_address', 'store_city', 'price_decimal_sep', 'weight_unit' ];
	return array_combine(
		$options,
		array_map( static fn ( string $name ): mixed => get_option( "woocommerce_{$name}" ), $options )
	);
}

/**
 * What a shop says that nobody set up yet, of prices, and any shop of what is sold out or has no image.
 *
 * @return array<string, mixed>
 */
function brolga_shop_words(): array {
	// The theme, of which a fresh site has another.
	require_once __DIR__ . '/../../../theme/inc/Business.php';
	require_once __DIR__ . '/../../../theme/inc/PatternPrices.php';
	require_once __DIR__ . '/../../../theme/inc/Shop.php';
	( new PatternPrices() )->register();
	( new ThemeShop() )->register();
	$price = static function ( string $country, string $address, string $currency ): mixed {
		update_option( 'brolga_settings', [ 'business' => [ 'country' => $country ] ] );
		update_option( 'woocommerce_store_address', $address );
		update_option( 'woocommerce_currency', $currency );
		return apply_filters( 'gettext_brolga', '$9', '$9', 'brolga' );
	};
	$said  = [
		'unset'    => $price( 'AT', '', 'USD' ),
		'address'  => $price( 'AT', '1 High Road', 'USD' ),
		'currency' => $price( 'AT', '', 'GBP' ),
		'nowhere'  => $price( '', '', 'USD' ),
	];
	$fig  = brolga_fig();
	$list = static fn (): string => ( new WP_Block(
		parse_blocks( '<!-- wp:woocommerce/product-price {"isDescendentOfQueryLoop":true} /-->' )[0],
		[ 'postId' => $fig->get_id(), 'postType' => 'product' ]
	) )->render();
	$said['in stock'] = str_contains( $list(), 'Out of stock' );
	$fig->set_stock_quantity( 0 );
	$fig->save();
	$said['sold out'] = str_contains( $list(), 'Out of stock' );
	$images           = apply_filters( 'woocommerce_store_api_cart_item_images', [], [], '' );
	$said['image']    = is_array( $images ) && is_object( $images[0] ?? null ) ? $images[0]->thumbnail ?? '' : '';
	return $said;
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
	remove_all_actions( 'wp' );
	$address = new OrderAddress( new WooCommerceShop(), $confirmed );
	$address->register();
	$opens = static function ( string $kept ) use ( $order, $confirmed, $address ): array {
		set_query_var( 'order-received', (string) $order->get_id() );
		$_GET    = [];
		$_COOKIE = [ OrderAddress::COOKIE => $kept ];
		do_action( 'wp' );
		$_COOKIE = [];
		return [ $confirmed->find() instanceof WC_Order, $address->hidden() ];
	};
	$kept  = [
		'right' => $opens( "{$order->get_id()}.{$order->get_order_key()}" ),
		'wrong' => $opens( "{$order->get_id()}.{$other->get_order_key()}" ),
		'other' => $opens( "{$other->get_id()}.{$order->get_order_key()}" ),
		'none'  => $opens( '' ),
	];
	$sees( $order->get_order_key() );

	$clock   = new SystemClock();
	$told_of = new ReportedOrders( new Hmac( $clock ), new LedgerRepository( new Connection(), $clock ) );
	$tracking = new ShopTracking(
		new WooCommerceShop(),
		$confirmed,
		new CartChanges( new WooCommerceShop(), $clock ),
		$told_of
	);
	$tells  = static fn (): mixed => $tracking->told()['order'] ?? null;
	$page_config = static fn (): mixed =>
		( new OrderReceived( $confirmed, $told_of ) )->page_config()['shop_order'] ?? null;
	$told   = (array) $tells();
	$token  = is_string( $told['token'] ?? null ) ? $told['token'] : '';
	$asks   = static function ( string $body, string $origin = '' ): array {
		$request = new WP_REST_Request( 'POST', '/brolga/v1/orders/told' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_header( 'Origin', $origin );
		$request->set_body( $body );
		$answer = rest_do_request( $request );
		return [ $answer->get_status(), ( (array) $answer->get_data() )['first'] ?? null ];
	};
	$body   = (string) wp_json_encode( [ 'token' => $token ] );
	$first  = $page_config();
	$second = $page_config();
	$claims = [
		'forged'  => $asks( '{"token":"' . str_replace( '.', 'x.', $token ) . '"}' ),
		'nothing' => $asks( '{' ),
		'foreign' => $asks( $body, 'https://elsewhere.example' ),
		'first'   => $asks( $body ),
		'again'   => $asks( $body ),
	];
	$again  = $page_config();
	$items = ConfirmedOrder::items( new WC_Order( $order->get_id() ) );
	$gone  = $items[1] ?? [];
	unset( $gone['item_id'] );
	// A shop in a currency of three decimals.
	update_option( 'woocommerce_price_num_decimals', '3' );
	$dinar = new WC_Order_Item_Product();
	$dinar->set_props( [ 'name' => 'Date palm', 'quantity' => 1, 'subtotal' => '23.002', 'total' => '23.002' ] );
	$fine = wc_create_order();
	assert( $fine instanceof WC_Order );
	$fine->add_item( $dinar );
	$fine->calculate_totals( false );
	$fine->set_status( 'processing' );
	$fine->save();
	set_query_var( 'order-received', (string) $fine->get_id() );
	$_GET         = [ 'key' => $fine->get_order_key() ];
	$told_of_fine = (array) $page_config();
	$decimals     = [ $told_of_fine['value'] ?? '', ConfirmedOrder::items( $fine )[0]['price'] ?? 0 ];
	update_option( 'woocommerce_price_num_decimals', '2' );
	$sees( $order->get_order_key() );
	return [
		'decimals'  => $decimals,
		'items'     => [ array_values( $items[0] ?? [] ), array_values( $gone ) ],
		'tracked'   => [ $told['value'] ?? null, ( (array) $tells() )['token'] ?? null ],
		'claims'    => $claims,
		'confirmed' => $seen,
		'kept'      => $kept,
		'page_config'    => array_map(
			static fn ( mixed $order ): mixed => is_array( $order ) ? $order['value'] : null,
			[ $first, $second, $again ]
		),
	];
}

/**
 * Places orders in both checkouts, by a visitor of a test's second variant, and
 * tells what they remember, and what was counted after each step.
 *
 * @return array<string, mixed>
 */
function brolga_shop_revenue(): array {
	$page = (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Tested' ] );
	wp_update_post(
		[
			'ID'           => $page,
			'post_content' => wp_slash( "<!-- wp:brolga/experiment {\"number\":1,\"post\":{$page},\"goal\":\"shop\"} --><!-- wp:brolga/variant {\"number\":0} /--><!-- wp:brolga/variant {\"number\":1} /--><!-- /wp:brolga/experiment -->" ),
		]
	);
	$_SERVER['HTTP_USER_AGENT'] = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0';
	$visitor = [
		"et_pb_ab_subject_{$page}"   => '1',
		"et_pb_ab_read_page_{$page}" => 'key',
	];
	$_COOKIE = $visitor;
	$drafts  = [];
	$place   = static function ( bool $classic ) use ( &$drafts ): WC_Order {
		$order = new WC_Order();
		$order->add_product( brolga_fig(), 2 );
		$order->calculate_totals();
		if ( $classic ) {
			do_action( 'woocommerce_checkout_create_order', $order, [] );
			$order->save();
		} else {
			$order->save();
			// A draft, while somebody types.
			do_action( 'woocommerce_store_api_checkout_update_order_meta', $order );
			$drafts[] = $order->get_meta( OrderOrigin::VARIANTS );
			do_action( 'woocommerce_store_api_checkout_order_processed', $order );
		}
		return $order;
	};
	$counted = static fn (): array => brolga_shop_brought( $page );
	$order   = $place( true );
	// The rest is the work of payment providers.
	$cookies = $_COOKIE;
	$_COOKIE = [];
	$steps   = [ 'placed' => $counted() ];
	foreach ( [ 'failed', 'on-hold', 'processing', 'completed', 'refunded' ] as $status ) {
		$order->set_status( $status );
		$order->save();
		$steps[ $status ] = $counted();
	}
	// Somebody else reads the same order, and confirms it once more.
	$same = wc_get_order( $order->get_id() );
	assert( $same instanceof WC_Order );
	$same->delete_meta_data( '_brolga_announced' );
	$same->set_status( 'processing' );
	$same->save();
	$steps['again'] = $counted();
	$_COOKIE        = $cookies;
	$second         = $place( false );
	$_COOKIE        = [];
	add_filter( 'woocommerce_is_order_received_page', '__return_true' );
	set_query_var( 'order-received', (string) $second->get_id() );
	$_GET = [ 'key' => $second->get_order_key() ];
	foreach ( [ 'page', 'reloaded' ] as $step ) {
		do_action( 'template_redirect' );
		$steps[ $step ] = $counted();
	}
	$foreign = $place( true );
	$_COOKIE = $visitor;
	$third   = $place( true );
	return [
		'drafts'     => $drafts,
		'order'      => $third->get_id(),
		'page'       => $page,
		'remembered' => array_map(
			static fn ( WC_Order $one ): string => str_replace(
				(string) $page,
				'12',
				OrderOrigin::of( new WC_Order( $one->get_id() ) )['variants'] ?? ''
			),
			[ $order, $second, $foreign ]
		),
		'counted'    => $steps,
	];
}

/**
 * What orders have brought to a test: the sums of its variants' numbers, of conversions, and of money.
 *
 * @return array{int, int, int}
 */
function brolga_shop_brought( int $page ): array {
	$key = new TestKey( $page );
	$all = ( new HistoryRepository( new Connection(), new SystemClock() ) )->of(
		[ $key ]
	)[ $key->format() ]->totals( Counted::ConGoal );
	return [
		array_sum( array_keys( $all ) ),
		array_sum( array_column( $all, 0 ) ),
		array_sum( array_column( $all, 1 ) ),
	];
}

/**
 * A payment provider confirms an order.
 *
 * @param string $order The order's id; 0: none is confirmed.
 * @param string $page  The page with the test.
 * @return array{int, int, int} What orders have brought to the test then.
 */
function brolga_shop_confirm( string $order, string $page ): array {
	$placed = '0' === $order ? null : wc_get_order( (int) $order );
	if ( $placed instanceof WC_Order ) {
		// All of them have read it by then.
		usleep( (int) ( 1e6 * ( ceil( microtime( true ) ) + 1 - microtime( true ) ) ) );
		$placed->set_status( 'processing' );
		$placed->save();
	}
	return brolga_shop_brought( (int) $page );
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
	WC()->session->set( 'brolga_changes', null );
	$answers['tampered'] = $add(
		2,
		[ 'price' => '0.01', 'line_total' => '0.01', 'cart_item_data' => [ 'price' => '0.01' ] ]
	);
	$cart                = (array) rest_do_request( new WP_REST_Request( 'GET', '/wc/store/v1/cart' ) )->get_data();
	$totals              = (array) ( $cart['totals'] ?? [] );
	$noted               = WC()->session->get( 'brolga_changes' );
	return $answers + [
		'total' => $totals['total_items'] ?? null,
		'noted' => array_map(
			static fn ( mixed $item ): array => array_values(
				array_diff_key( (array) $item, [ 'at' => 0, 'by' => '' ] )
			),
			is_array( $noted ) ? $noted : []
		),
	];
}

/**
 * Puts figs into a cart with a nonce that is too old, from several pages, and tells what is answered.
 *
 * @return array<string, mixed>
 */
function brolga_shop_nonces(): array {
	$fig = brolga_fig()->get_id();
	wc_load_cart();
	$add = static function ( string $nonce, string $origin, string $fetch_site = '', int $user = 0 ) use ( $fig ): int {
		wp_set_current_user( $user );
		$_SERVER = array_filter(
			[ 'HTTP_ORIGIN' => $origin, 'HTTP_SEC_FETCH_SITE' => $fetch_site ],
			static fn ( string $sent ): bool => '' !== $sent
		) + array_diff_key( $_SERVER, [ 'HTTP_ORIGIN' => 1, 'HTTP_SEC_FETCH_SITE' => 1 ] );
		$request = new WP_REST_Request( 'POST', '/wc/store/v1/cart/add-item' );
		$request->set_body_params( [ 'id' => $fig, 'quantity' => 1 ] );
		if ( '' !== $nonce ) {
			$request->set_header( 'Nonce', $nonce );
		}
		return rest_do_request( $request )->get_status();
	};
	return [
		'own'       => $add( 'old', 'http://127.0.0.1', 'same-origin' ),
		'none'      => $add( '', 'http://127.0.0.1' ),
		'sandbox'   => $add( 'old', 'null', 'same-origin' ),
		'nobody'    => $add( 'old', '' ),
		'hidden'    => $add( 'old', 'null' ),
		'foreign'   => $add( 'old', 'https://evil.example' ),
		'pretended' => $add( 'old', 'http://127.0.0.1', 'cross-site' ),
		'similar'   => $add( 'old', 'http://127.0.0.1.evil.example' ),
		'signed-in' => $add( 'old', 'http://127.0.0.1', 'same-origin', 1 ),
		'fresh'     => $add( wp_create_nonce( 'wc_store_api' ), '', '', 1 ),
	];
}

/**
 * What prices and emails say of taxes.
 *
 * @return array<string, mixed>
 */
function brolga_shop_taxes(): array {
	update_option( 'woocommerce_calc_taxes', 'yes' );
	update_option( 'woocommerce_default_country', 'AU:QLD' );
	update_option( 'woocommerce_tax_display_shop', 'incl' );
	$fig    = brolga_fig();
	$price  = static fn (): string => trim( wp_strip_all_tags( $fig->get_price_suffix() ) );
	$set    = static fn ( array $values ): bool => update_option( Settings::OPTION, [ 'shop' => $values ] );
	$prices = [ 'incl' => $price() ];
	update_option( 'woocommerce_tax_display_shop', 'excl' );
	$prices['excl'] = $price();
	$set( [ 'gst_suffix' => false ] );
	$prices['off'] = $price();
	$set( [ 'gst_suffix' => true ] );
	update_option( 'woocommerce_default_country', 'DE:DE-BE' );
	$prices['elsewhere'] = $price();
	update_option( 'woocommerce_default_country', 'NZ:AUK' );
	$prices['nz'] = $price();
	$fig->set_tax_status( 'none' );
	$prices['untaxed'] = $price();
	$fig->set_tax_status( 'taxable' );
	set_current_screen( 'woocommerce_page_wc-settings' );
	$prices['wp-admin'] = get_option( 'woocommerce_price_display_suffix' );
	$GLOBALS['current_screen'] = null;
	update_option( 'woocommerce_price_display_suffix', 'with tax' );
	$prices['own'] = $price();

	$order = wc_create_order();
	assert( $order instanceof WC_Order );
	$order->add_product( $fig, 1 );
	$order->set_total( '10' );
	$order->save();
	$mail = static function ( bool $to_shop, bool $is_plain ) use ( $order ): string {
		ob_start();
		do_action( 'woocommerce_email_after_order_table', $order, $to_shop, $is_plain, null );
		return (string) ob_get_clean();
	};
	$mails = [ 'unset' => $mail( false, false ) ];
	$set( [ 'abn' => '51824753556' ] );
	$mails += [ 'buyer' => $mail( false, false ), 'shop' => $mail( true, false ) ];
	$order->set_cart_tax( '0.91' );
	update_option( 'blogname', 'Fig &amp; Ferry' );
	$mails += [ 'taxed' => $mail( false, false ), 'plain' => $mail( false, true ) ];
	$left = static function ( array $options ): array {
		array_map( update_option( ... ), array_keys( $options ), $options );
		return ( new WooCommerceShop() )->left_to_checkout();
	};
	$left = [
		'excl' => $left( [ 'woocommerce_tax_display_cart' => 'excl' ] ),
		'incl' => $left( [ 'woocommerce_tax_display_cart' => 'incl' ] ),
		'none' => $left( [
			'woocommerce_calc_taxes'       => 'no',
			'woocommerce_ship_to_countries' => 'disabled',
			'woocommerce_enable_coupons'   => 'no',
			'woocommerce_tax_display_cart' => 'excl',
		] ),
	];
	return [ 'prices' => $prices, 'mails' => $mails, 'left' => $left ];
}

/**
 * Fills shelves, looks at the shop by several addresses, and tells what each offers and finds.
 *
 * @return array<string, mixed>
 */
function brolga_shop_filters(): array {
	// What other steps sell is none of these shelves'.
	foreach ( (array) wc_get_products( [ 'limit' => -1, 'status' => 'publish' ] ) as $product ) {
		if ( $product instanceof WC_Product ) {
			$product->set_status( 'draft' );
			$product->save();
		}
	}
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
		return [
			'finds'  => array_map( get_the_title( ... ), $query->posts ?? [] ),
			'offers' => $offers,
			'prices' => ( new Facets() )->prices( $query ),
		];
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

/**
 * Looks at the shop's classic list, as WooCommerce prints it, and tells what it says.
 *
 * @return array<string, mixed>
 */
function brolga_shop_classic(): array {
	foreach ( (array) wc_get_products( [ 'limit' => -1, 'status' => 'publish' ] ) as $product ) {
		if ( $product instanceof WC_Product ) {
			$product->set_status( 'draft' );
			$product->save();
		}
	}
	$catalogue = new Catalogue();
	$attribute = $catalogue->add_attribute( 'Light', [ 'Shade', 'Full sun' ] );
	$made      = [];
	foreach ( [ 'Fern' => [ '10', 'Shade' ], 'Agave' => [ '40', 'Full sun' ] ] as $name => [ $price, $light ] ) {
		$id = (int) wp_insert_post( [ 'post_type' => 'product', 'post_status' => 'publish', 'post_title' => $name ] );
		$catalogue->put( $id, new Stock( $name, $price, '', 3, '', [], [], [ 'Light' => [ $light ] ] ) );
		$made[] = $id;
	}
	$sees = static function (
		string $address,
		string $markup = '<!-- wp:woocommerce/legacy-template {"template":"archive-product"} /-->'
	): array {
		wp_parse_str( $address, $_GET );
		WC_Query::reset_chosen_attributes();
		wc_reset_loop();
		$query                   = new WP_Query();
		$GLOBALS['wp_the_query'] = $query;
		$GLOBALS['wp_query']     = $query;
		$query->query( [ 'post_type' => 'product' ] + $_GET );
		wc_setup_loop();
		$html = do_shortcode( do_blocks( $markup ) );
		preg_match_all( '/<h2 class="woocommerce-loop-product__title">([^<]+)</', $html, $names );
		preg_match( '/<p class="brolga-filters__results"[^>]*>([^<]+)</', $html, $count );
		return [
			'products' => $names[1],
			'form'     => substr_count( $html, '<form method="get" role="search" class="brolga-filters__form"' ),
			'count'    => $count[1] ?? '',
			// WooCommerce's own form for the order sends itself by a script.
			'theirs'   => str_contains( $html, 'woocommerce-ordering' )
				|| str_contains( $html, 'woocommerce-result-count' ),
			'clear'    => str_contains( $html, 'brolga-filters__clear' ),
			'whole'    => substr_count( $html, '<div' ) === substr_count( $html, '</div>' ),
		];
	};
	$report = [
		'all'       => $sees( 'orderby=price' ),
		'shade'     => $sees( 'filter_light=shade' ),
		'nothing'   => $sees( 'filter_light=shade&min_price=30' ),
		'shortcode' => $sees( '', '<!-- wp:shortcode -->[products paginate="true" cache="false"]<!-- /wp:shortcode -->' ),
	];
	update_option( Settings::OPTION, [ 'shop' => [ 'classic_filters' => false ] ] );
	$report['off'] = $sees( '' );
	update_option( Settings::OPTION, [] );
	foreach ( $made as $id ) {
		wp_delete_post( $id, true );
	}
	$report['empty'] = $sees( '' );
	$catalogue->remove_attribute( $attribute );
	return $report;
}

/**
 * Asks for the images of categories, and tells whose they are.
 *
 * @return array<string, mixed>
 */
function brolga_shop_tiles(): array {
	$image = static fn ( string $name ): int => (int) wp_insert_attachment(
		[ 'post_title' => $name, 'post_mime_type' => 'image/jpeg' ],
		"$name.jpg"
	);
	$tools   = wp_insert_term( 'Tools', 'product_cat' );
	$seed    = wp_insert_term( 'Seed', 'product_cat' );
	assert( is_array( $tools ) && is_array( $seed ) );
	$asks   = static function ( int $term ): string {
		$id = get_term_meta( $term, 'thumbnail_id', true );
		return is_numeric( $id ) && (int) $id > 0 ? get_the_title( (int) $id ) : '';
	};
	$report = [ 'bare' => $asks( $tools['term_id'] ) ];
	foreach ( [
		'Rake'  => '2026-01-01 10:00:00',
		'Spade' => '2026-02-01 10:00:00',
		'Hoe'   => '2026-03-01 10:00:00',
	] as $name => $date ) {
		$product = new WC_Product_Simple();
		$product->set_name( $name );
		$product->set_status( 'publish' );
		$product->set_date_created( $date );
		$product->set_category_ids( [ $tools['term_id'] ] );
		// The newest has none.
		$product->set_image_id( 'Hoe' === $name ? 0 : $image( $name ) );
		$product->save();
	}
	$shown = static function () use ( $asks, $tools, $seed ): array {
		remove_all_filters( 'get_term_metadata' );
		( new CategoryImages( new WooCommerceShop() ) )->register();
		return [ $asks( $tools['term_id'] ), $asks( $seed['term_id'] ) ];
	};
	$report['newest'] = $shown();
	set_current_screen( 'edit-product_cat' );
	$report['edited'] = $shown();
	$GLOBALS['current_screen'] = null;
	update_term_meta( $tools['term_id'], 'thumbnail_id', $image( 'Shed' ) );
	$report['own'] = $shown();
	return $report;
}
