<?php
/**
 * Steps of fresh-site.php in which somebody goes through a checkout. Each is a
 * request of its own, of a guest with a cookie or of a customer who is signed in.
 *
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Plugin;
use Brolga\Shop\Checkout\PostcodeCheck;
use Brolga\Shop\Orders\CartRevision;
use Brolga\Shop\Orders\OrderBox;

/**
 * Opens the shop for whoever comes by.
 *
 * @param string $storage Where orders are kept: `tables`, or `posts`.
 * @return array<string, mixed>
 */
function brolga_journey_set_up( string $storage ): array {
	// The shop would first move its orders.
	remove_all_filters( 'pre_update_option' );
	remove_all_actions( 'updated_option' );
	update_option( 'woocommerce_custom_orders_table_enabled', 'tables' === $storage ? 'yes' : 'no' );
	update_option( 'woocommerce_custom_orders_table_data_sync_enabled', 'no' );
	update_option( 'woocommerce_cod_settings', [ 'enabled' => 'yes' ] );
	update_option( 'woocommerce_coming_soon', 'no' );
	update_option( 'woocommerce_enable_guest_checkout', 'yes' );
	update_option( 'woocommerce_default_country', 'AU:QLD' );
	update_option( 'woocommerce_ship_to_countries', 'disabled' );
	if ( false === username_exists( 'shopper' ) ) {
		wp_insert_user( [
			'user_login' => 'shopper',
			'user_pass'  => 'password',
			'user_email' => 'shopper@example.com',
			'role'       => 'customer',
		] );
	}
	return [];
}

/**
 * Begins a request of somebody, before the shop looks who it is.
 *
 * @param string $who `shopper`, who is signed in, or a guest's name.
 */
function brolga_journey_come( string $who ): void {
	if ( 'shopper' === $who ) {
		wp_set_current_user( (int) username_exists( 'shopper' ) );
	} else {
		$id   = 't_' . substr( md5( $who ), 0, 30 );
		$ends = time() + 86400;

		$_COOKIE[ 'wp_woocommerce_session_' . md5( site_url() ) ] = "{$id}|{$ends}|{$ends}|"
			. wp_fast_hash( "{$id}|{$ends}" );
	}
	add_filter( 'woocommerce_store_api_disable_nonce_check', '__return_true' );
}

/**
 * The address of whoever orders.
 *
 * @param array<array-key, mixed> $other What is another.
 * @return array<array-key, mixed>
 */
function brolga_journey_address( array $other ): array {
	return $other + [
		'first_name' => 'Ada',
		'last_name'  => 'Lovelace',
		'company'    => '',
		'address_1'  => '1 Ferry Road',
		'address_2'  => '',
		'city'       => 'West End',
		'state'      => 'QLD',
		'postcode'   => '4101',
		'country'    => 'AU',
		'email'      => 'ada@example.com',
		'phone'      => '0400 000 000',
	];
}

/**
 * What a request comes to, told as it ends: orders by status, and what else there is.
 *
 * @param array<string, mixed> $more What else.
 * @return array<string, mixed>
 */
function brolga_journey_report( array $more ): array {
	$orders = [];
	foreach ( (array) wc_get_orders(
		[
			'limit'   => 50,
			'orderby' => 'ID',
			'order'   => 'ASC',
			'status'  => [ 'pending', 'processing', 'on-hold', 'failed', 'completed' ],
		]
	) as $order ) {
		if ( $order instanceof WC_Order ) {
			$orders[] = [
				'id'       => $order->get_id(),
				'status'   => $order->get_status(),
				'total'    => $order->get_total(),
				'count'    => $order->get_item_count(),
				'customer' => $order->get_customer_id(),
				'coupons'  => count( $order->get_coupon_codes() ),
			];
		}
	}
	return $more + [ 'orders' => $orders, 'cart' => WC()->cart->get_cart_contents_count() ];
}

/**
 * An array within arrays; an empty one where there is none.
 *
 * @param array<array-key, mixed> $data The arrays.
 * @param string                  ...$keys The way there.
 * @return array<array-key, mixed>
 */
function brolga_journey_in( array $data, string ...$keys ): array {
	foreach ( $keys as $key ) {
		$data = is_array( $data[ $key ] ?? null ) ? $data[ $key ] : [];
	}
	return $data;
}

/**
 * Sends a checkout, and tells what it answered.
 *
 * @param string $checkout `classic`, as it is without scripts, `block`, or `save`: what a checkout of blocks does while
 *                         somebody types.
 * @param array<array-key, mixed> $address What is another in it.
 * @return array<string, mixed>
 */
