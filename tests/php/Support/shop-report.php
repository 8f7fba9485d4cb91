<?php
/**
 * A step of fresh-site.php: orders of two periods, and what the report says of them.
 *
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Core\Referrals\Referred;
use Brolga\Core\Rest\DeclaresRoutes;
use Brolga\Plugin;
use Brolga\Shop\Report\ReferredOrders;

/**
 * Places an order.
 *
 * @param string                $day      When, on the site's clock.
 * @param string                $total    What it came to.
 * @param array<string, string> $notes    What it remembers.
 * @param string                $currency What it was paid in.
 */
function brolga_report_order(
	string $day,
	string $status,
	string $total,
	array $notes = [],
	string $currency = 'AUD'
): WC_Order {
	$order = new WC_Order();
	$order->set_currency( $currency );
	$order->set_date_created( $day . ' 12:00:00' );
	$order->set_status( $status );
	$order->set_total( $total );
	foreach ( $notes as $name => $note ) {
		$order->update_meta_data( "_brolga_{$name}", $note );
	}
	$order->save();
	return $order;
}

/**
 * What the route answers to somebody.
 *
 * @param array<string, string> $query What is asked.
 * @return array{status: int, data: mixed}
 */
function brolga_report_ask( array $query ): array {
	$request = new WP_REST_Request( 'GET', '/' . DeclaresRoutes::NAMESPACE . '/shop-report' );
	$request->set_query_params( $query );
	$answer = rest_do_request( $request );
	return [ 'status' => $answer->get_status(), 'data' => $answer->get_data() ];
}

/**
 * Places orders in several currencies in April, with some of them before.
 *
 * @param string $storage Where orders are kept.
 */
function brolga_report_currencies( string $storage ): void {
	$wpdb = $GLOBALS['wpdb'];
	assert( $wpdb instanceof wpdb );
	brolga_report_order( '2026-04-02', 'processing', '20', [ 'source' => 'news' ] );
	$none = brolga_report_order( '2026-04-02', 'processing', '30', [ 'source' => 'news' ] );
	brolga_report_order( '2026-04-02', 'processing', '10' );
	brolga_report_order( '2026-04-02', 'processing', '15', [ 'source' => 'news' ], 'NZD' );
	$refunded = brolga_report_order( '2026-04-02', 'processing', '100', [], 'NZD' );
	brolga_report_order( '2026-03-25', 'processing', '9000', [ 'source' => 'news' ], 'JPY' );
	$refund = new WC_Order_Refund();
	$refund->set_parent_id( $refunded->get_id() );
	$refund->set_date_created( '2026-04-03 12:00:00' );
	$refund->set_amount( '5' );
	$refund->set_total( '-5' );
	// Somebody's program has forgotten which currency it was.
	$refund->set_currency( 'AUD' );
	$refund->save();
	if ( 'tables' === $storage ) {
		$wpdb->update( "{$wpdb->prefix}wc_orders", [ 'currency' => null ], [ 'id' => $none->get_id() ] );
	} else {
		delete_post_meta( $none->get_id(), '_order_currency' );
	}
}

/**
 * @param string $storage Where orders are kept: `tables`, or `posts`.
 * @param string $many    How many orders there are beside those of the report.
 * @return array<string, mixed>
 */
