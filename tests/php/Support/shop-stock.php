<?php
/**
 * Steps of fresh-site.php in which products are sold out, and come back.
 *
 * @package Brolga
 */

declare( strict_types=1 );

/**
 * What the database has of those who wait, who of them has confirmed it, and the emails.
 *
 * @return array{waiting: list<string>, confirmed: list<string>, mails: list<string>}
 */
function brolga_stock_state(): array {
	$wpdb = $GLOBALS['wpdb'];
	assert( $wpdb instanceof wpdb );
	$text = static fn ( mixed $value ): string => is_string( $value ) ? $value : '';
	return [
		'waiting' => array_map(
			$text,
			array_values( $wpdb->get_col( "SELECT email FROM {$wpdb->prefix}brolga_stock_waits ORDER BY id" ) )
		),
		'confirmed' => array_map(
			$text,
			array_values( $wpdb->get_col( "SELECT email FROM {$wpdb->prefix}brolga_stock_waits WHERE confirmed_at IS NOT NULL ORDER BY id" ) )
		),
		'mails'   => array_map(
			$text,
			array_values( $wpdb->get_col( "SELECT payload FROM {$wpdb->prefix}brolga_outbox ORDER BY id" ) )
		),
	];
}

/**
 * Sells a fern, and a pot in two sizes, of which the large one is gone.
 *
 * @return array{fern: int, pot: int, large: int, small: int}
 */
function brolga_stock_set_up(): array {
	update_option( 'woocommerce_coming_soon', 'no' );
	$wpdb = $GLOBALS['wpdb'];
	assert( $wpdb instanceof wpdb );
	// What the test before has left.
	foreach ( [ 'stock_waits', 'outbox', 'ledger' ] as $table ) {
		$wpdb->query( "DELETE FROM {$wpdb->prefix}brolga_{$table}" );
	}
	$fern = new WC_Product_Simple();
	$fern->set_name( 'Tree <fern>' );
	$fern->set_regular_price( '7' );
	$fern->set_stock_status( 'outofstock' );
	$fern->save();
	$pot  = new WC_Product_Variable();
	$size = new WC_Product_Attribute();
	$size->set_name( 'Size' );
	$size->set_options( [ 'Small', 'Large' ] );
	$size->set_visible( true );
	$size->set_variation( true );
	$pot->set_name( 'Pot' );
	$pot->set_attributes( [ $size ] );
	$pot->save();
	$sizes = [];
	foreach ( [ 'Small' => 'instock', 'Large' => 'outofstock' ] as $name => $status ) {
		$variation = new WC_Product_Variation();
		$variation->set_parent_id( $pot->get_id() );
		$variation->set_attributes( [ 'size' => $name ] );
		$variation->set_regular_price( '9' );
		$variation->set_stock_status( $status );
		$sizes[ strtolower( $name ) ] = $variation->save();
	}
	return [
		'fern'  => $fern->get_id(),
		'pot'   => $pot->get_id(),
		'large' => $sizes['large'],
		'small' => $sizes['small'],
	];
}

/**
 * Follows a link of an email.
 *
 * @param string $url    The link.
 * @param string $method GET for a visit, POST for the button, here or in a mail program.
 * @return array<array-key, mixed>
 */
function brolga_stock_follow( string $url, string $method ): array {
	parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
	$_GET                      = $query;
	$_SERVER['REQUEST_METHOD'] = $method;
	wp( [] );
	remove_action( 'template_redirect', 'redirect_canonical' );
	do_action( 'template_redirect' );
	apply_filters( 'template_include', '' );
	$page = $GLOBALS['_wp_current_template_content'] ?? '';
	return [
		'page' => is_string( $page ) && 1 === preg_match( '/<h1>.*<!-- \/wp:html -->/s', $page, $match )
			? $match[0]
			: '',
	] + brolga_stock_state();
}

/**
 * @param string $id   With which product, or link.
 * @param string $with Fields, as JSON, or a method.
 * @return array<array-key, mixed>
 */