function brolga_journey_order( string $checkout, array $address ): array {
	$address = brolga_journey_address( $address );
	if ( 'classic' !== $checkout ) {
		$request = new WP_REST_Request( 'save' === $checkout ? 'PUT' : 'POST', '/wc/store/v1/checkout' );
		$request->set_header( 'Content-Type', 'application/json' );
		$extensions = array_filter(
			[ 'brolga' => isset( $_POST['brolga_cart'] )
				? [ 'cart' => $_POST['brolga_cart'] ]
				: $_POST['extension'] ?? null ],
			static fn ( mixed $sent ): bool => null !== $sent
		);
		$request->set_body( (string) wp_json_encode(
			[
				'billing_address'  => $address,
				'shipping_address' => array_diff_key( $address, [ 'email' => '' ] ),
				'payment_method'   => 'cod',
				'extensions'       => (object) $extensions,
			]
		) );
		$answer = rest_do_request( $request );
		$data   = (array) json_decode( (string) wp_json_encode( $answer->get_data() ), true );
		$result = is_array( $data['payment_result'] ?? null ) ? $data['payment_result'] : [];
		$cart   = brolga_journey_in( $data, 'data', 'cart' );
		return brolga_journey_report(
			[
				'status'     => $answer->get_status(),
				'to'         => $result['redirect_url'] ?? '',
				'said'       => [ $data['message'] ?? '' ],
				'code'       => $data['code'] ?? '',
				'shown'      => array_column(
					array_filter( brolga_journey_in( $cart, 'items' ), is_array( ... ) ),
					'quantity',
					'name'
				),
				'shown_mark' => brolga_journey_in( $cart, 'extensions', 'brolga' )['cart'] ?? null,
			]
		);
	}
	$_POST = [
		'woocommerce-process-checkout-nonce' => wp_create_nonce( 'woocommerce-process_checkout' ),
		'payment_method'                     => 'cod',
		'terms'                              => '1',
	] + $_POST;
	foreach ( $address as $name => $value ) {
		$_POST[ "billing_{$name}" ] = $value;
	}
	$_REQUEST                  = $_POST;
	$_SERVER['REQUEST_METHOD'] = 'POST';
	$leave                     = static function ( string $to ): never {
		echo "\n", json_encode(
			brolga_journey_report( [ 'status' => 303, 'to' => $to, 'said' => [], 'code' => '' ] ),
			JSON_THROW_ON_ERROR
		);
		exit;
	};
	add_filter( 'wp_redirect', $leave );
	WC()->checkout()->process_checkout();
	$said = [];
	foreach ( (array) wc_get_notices( 'error' ) as $notice ) {
		$said[] = is_array( $notice ) && is_string( $notice['notice'] ?? null ) ? $notice['notice'] : '';
	}
	// The page that is printed now shows them.
	wc_clear_notices();
	return brolga_journey_report( [ 'status' => 200, 'to' => '', 'said' => $said, 'code' => '' ] );
}

/**
 * What somebody does in one request.
 *
 * @param list<string> $words Who it is, and deeds with what they are done with: `add=FERN:2`.
 * @return array<string, mixed>
 */
function brolga_journey( array $words ): array {
	$report = [];
	foreach ( array_slice( $words, 1 ) as $deed ) {
		[ $does, $with ] = [ ...explode( '=', $deed, 2 ), '' ];
		$report          = brolga_journey_deed( $does, $with ) + $report;
	}
	return $report;
}

/**
 * A product's line in the cart, by its key.
 *
 * @param string $sku The product's.
 */
function brolga_journey_line( string $sku ): string {
	foreach ( WC()->cart->get_cart() as $key => $line ) {
		if (
			is_array( $line )
			&& ( $line['data'] ?? null ) instanceof WC_Product
			&& $sku === $line['data']->get_sku()
		) {
			return (string) $key;
		}
	}
	return '';
}

/**
 * How many lines of the cart the answer's reader would find stored, once its first bytes are there.
 *
 * @param 'shutdown'|'template_redirect' $hook When they leave.
 */