function brolga_shop_report( string $storage, string $many ): array {
	remove_all_filters( 'pre_update_option' );
	remove_all_actions( 'updated_option' );
	update_option( 'woocommerce_custom_orders_table_enabled', 'tables' === $storage ? 'yes' : 'no' );
	update_option( 'timezone_string', 'Australia/Brisbane' );
	update_option( 'woocommerce_currency', 'AUD' );
	$page = wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'Home', 'post_status' => 'publish' ] );
	brolga_report_order(
		'2026-03-01',
		'processing',
		'100',
		[
			'source'     => 'news',
			'form'       => 'garden',
			'form_title' => '=Garden plans',
			'variants'   => "[{\"test\":\"{$page}\",\"subject\":\"1\"}]",
		]
	);
	$refunded = brolga_report_order(
		'2026-03-02',
		'completed',
		'50',
		[ 'source' => 'news', 'variants' => "[{\"test\":\"{$page}\",\"subject\":\"0\"},{\"test\":\"{$page}-2\",\"subject\":\"2-1\"}]" ]
	);
	brolga_report_order( '2026-03-10', 'on-hold', '7', [ 'referral' => 'Anna Müller' ] );
	foreach ( [ 'pending', 'failed', 'cancelled' ] as $status ) {
		brolga_report_order( '2026-03-05', $status, '1000', [ 'source' => 'news' ] );
	}
	// The ten days before, and what lies outside.
	brolga_report_order( '2026-02-20', 'processing', '20', [ 'source' => 'news', 'referral' => 'anna muller' ] );
	brolga_report_order( '2026-02-18', 'processing', '3000' );
	brolga_report_order( '2026-03-11', 'processing', '4000' );
	$refund = new WC_Order_Refund();
	$refund->set_parent_id( $refunded->get_id() );
	$refund->set_date_created( '2026-03-09 12:00:00' );
	$refund->set_amount( '30' );
	$refund->set_total( '-30' );
	$refund->save();

	brolga_report_currencies( $storage );

	$wpdb = $GLOBALS['wpdb'];
	assert( $wpdb instanceof wpdb );
	$wpdb->query( 'START TRANSACTION' );
	for ( $i = 0; $i < (int) $many; $i++ ) {
		$wpdb->query( "INSERT INTO {$wpdb->prefix}wc_orders (id, status, type, currency, total_amount, date_created_gmt) VALUES ("
			. ( 100000 + $i )
			. ", 'wc-completed', 'shop_order', 'AUD', 10, '2026-06-15 02:00:00')" );
		$wpdb->query( "INSERT INTO {$wpdb->prefix}wc_orders_meta (order_id, meta_key, meta_value) VALUES ("
			. ( 100000 + $i )
			. ", '_brolga_source', 'source"
			. ( $i % 50 )
			. "')" );
	}
	$wpdb->query( 'COMMIT' );

	$days   = [ 'from' => '2026-03-01', 'to' => '2026-03-10' ];
	$guest  = brolga_report_ask( $days )['status'];
	$roles  = [];
	foreach ( [ 'editor', 'shop_manager', 'administrator' ] as $role ) {
		$user = wp_insert_user( [
			'user_login' => $role . $storage,
			'user_pass'  => 'x',
			'user_email' => "{$role}{$storage}@example.com",
			'role'       => $role,
		] );
		wp_set_current_user( is_int( $user ) ? $user : 0 );
		$roles[ $role ] = brolga_report_ask( $days )['status'];
	}
	$odd = array_map(
		static fn ( array $query ): int => brolga_report_ask( $query )['status'],
		[
			[ 'from' => '2026-13-01' ],
			[ 'from' => '2026-03-02', 'to' => '2026-03-01' ],
			[ 'from' => '2000-01-01', 'to' => '2026-01-01' ],
			[ 'from' => "x' OR 1" ],
			[ 'csv' => 'secrets' ],
		]
	);
	$queries = $wpdb->num_queries;
	$begun   = microtime( true );
	$large   = brolga_report_ask( [ 'from' => '2026-06-01', 'to' => '2026-06-30' ] )['data'];
	$took    = [ 'seconds' => microtime( true ) - $begun, 'queries' => $wpdb->num_queries - $queries ];
	$april   = [ 'from' => '2026-04-01', 'to' => '2026-04-10' ];
	$mixed   = brolga_report_ask( $april + [ 'csv' => 'source' ] )['data'];
	return $took + [
		'report'    => brolga_report_ask( $days )['data'],
		'csv'       => brolga_report_ask( $days + [ 'csv' => 'form' ] )['data'],
		'mixed'     => brolga_report_ask( $april )['data'],
		'mixed_csv' => is_array( $mixed ) ? $mixed['text'] : null,
		'status'    => [ 'guest' => $guest ] + $roles,
		'referred'  => array_map(
			static fn ( Referred $one ): array => [ $one->name, $one->count, $one->revenue, $one->currency ],
			Plugin::application( dirname( __DIR__, 3 ) . '/plugin/brolga.php' )->container
				->get( ReferredOrders::class )
				->figures(
					new DateTimeImmutable( '2026-03-01', wp_timezone() ),
					new DateTimeImmutable( '2026-03-10', wp_timezone() )
				) ?? []
		),
		'odd'       => $odd,
		'large'     => is_array( $large ) ? $large['totals'] : null,
	];
}
