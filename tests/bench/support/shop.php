<?php
/**
 * Fills a shop for its benchmark: php shop.php COUNT
 *
 * WooCommerce saves a hundred products, so that they are what it makes of them;
 * the others are copies with names and prices of their own, written straight into
 * its tables. Prints the product that is looked at and put into the cart.
 *
 * @package Brolga
 */

declare( strict_types=1 );

require dirname( __DIR__, 3 ) . '/bin/lib/php/request.php';
require getcwd() . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/file.php';
require_once ABSPATH . 'wp-admin/includes/image.php';
require_once ABSPATH . 'wp-admin/includes/media.php';

( static function ( int $count ): void {
	$wpdb = $GLOBALS['wpdb'] ?? null;
	assert( $wpdb instanceof wpdb );
	wp_set_current_user( 1 );
	$originals = 100;
	// Copies lie this far from their original and from each other.
	$apart = 1000;

	// A shop of one country that delivers and takes orders.
	update_option( 'woocommerce_default_country', 'AU:QLD' );
	update_option( 'woocommerce_currency', 'AUD' );
	update_option( 'woocommerce_bacs_settings', [ 'enabled' => 'yes' ] );
	update_option( 'woocommerce_attribute_lookup_direct_updates', 'yes' );
	update_option( 'woocommerce_attribute_lookup_enabled', 'yes' );
	$zone = new WC_Shipping_Zone();
	$zone->set_zone_name( 'Australia' );
	$zone->add_location( 'AU', 'country' );
	$zone->save();
	update_option(
		'woocommerce_flat_rate_' . $zone->add_shipping_method( 'flat_rate' ) . '_settings',
		[ 'title' => 'Delivery', 'cost' => '12' ]
	);

	$images = [];
	foreach ( [
		'botany-flowers',
		'northern-buttercups-flowers',
		'flower-meadow-square',
		'red-hibiscus-closeup',
		'category-anthuriums',
		'category-cactus',
	] as $name ) {
		// In each release of WordPress.
		$file = get_theme_root() . "/twentytwentyfive/assets/images/{$name}.webp";
		$copy = wp_tempnam( "{$name}.webp" );
		copy( $file, $copy );
		$image = media_handle_sideload( [ 'name' => "{$name}.webp", 'tmp_name' => $copy ], 0 );
		if ( ! is_int( $image ) ) {
			throw new RuntimeException( $image->get_error_message() );
		}
		update_post_meta( $image, '_wp_attachment_image_alt', 'A plant' );
		$images[] = $image;
	}
	$terms = static function ( string $taxonomy, string $name, int $number ): array {
		$ids = [];
		for ( $term = 1; $term <= $number; $term++ ) {
			$made = wp_insert_term( "{$name} {$term}", $taxonomy );
			if ( ! is_array( $made ) ) {
				throw new RuntimeException( $made->get_error_message() );
			}
			$ids[] = (int) $made['term_id'];
		}
		return $ids;
	};
	$categories = $terms( 'product_cat', 'Category', 8 );
	$tags       = $terms( 'product_tag', 'Tag', 10 );
	$attribute  = wc_create_attribute( [ 'name' => 'Light', 'slug' => 'light' ] );
	if ( ! is_int( $attribute ) ) {
		throw new RuntimeException( $attribute->get_error_message() );
	}
	// WooCommerce does so with the next request.
	register_taxonomy( 'pa_light', 'product' );
	$lights = $terms( 'pa_light', 'Light', 6 );

	$words = trim( str_repeat( 'A plant for gardens with some shade, some sun and a gardener who waters it. ', 20 ) );
	$ids   = [];
	for ( $number = 0; $number < $originals; $number++ ) {
		$light = new WC_Product_Attribute();
		$light->set_id( $attribute );
		$light->set_name( 'pa_light' );
		$light->set_options( [ $lights[ $number % 6 ] ] );
		$light->set_visible( true );
		$product = new WC_Product_Simple();
		$product->set_name( sprintf( 'Plant %05d', $number ) );
		$product->set_slug( sprintf( 'plant-%05d', $number ) );
		$product->set_sku( sprintf( 'P-%05d', $number ) );
		$product->set_description( "<p>{$words}</p>" );
		$product->set_short_description( 'A plant for gardens.' );
		$product->set_regular_price( (string) ( 5 + $number ) );
		$product->set_sale_price( 0 === $number % 10 ? (string) ( 4 + $number ) : '' );
		$product->set_category_ids( [ $categories[ $number % 8 ] ] );
		$product->set_tag_ids( [ $tags[ $number % 10 ] ] );
		$product->set_attributes( [ $light ] );
		$product->set_image_id( $images[ $number % 6 ] );
		$product->set_gallery_image_ids( [ $images[ ( $number + 1 ) % 6 ], $images[ ( $number + 2 ) % 6 ] ] );
		$product->set_manage_stock( true );
		$product->set_stock_quantity( 0 === $number % 7 ? 0 : 1000 );
		if ( 0 === $number % 3 ) {
			$stars = 3 + $number % 9 / 3;
			$product->set_rating_counts( [ (int) $stars => 4 ] );
			$product->set_average_rating( $stars );
			$product->set_review_count( 4 );
		}
		$ids[] = $product->save();
	}
	$first = $ids[0];
	$last  = $ids[ $originals - 1 ];
	if ( $last >= $apart ) {
		throw new RuntimeException( 'There is no room for copies.' );
	}

	$wpdb->query( 'SET autocommit = 0' );
	$copy = static function (
		string $table,
		string $id,
		array $changed
	) use ( $wpdb, $count, $originals, $apart, $first, $last ): void {
		$values = [];
		// But for the numbers that the database gives.
		foreach ( array_diff(
			array_filter( $wpdb->get_col( "SHOW COLUMNS FROM {$table}" ), is_string( ... ) ),
			[ 'meta_id' ]
		) as $name ) {
			$values[ $name ] = is_string( $changed[ $name ] ?? null ) ? $changed[ $name ] : "original.{$name}";
		}
		$into = implode( ', ', array_keys( $values ) );
		for ( $turn = 1; $turn < intdiv( $count, $originals ); $turn++ ) {
			$from = strtr(
				implode( ', ', $values ),
				[
					'%TURN%' => (string) $turn,
					'%AWAY%' => (string) ( $turn * $apart ),
					'%MORE%' => (string) ( $turn * $originals ),
				]
			);
			$wpdb->query( "INSERT INTO {$table} ({$into}) SELECT {$from} FROM {$table} original WHERE original.{$id} BETWEEN {$first} AND {$last}" );
			if ( '' !== $wpdb->last_error ) {
				throw new RuntimeException( $wpdb->last_error );
			}
		}
	};
	$number = 'LPAD(RIGHT(original.post_title, 5) + %MORE%, 5, 0)';
	$copy(
		$wpdb->posts,
		'ID',
		[
			'ID'            => 'original.ID + %AWAY%',
			'post_title'    => "CONCAT('Plant ', {$number})",
			'post_name'     => "CONCAT('plant-', {$number})",
			'guid'          => "CONCAT(original.guid, '-%TURN%')",
			'post_date'     => 'original.post_date - INTERVAL %TURN% HOUR',
			'post_date_gmt' => 'original.post_date_gmt - INTERVAL %TURN% HOUR',
		]
	);
	$copy(
		$wpdb->postmeta,
		'post_id',
		[
			'post_id'    => 'original.post_id + %AWAY%',
			'meta_value' => "CASE WHEN original.meta_value = '' THEN '' WHEN original.meta_key IN ('_price', '_regular_price', '_sale_price') THEN original.meta_value + %TURN% WHEN original.meta_key = '_sku' THEN CONCAT(original.meta_value, '-%TURN%') ELSE original.meta_value END",
		]
	);
	$copy( $wpdb->term_relationships, 'object_id', [ 'object_id' => 'original.object_id + %AWAY%' ] );
	$copy(
		"{$wpdb->prefix}wc_product_meta_lookup",
		'product_id',
		[
			'product_id' => 'original.product_id + %AWAY%',
			'sku'        => "CONCAT(original.sku, '-%TURN%')",
			'min_price'  => 'original.min_price + %TURN%',
			'max_price'  => 'original.max_price + %TURN%',
		]
	);
	$copy(
		"{$wpdb->prefix}wc_product_attributes_lookup",
		'product_id',
		[
			'product_id'           => 'original.product_id + %AWAY%',
			'product_or_parent_id' => 'original.product_or_parent_id + %AWAY%',
		]
	);
	$wpdb->query( 'COMMIT' );
	$wpdb->query( 'SET autocommit = 1' );
	foreach ( [
		$wpdb->posts,
		$wpdb->postmeta,
		$wpdb->term_relationships,
		"{$wpdb->prefix}wc_product_meta_lookup",
		"{$wpdb->prefix}wc_product_attributes_lookup",
	] as $table ) {
		$wpdb->query( "ANALYZE TABLE {$table}" );
	}

	wp_cache_flush();
	foreach ( [ 'product_cat', 'product_tag', 'pa_light', 'product_type', 'product_visibility' ] as $taxonomy ) {
		$all  = get_terms( [ 'taxonomy' => $taxonomy, 'hide_empty' => false, 'fields' => 'tt_ids' ] );
		$type = get_taxonomy( $taxonomy );
		if ( is_array( $all ) && false !== $type ) {
			_update_generic_term_count( $all, $type );
		}
	}
	wc_recount_all_terms( false );
	wc_delete_product_transients();
	// What WooCommerce does in its first hour: nothing of it is left for the pages that are measured.
	// A minute from now it would look for what an older version has left to do, and every page asks until then.
	do_action( 'action_scheduler/migration_hook' ); // phpcs:ignore WordPress.NamingConventions -- Its own.
	for ( $round = 0; $round < 5; $round++ ) {
		do_action( 'action_scheduler_run_queue', 'Benchmark' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Its own.
		wp_cache_flush();
	}

	$found = (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts} JOIN {$wpdb->prefix}wc_product_meta_lookup ON product_id = ID WHERE post_type = 'product' AND post_status = 'publish'" );
	if ( $found !== $count ) {
		fwrite( STDERR, "There are {$found} products instead of {$count}.\n" );
		exit( 3 );
	}
	// In stock, with stars, in the middle.
	$chosen = $ids[51] + $apart * intdiv( $count, 2 * $originals );
	echo wp_json_encode( [
		'id'       => $chosen,
		'product'  => get_permalink( $chosen ),
		'name'     => get_the_title( $chosen ),
		'category' => get_term_link( $categories[3], 'product_cat' ),
		'shop'     => wc_get_page_permalink( 'shop' ),
		'cart'     => wc_get_cart_url(),
		'checkout' => wc_get_checkout_url(),
	] );
} )( (int) $argv[1] );