function brolga_journey_stored_at( string $hook ): int {
	$stored = 0;
	$read   = static function () use ( $hook, &$stored ): void {
		$database = $GLOBALS['wpdb'];
		assert( $database instanceof wpdb );
		remove_all_actions( $hook );
		$row    = (string) $database->get_var(
			$database->prepare(
				'SELECT session_value FROM %i WHERE session_key = %s',
				"{$database->prefix}woocommerce_sessions",
				WC()->session->get_customer_id()
			)
		);
		$kept   = (array) maybe_unserialize( $row );
		$lines  = is_string( $kept['cart'] ?? null ) ? maybe_unserialize( $kept['cart'] ) : [];
		$stored = count( (array) $lines );
	};
	add_action( $hook, $read, 'shutdown' === $hook ? 1 : PHP_INT_MIN );
	do_action( $hook );
	return $stored;
}

/**
 * A payment that is refused.
 *
 * @throws Exception Each time.
 */
function brolga_journey_refuse(): never {
	throw new Exception( 'Refused.' );
}

/**
 * @return array<string, mixed>
 */
function brolga_journey_deed( string $does, string $with ): array {
	if ( 'set-up' === $does ) {
		return brolga_journey_set_up( $with );
	}
	wc_load_cart();
	switch ( $does ) {
		case 'add':
			[ $sku, $count ] = [ ...explode( ':', $with ), '1' ];
			WC()->cart->add_to_cart( brolga_journey_product( $sku )->get_id(), (int) $count );
			return [ 'cart' => WC()->cart->get_cart_contents_count(), 'mark' => CartRevision::mark( WC()->cart ) ];

		case 'leave':
			return [ 'stored' => brolga_journey_stored_at( 'shutdown' === $with ? $with : 'template_redirect' ) ];

		case 'more':
			// The line's quantity is set.
			[ $sku, $count ] = [ ...explode( ':', $with ), '1' ];
			WC()->cart->set_quantity( brolga_journey_line( $sku ), (int) $count );
			return [];

		case 'take':
			WC()->cart->remove_cart_item( brolga_journey_line( $with ) );
			return [];

		case 'restore':
			WC()->cart->restore_cart_item( (string) array_key_first( WC()->cart->get_removed_cart_contents() ) );
			return [];

		case 'browser':
			// One of those in which a customer is signed in.
			$_COOKIE[ LOGGED_IN_COOKIE ] = "shopper|9999999999|{$with}|none";
			return [];

		case 'changes':
			// What a page is told of them: it asks, and others do not.
			$_GET    = 'unasked' === $with ? [] : [ 'brolga_changes' => '1' ];
			$answer  = (array) json_decode(
				(string) wp_json_encode(
					rest_do_request( new WP_REST_Request( 'GET', '/wc/store/v1/cart' ) )->get_data()
				),
				true
			);
			$_GET    = [];
			$changes = brolga_journey_in( $answer, 'extensions', 'brolga_changes' );
			return [ 'changes' => $changes, 'is_hash' => WC()->cart->get_cart_hash() === ( $changes['hash'] ?? '' ) ];

		case 'items':
			// What a page is told of what lies in the cart, and of the categories of a product, where it asks.
			$_GET   = 'unasked' === $with ? [] : [ 'brolga_items' => '1' ];
			$answer = (array) json_decode(
				(string) wp_json_encode(
					rest_do_request( new WP_REST_Request( 'GET', '/wc/store/v1/cart' ) )->get_data()
				),
				true
			);
			$_GET   = [];
			return [ 'items' => brolga_journey_in( $answer, 'extensions', 'brolga_items' )['items'] ?? null ];

		case 'categories':
			// A category below another.
			$parent = wp_insert_term( 'Plants', 'product_cat' );
			$parent = is_array( $parent ) ? max( 0, $parent['term_id'] ) : 0;
			$child  = wp_insert_term( 'Ferns', 'product_cat', [ 'parent' => $parent ] );
			$child  = is_array( $child ) ? $child['term_id'] : 0;
			$fern   = brolga_journey_product( $with );
			$fern->set_category_ids( [ $child ] );
			$fern->save();
			return [ 'expected' => [ "p{$fern->get_id()}", "c{$child}", "c{$parent}" ] ];

		case 'price':
		case 'stock':
			[ $sku, $value ] = [ ...explode( ':', $with ), '' ];
			$product         = brolga_journey_product( $sku );
			if ( 'price' === $does ) {
				$product->set_regular_price( $value );
			} else {
				$product->set_manage_stock( true );
				$product->set_stock_quantity( (int) $value );
			}
			$product->save();
			return [];

		case 'hold':
			update_option( 'woocommerce_hold_stock_minutes', $with );
			return [];

		case 'open':
			// The checkout's page is printed.
			ob_start();
			do_action(
				'classic' === $with ? 'woocommerce_before_checkout_form' : 'woocommerce_blocks_checkout_enqueue_data',
				WC()->checkout()
			);
			ob_end_clean();
			return [];

		case 'remove-coupon':
			WC()->cart->remove_coupon( $with );
			return [];

		case 'see':
			// The checkout of blocks asks for the cart anew, as it does while an address is typed.
			rest_do_request( new WP_REST_Request( 'GET', '/wc/store/v1/cart' ) );
			return [ 'cart' => WC()->cart->get_cart_contents_count(), 'mark' => CartRevision::mark( WC()->cart ) ];

		case 'delete':
			brolga_journey_product( $with )->delete( true );
			return [];

		case 'coupon':
			$coupon = new WC_Coupon( 'half' );
			$coupon->set_amount( 50 );
			$coupon->set_discount_type( 'percent' );
			$coupon->set_date_expires( null );
			$coupon->save();
			return [ 'applied' => WC()->cart->apply_coupon( 'half' ), 'discount' => WC()->cart->get_discount_total() ];

		case 'end-coupon':
			$coupon = new WC_Coupon( 'half' );
			$coupon->set_date_expires( time() - 60 );
			$coupon->save();
			return [];

		case 'lose':
			$session = WC()->session;
			assert( $session instanceof WC_Session_Handler );
			$session->destroy_session();
			return [];

		case 'slow':
			// A payment takes its time, as those of real shops do.
			add_action( 'woocommerce_checkout_order_processed', static fn () => sleep( 1 ) );
			add_action( 'woocommerce_store_api_checkout_order_processed', static fn () => sleep( 1 ) );
			return [];

		case 'refused':
			// The payment is refused.
			add_filter( 'woocommerce_cod_process_payment_order_status', brolga_journey_refuse( ... ) );
			return [];

		case 'visit':
			// The page on which something is put into the cart.
			$_SERVER['HTTP_REFERER'] = $with;
			return [];

		case 'enquire':
			return [ 'lead' => brolga_journey_enquiry( ...[ ...explode( ':', $with ), '0', '' ] ) ];

		case 'erase-lead':
			$wpdb = $GLOBALS['wpdb'];
			assert( $wpdb instanceof wpdb );
			$wpdb->delete( "{$wpdb->prefix}brolga_entries", [ 'id' => (int) $with ] );
			return [];

		case 'name-form':
			wp_update_post( [
				'ID'           => 2,
				'post_content' => '' === $with
					? ''
					: '<!-- wp:brolga/contact-form '
						. wp_json_encode( [ 'uid' => 'garden', 'title' => $with ] )
						. ' /-->',
			] );
			return [];

		case 'notes':
			return [ 'notes' => brolga_journey_notes() ];

		case 'field':
			[ $name, $value ] = [ ...explode( ':', $with ), '' ];
			$_POST[ $name ] = $value;
			return [];

		case 'extension':
			$_POST['extension'] = json_decode( $with, true );
			return [];

		case 'address':
			$request = new WP_REST_Request( 'POST', '/wc/store/v1/cart/update-customer' );
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( $with );
			return [ 'postcodes' => brolga_journey_in(
				(array) json_decode( (string) wp_json_encode( rest_do_request( $request )->get_data() ), true ),
				'extensions',
				PostcodeCheck::NAME
			) ];

		case 'account':
			// An address is saved under My account.
			[ $group, $state, $postcode ] = [ ...explode( ':', $with ), '', '' ];
			return [ 'account' => brolga_journey_account( $group, $state, $postcode ) ];

		case 'classic':
		case 'block':
		case 'save':
			return brolga_journey_order( $does, (array) json_decode( '' === $with ? '[]' : $with, true ) );

		default:
			return brolga_journey_report( [] );
	}
}

