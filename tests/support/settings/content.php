<?php
/**
 * Gives a site its address and its permalinks, and publishes what the journeys of
 * tests/smoke/settings.mjs go along: a page with forms and a test, a popup for
 * all pages, a product where there is a shop. Prints where they are.
 *
 * @package Brolga
 */

declare( strict_types=1 );

require dirname( __DIR__, 3 ) . '/bin/lib/php/request.php';
require getcwd() . '/wp-load.php';

( static function ( string $home, string $permalinks ): void {
	wp_set_current_user( 1 );
	update_option( 'home', $home );
	update_option( 'siteurl', $home );
	$rewrite = $GLOBALS['wp_rewrite'];
	assert( $rewrite instanceof WP_Rewrite );
	$rewrite->set_permalink_structure( $permalinks );
	// Written again at the next request, when all post types are known.
	delete_option( 'rewrite_rules' );
	$page    = wp_insert_post(
		[
			'post_type'   => 'page',
			'post_status' => 'publish',
			'post_title'  => 'Corner',
			'post_name'   => 'corner',
		]
	);
	$variant = static fn (
		int $number,
		string $text
	): string => "<!-- wp:brolga/variant {\"number\":{$number}} --><!-- wp:paragraph --><p>{$text}</p><!-- /wp:paragraph --><!-- /wp:brolga/variant -->";
	wp_update_post(
		[
			'ID'           => $page,
			'post_content' => '<!-- wp:brolga/contact-form {"uid":"corner"} -->'
				. '<!-- wp:brolga/form-field {"fieldId":"name","type":"input","label":"Name"} /-->'
				. '<!-- wp:brolga/form-field {"fieldId":"email","type":"email","label":"Email"} /-->'
				. '<!-- wp:brolga/form-field {"fieldId":"message","type":"text","label":"Message"} /-->'
				. '<!-- /wp:brolga/contact-form -->'
				. '<!-- wp:brolga/newsletter {"uid":"letters"} /-->'
				. "<!-- wp:brolga/experiment {\"number\":1,\"post\":{$page}} -->{$variant( 0, 'Plain hedges' )}{$variant( 1, 'Trimmed hedges' )}<!-- /wp:brolga/experiment -->",
		]
	);
	$popup   = wp_insert_post(
		[
			'post_type'    => 'brolga_popup',
			'post_status'  => 'publish',
			'post_title'   => 'Spring',
			'post_content' => '<!-- wp:paragraph --><p>Spring planting</p><!-- /wp:paragraph -->',
			'meta_input'   => [
				'trigger_event'     => 'trigger_on_exit',
				'brolga_conditions' => [ 'show' => 'site' ],
			],
		]
	);
	$product = 0;
	if ( class_exists( 'WooCommerce' ) ) {
		if ( 1 > (int) wc_get_page_id( 'cart' ) ) {
			WC_Install::install();
		}
		update_option( 'woocommerce_coming_soon', 'no' );
		$spade = new WC_Product_Simple();
		$spade->set_name( 'Spade' );
		$spade->set_regular_price( '40' );
		$product = $spade->save();
	}
	echo "\n", wp_json_encode(
		[
			'page'    => (string) get_permalink( $page ),
			'test'    => $page,
			'popup'   => $popup,
			'product' => $product,
			'cart'    => 0 === $product ? '' : wc_get_cart_url(),
		]
	);
} )( $argv[1], $argv[2] );
