<?php
/**
 * Steps of fresh-site.php on a product's page: its images and its reviews.
 *
 * @package Brolga
 */

declare( strict_types=1 );

/**
 * An image of the library; of its file only the name is needed.
 */
function brolga_product_image( string $name, string $caption = '' ): int {
	$id   = wp_insert_attachment(
		[ 'post_title' => $name, 'post_excerpt' => $caption, 'post_mime_type' => 'image/jpeg' ],
		"{$name}.jpg"
	);
	$size = static fn ( int $width ): array => [
		'file'      => "{$name}-{$width}.jpg",
		'width'     => $width,
		'height'    => $width,
		'mime-type' => 'image/jpeg',
	];
	wp_update_attachment_metadata(
		$id,
		[
			'file'   => "{$name}.jpg",
			'width'  => 1500,
			'height' => 1000,
			'sizes'  => [
				'medium'                        => [ 'height' => 200 ] + $size( 300 ),
				'woocommerce_gallery_thumbnail' => $size( 100 ),
			],
		]
	);
	update_post_meta( $id, '_wp_attachment_image_alt', "A {$name}" );
	return $id;
}

/**
 * Writes a review.
 *
 * @param int|null $stars    The rating.
 * @param string   $day      When.
 * @param bool     $approved Whether it may be seen.
 * @param int      $parent   What it answers.
 */
function brolga_product_review(
	int $product,
	string $who,
	?int $stars,
	string $day,
	bool $approved = true,
	int $parent = 0
): int {
	$id = (int) wp_insert_comment( [
		'comment_post_ID'  => $product,
		'comment_author'   => $who,
		'comment_content'  => 'Words',
		'comment_type'     => 0 === $parent ? 'review' : 'comment',
		'comment_approved' => $approved ? 1 : 0,
		'comment_date'     => "{$day} 10:00:00",
		'comment_date_gmt' => "{$day} 00:00:00",
		'comment_parent'   => $parent,
	] );
	if ( null !== $stars ) {
		add_comment_meta( $id, 'rating', $stars );
	}
	return $id;
}

/**
 * Sells a fern with images and reviews, a moss with one image and a stone
 * with none, and a pot of which the small one looks another.
 *
 * @return array<string, int>
 */
function brolga_product_set_up(): array {
	update_option( 'woocommerce_coming_soon', 'no' );
	update_option( 'comment_order', 'asc' );
	$ids = [];
	foreach ( [
		'fern'  => [ 'frond', 'root' ],
		'moss'  => [ 'cushion' ],
		'stone' => [],
		'pot'   => [ 'pot' ],
	] as $name => $images ) {
		$product  = 'pot' === $name ? new WC_Product_Variable() : new WC_Product_Simple();
		$images = array_map(
			static fn ( string $image ): int => brolga_product_image(
				$image,
				'root' === $image ? 'The <em>root</em> "below"' : ''
			),
			$images
		);
		$product->set_name( ucfirst( $name ) );
		$product->set_image_id( (string) array_shift( $images ) );
		$product->set_gallery_image_ids( $images );
		$product->set_reviews_allowed( true );
		$ids[ $name ] = $product->save();
	}
	$small = new WC_Product_Variation();
	$small->set_parent_id( $ids['pot'] );
	$small->set_attributes( [ 'size' => 'Small' ] );
	$small->set_regular_price( '9' );
	$small->set_image_id( (string) brolga_product_image( 'small' ) );
	$small->save();
	$ann = brolga_product_review( $ids['fern'], 'Ann', 5, '2026-01-01' );
	brolga_product_review( $ids['fern'], 'Shop', null, '2026-01-02', true, $ann );
	brolga_product_review( $ids['fern'], 'Bob', 2, '2026-01-03' );
	brolga_product_review( $ids['fern'], 'Cy', 5, '2026-01-04' );
	brolga_product_review( $ids['fern'], 'Dot', null, '2026-01-05' );
	brolga_product_review( $ids['fern'], 'Eve', 5, '2026-01-06' );
	brolga_product_review( $ids['fern'], 'Spam', 1, '2026-01-07', false );
	WC_Comments::clear_transients( $ids['fern'] );
	return $ids;
}