/**
 * What somebody is told who saves an address under My account; nothing where it is saved.
 *
 * @param string $group Billing or shipping.
 * @return list<string>
 */
function brolga_journey_account( string $group, string $state, string $postcode ): array {
	wp_set_current_user( 1 );
	$nonce                             = wp_create_nonce( 'woocommerce-edit_address' );
	$_REQUEST                          = [ 'woocommerce-edit-address-nonce' => $nonce ];
	$_POST                             = [
		'action'               => 'edit_address',
		"{$group}_first_name"  => 'Mia',
		"{$group}_last_name"   => 'Ash',
		"{$group}_country"     => 'AU',
		"{$group}_address_1"   => '1 Fern Street',
		"{$group}_city"        => 'Somewhere',
		"{$group}_state"       => $state,
		"{$group}_postcode"    => $postcode,
		"{$group}_phone"       => '0412345678',
		"{$group}_email"       => 'mia@example.com',
	];
	$wp                                = $GLOBALS['wp'];
	assert( $wp instanceof WP );
	$wp->query_vars['edit-address'] = $group;
	$saved                             = static fn () => throw new DomainException( 'Saved.' );
	add_filter( 'wp_redirect', $saved );
	try {
		WC_Form_Handler::save_address();
	} catch ( DomainException ) {
		return [];
	} finally {
		remove_filter( 'wp_redirect', $saved );
		[ $_POST, $_REQUEST ] = [ [], [] ];
	}
	return array_values( array_map(
		static fn ( array $notice ): string => is_string( $notice['notice'] ?? null ) ? $notice['notice'] : '',
		array_filter( wc_get_notices( 'error' ), is_array( ... ) )
	) );
}