function brolga_shop_stock( string $does, string $id = '0', string $with = '{}' ): array {
	$sent = (array) json_decode( $with, true );
	if ( 'follow' === $does ) {
		return brolga_stock_follow( $id, $with );
	}
	if ( 'age' === $does ) {
		$wpdb = $GLOBALS['wpdb'];
		assert( $wpdb instanceof wpdb );
		$since = gmdate( 'Y-m-d H:i:s', time() - 86400 * (int) $id );
		$wpdb->query( "UPDATE {$wpdb->prefix}brolga_stock_waits SET created_at = '{$since}'" );
		return brolga_stock_state();
	}
	if ( 'set-up' === $does ) {
		return brolga_stock_set_up();
	}
	if ( 'back' === $does ) {
		$product = wc_get_product( (int) $id );
		assert( $product instanceof WC_Product );
		$product->set_stock_status( 'instock' );
		$product->save();
		return brolga_stock_state();
	}
	if ( 'sell' === $does ) {
		// The last one.
		$product = wc_get_product( (int) $id );
		assert( $product instanceof WC_Product );
		$product->set_manage_stock( true );
		$product->set_stock_quantity( 1 );
		$product->save();
		$order = wc_create_order();
		assert( $order instanceof WC_Order );
		$order->add_product( $product );
		$order->set_status( 'processing' );
		$order->save();
		return [
			'order'   => $order->get_id(),
			'is_post' => 'shop_order' === get_post_type( $order->get_id() ),
		] + brolga_stock_state();
	}
	if ( 'cancel' === $does ) {
		$order = wc_get_order( (int) $id );
		assert( $order instanceof WC_Order );
		$order->set_status( 'cancelled' );
		$order->save();
		return brolga_stock_state();
	}
	if ( 'delete' === $does ) {
		wp_delete_post( (int) $id, true );
		return brolga_stock_state();
	}
	if ( 'silently-back' === $does ) {
		update_post_meta( (int) $id, '_stock_status', 'instock' );
		return brolga_stock_state();
	}
	if ( 'hour' === $does ) {
		do_action( 'brolga_hourly' );
		return brolga_stock_state();
	}
	if ( 'personal' === $does ) {
		$export = apply_filters( 'wp_privacy_personal_data_exporters', [] );
		$erase  = apply_filters( 'wp_privacy_personal_data_erasers', [] );
		assert( is_array( $export ) && is_array( $erase ) );
		$told = '';
		foreach ( [ ...array_values( $export ), ...array_values( $erase ) ] as $one ) {
			assert( is_array( $one ) && is_callable( $one['callback'] ) );
			$told .= (string) wp_json_encode( $one['callback']( 'Ada@Example.com', 1 ) );
		}
		return [ 'told' => $told ] + brolga_stock_state();
	}
	$status = 200;
	add_filter(
		'status_header',
		static function ( string $header, int $code ) use ( &$status ): string {
			$status = $code;
			return $header;
		},
		10,
		2
	);
	wp( [ 'post_type' => 'product', 'p' => (int) $id ] );
	if ( [] !== $sent ) {
		$_POST = $sent;
		foreach ( [ 'HTTP_ORIGIN', 'CONTENT_LENGTH' ] as $name ) {
			if ( is_string( $sent[ $name ] ?? null ) ) {
				$_SERVER[ $name ] = $sent[ $name ];
			}
		}
		add_filter(
			'wp_redirect',
			static function ( string $to ): never {
				echo "\n", json_encode(
					[ 'status' => 303, 'to' => $to, 'html' => '' ] + brolga_stock_state(),
					JSON_THROW_ON_ERROR
				);
				exit;
			}
		);
		remove_action( 'template_redirect', 'redirect_canonical' );
		do_action( 'template_redirect' );
	}
	the_post();
	ob_start();
	woocommerce_template_single_add_to_cart();
	return [ 'status' => $status, 'to' => '', 'html' => (string) ob_get_clean() ] + brolga_stock_state();
}