/**
 * What a product's gallery prints, and what it brings along.
 *
 * @param int    $id   The product.
 * @param string $kind block, classic, or off: a block whose owner wants no image to open.
 * @return array<string, mixed>
 */
function brolga_product_images( int $id, string $kind ): array {
	ob_start();
	if ( 'classic' === $kind ) {
		$GLOBALS['product'] = wc_get_product( $id );
		woocommerce_show_product_images();
		wc_get_template( 'single-product/photoswipe.php' );
	} else {
		$off   = 'off' === $kind ? ' {"fullScreenOnClick":false}' : '';
		$block = parse_blocks( "<!-- wp:woocommerce/product-gallery{$off} --><div class=\"wp-block-woocommerce-product-gallery wc-block-product-gallery\"><!-- wp:woocommerce/product-gallery-large-image --><!-- wp:woocommerce/product-image {\"showProductLink\":false,\"isDescendentOfSingleProductBlock\":true} /--><!-- /wp:woocommerce/product-gallery-large-image --><!-- wp:woocommerce/product-gallery-thumbnails /--></div><!-- /wp:woocommerce/product-gallery -->" )[0];
		echo ( new WP_Block( $block, [ 'postId' => $id ] ) )->render(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Read by a test.
	}
	$html = (string) ob_get_clean();
	foreach ( [ 'zoom', 'flexslider', 'photoswipe-ui-default', 'wc-single-product' ] as $theirs ) {
		wp_enqueue_script( $theirs, "https://example.com/{$theirs}.js", [], '1', [ 'in_footer' => true ] );
	}
	wp_enqueue_style( 'photoswipe-default-skin', 'https://example.com/skin.css', [], '1' );
	do_action( 'wp_enqueue_scripts' );
	$tags  = new WP_HTML_Tag_Processor( $html );
	$links = [];
	while ( $tags->next_tag() ) {
		if ( 'A' === $tags->get_tag() ) {
			$href    = $tags->get_attribute( 'href' );
			$links[] = [
				'to'       => is_string( $href ) ? basename( $href ) : null,
				'marked'   => null !== $tags->get_attribute( 'data-brolga-image' ),
				'texts'    => null !== $tags->get_attribute( 'data-brolga-texts' ),
				'tabindex' => $tags->get_attribute( 'tabindex' ),
			];
		} elseif ( 'IMG' === $tags->get_tag() && [] !== $links ) {
			$links[ count( $links ) - 1 ] += [
				'alt'     => $tags->get_attribute( 'alt' ),
				'caption' => $tags->get_attribute( 'data-caption' ),
				'srcset'  => str_contains( (string) $tags->get_attribute( 'data-brolga-srcset' ), 'root-300.jpg 300w' ),
			];
		}
	}
	return [
		'html'    => $html,
		'links'   => $links,
		'ours'    => in_array( '@brolga/product', wp_script_modules()->get_queue(), true ),
		'scripts' => array_values( array_intersect(
			[ 'zoom', 'flexslider', 'photoswipe-ui-default', 'wc-single-product' ],
			wp_scripts()->queue
		) ),
		'skin'    => wp_style_is( 'photoswipe-default-skin', 'enqueued' ),
		'wanted'  => array_map(
			static fn ( string $theirs ): bool => (bool) apply_filters(
				"woocommerce_single_product_{$theirs}_enabled",
				true
			),
			[ 'zoom', 'photoswipe', 'flexslider' ]
		),
	];
}

/**
 * A product's reviews, as an address shows them.
 *
 * @param int    $id    The product.
 * @param string $kind  classic or block.
 * @param string $query What the address says.
 * @return array<string, mixed>
 */
function brolga_product_reviews( int $id, string $kind, string $query ): array {
	$wpdb = $GLOBALS['wpdb'];
	assert( $wpdb instanceof wpdb );
	wp_parse_str( $query, $_GET );
	$_SERVER['REQUEST_URI'] = "/?post_type=product&p={$id}&{$query}";
	$page                   = $_GET['cpage'] ?? null;
	wp( [ 'post_type' => 'product', 'p' => $id ] + ( is_string( $page ) ? [ 'cpage' => $page ] : [] ) );
	the_post();
	$GLOBALS['product'] = wc_get_product( $id );
	$before             = $wpdb->num_queries;
	$made               = 0;
	add_filter(
		'woocommerce_product_class',
		static function ( mixed $name ) use ( &$made ): mixed {
			++$made;
			return $name;
		}
	);
	ob_start();
	if ( 'classic' === $kind ) {
		comments_template();
	} else {
		echo do_blocks( '<!-- wp:woocommerce/product-reviews --><div class="wp-block-woocommerce-product-reviews"><!-- wp:woocommerce/product-reviews-title /--><!-- wp:woocommerce/product-review-template --><!-- wp:woocommerce/product-review-author-name /--><!-- /wp:woocommerce/product-review-template --><!-- wp:woocommerce/product-reviews-pagination --><!-- wp:woocommerce/product-reviews-pagination-numbers /--><!-- /wp:woocommerce/product-reviews-pagination --><!-- wp:woocommerce/product-review-form /--></div><!-- /wp:woocommerce/product-reviews -->' );
	}
	$html = (string) ob_get_clean();
	preg_match_all( '#(?:woocommerce-review__author">|author-name[^>]*>(?:<[^>]*>)?)\s*(\w+)#', $html, $names );
	preg_match_all( '#class="page-numbers" href="([^"]+)"#', $html, $pages );
	$robots = apply_filters( 'wp_robots', [] );
	return [
		'html'    => $html,
		'names'   => $names[1],
		'pages'   => array_map( html_entity_decode( ... ), $pages[1] ),
		'queries' => $wpdb->num_queries - $before,
		'made'    => $made,
		'hidden'  => is_array( $robots ) && true === ( $robots['noindex'] ?? false ),
	];
}

/**
 * What becomes of a review that the form sends.
 *
 * @param int                   $id   The product.
 * @param array<array-key, mixed> $sent Beside its words.
 * @return array<string, mixed>
 */
function brolga_product_send( int $id, array $sent ): array {
	add_filter(
		'wp_die_handler',
		static fn (): callable => static function ( mixed $message, mixed $title, mixed $arguments ): never {
			echo "\n", json_encode(
				[ 'status' => is_array( $arguments ) ? $arguments['response'] ?? 500 : 500 ],
				JSON_THROW_ON_ERROR
			);
			exit;
		}
	);
	// Nobody types as fast as a test.
	add_filter( 'comment_flood_filter', '__return_false' );
	$parent = $sent['comment_parent'] ?? 0;
	$_POST  = $sent + [ 'comment_post_ID' => (string) $id ];
	$review = wp_new_comment( [
		'comment_post_ID'      => $id,
		'comment_author'       => 'Zoe',
		'comment_author_email' => 'zoe@example.com',
		'comment_author_url'   => '',
		'comment_content'      => 'Words ' . wp_generate_password( 12, false ),
		'comment_type'         => '',
		'comment_parent'       => is_numeric( $parent ) ? (int) $parent : 0,
	] );
	assert( is_int( $review ) );
	return [ 'status' => 200, 'rating' => get_comment_meta( $review, 'rating', true ) ];
}

/**
 * @param string $id    With which product.
 * @param string $kind  In which kind of template.
 * @param string $query What the address or the form says.
 * @param string $with  Options of the site, as JSON.
 * @return array<string, mixed>
 */
function brolga_shop_product(
	string $does,
	string $id = '0',
	string $kind = 'classic',
	string $query = '',
	string $with = '{}'
): array {
	foreach ( (array) json_decode( $with, true ) as $name => $value ) {
		'serves' === $name
			? add_filter( 'brolga_product_lightbox', true === $value ? '__return_true' : '__return_false' )
			: update_option( (string) $name, $value );
	}
	if ( 'send' === $does ) {
		$sent = [];
		wp_parse_str( $query, $sent );
		return brolga_product_send( (int) $id, $sent );
	}
	if ( 'more' === $does ) {
		for ( $number = 10; $number < 30; $number++ ) {
			brolga_product_review( (int) $id, "More{$number}", 4, "2025-06-{$number}" );
		}
		WC_Comments::clear_transients( (int) $id );
		return [];
	}
	return match ( $does ) {
		'set-up'   => brolga_product_set_up(),
		'images' => brolga_product_images( (int) $id, $kind ),
		default    => brolga_product_reviews( (int) $id, $kind, $query ),
	};
}