/**
 * Somebody's enquiry.
 *
 * @param string $email Whose.
 * @param string $days  How many days ago.
 */
function brolga_journey_enquiry( string $email, string $days, string $status ): int {
	$wpdb = $GLOBALS['wpdb'];
	assert( $wpdb instanceof wpdb );
	$at = gmdate( 'Y-m-d H:i:s', time() - (int) $days * 86400 );
	$wpdb->insert(
		"{$wpdb->prefix}brolga_entries",
		[
			'form_source' => 'post-2',
			'form_uid'    => 'garden',
			'form_title'  => 'Garden plans',
			'page_url'    => 'http://127.0.0.1/contact/',
			'status'      => '' === $status ? 'new' : $status,
			'body_hash'   => str_repeat( '0', 64 ),
			'email'       => $email,
			'fields'      => '[]',
			'search_text' => '',
			'attribution' => '{"referrer":"https://www.search.example/","campaign":{}}',
			'consent'     => '',
			'notes'       => '[]',
			'created_at'  => $at,
			'updated_at'  => $at,
		]
	);
	return $wpdb->insert_id;
}

/**
 * What the latest order remembers, and the box that an owner and a shop manager see of it.
 *
 * @return array<string, mixed>
 */
function brolga_journey_notes(): array {
	$orders = wc_get_orders( [ 'limit' => 1, 'orderby' => 'ID', 'order' => 'DESC' ] );
	$order  = is_array( $orders ) ? $orders[0] ?? null : null;
	assert( $order instanceof WC_Order );
	$notes = [];
	foreach ( $order->get_meta_data() as $meta ) {
		assert( $meta instanceof WC_Meta_Data );
		$data = $meta->get_data();
		if ( is_string( $data['key'] ) && str_starts_with( $data['key'], '_brolga_' ) ) {
			$notes[ $data['key'] ] = $data['value'];
		}
	}
	$order->update_meta_data( '_brolga_variants', '[{"test":"12-2","subject":"2-1"},{"test":"<b>","subject":"0"}]' );
	$order->save_meta_data();
	require_once ABSPATH . 'wp-admin/includes/admin.php';
	require_once getenv( 'BROLGA_TEST_SHOP_FOLDER' ) . '/includes/admin/wc-admin-functions.php';
	set_current_screen( wc_get_page_screen_id( 'shop-order' ) );
	$box   = Plugin::application( dirname( __DIR__, 3 ) . '/plugin/brolga.php' )->container->get( OrderBox::class );
	$boxes = [];
	foreach ( [ 1, (int) username_exists( 'shopper' ) ] as $user ) {
		wp_set_current_user( $user );
		$box->register();
		do_action( 'add_meta_boxes', wc_get_page_screen_id( 'shop-order' ), $order );
		ob_start();
		do_meta_boxes( wc_get_page_screen_id( 'shop-order' ), 'side', $order );
		$boxes[] = (string) ob_get_clean();
	}
	return $notes + [ 'boxes' => $boxes ];
}

/**
 * A product for seven dollars.
 *
 * @param string $sku Its stock-keeping unit.
 */
function brolga_journey_product( string $sku ): WC_Product_Simple {
	$product = new WC_Product_Simple( (int) wc_get_product_id_by_sku( $sku ) );
	$product->set_name( ucfirst( strtolower( $sku ) ) );
	$product->set_sku( $sku );
	$product->set_regular_price( '7' );
	$product->set_status( 'publish' );
	$product->save();
	return $product;
}
