<?php
/**
 * Steps of fresh-site.php that look at what a shop costs a page, and at what its
 * filters count right after something has changed.
 *
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Shop\Catalogue\Catalogue;
use Brolga\Shop\Catalogue\SampleOrder;
use Brolga\Shop\Catalogue\Stock;
use Brolga\Shop\Filters\Facets;
use Brolga\Shop\Filters\FilterAddress;
use Brolga\Shop\Filters\KeptFacets;

/**
 * Fills shelves anew.
 *
 * @return array{}
 */
function brolga_facets_set_up(): array {
	$wpdb = $GLOBALS['wpdb'];
	assert( $wpdb instanceof wpdb );
	$wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE '%brolga\\_facets\\_%'" );
	$taxes = [ 'calc_taxes' => 'no', 'prices_include_tax' => 'no', 'tax_display_shop' => 'excl' ];
	foreach ( $taxes as $name => $value ) {
		update_option( "woocommerce_{$name}", $value );
	}
	$wpdb->query( "DELETE FROM {$wpdb->prefix}woocommerce_tax_rates" );
	wp_cache_flush();
	foreach ( (array) wc_get_products( [ 'limit' => -1, 'status' => [ 'publish', 'draft' ] ] ) as $product ) {
		if ( $product instanceof WC_Product ) {
			$product->delete( true );
		}
	}
	$renamed = taxonomy_exists( 'pa_light' ) ? get_term_by( 'slug', 'full-sun', 'pa_light' ) : false;
	if ( $renamed instanceof WP_Term ) {
		wp_update_term( $renamed->term_id, 'pa_light', [ 'name' => 'Full sun' ] );
	}
	update_option( 'woocommerce_attribute_lookup_direct_updates', 'yes' );
	$catalogue = new Catalogue();
	$catalogue->add_attribute( 'Light', [ 'Shade', 'Full sun' ] );
	wp_insert_term( 'Small', 'product_cat' );
	wp_insert_term( 'Large', 'product_cat' );
	foreach ( [
		'Fern'  => [ '10', 'Shade' ],
		'Moss'  => [ '20', 'Shade' ],
		'Agave' => [ '40', 'Full sun' ],
	] as $name => [ $price, $light ] ) {
		$id = (int) wp_insert_post( [ 'post_type' => 'product', 'post_status' => 'publish', 'post_title' => $name ] );
		$catalogue->put( $id, new Stock( strtoupper( $name ), $price, '', 3, '', [], [], [ 'Light' => [ $light ] ] ) );
		wp_set_object_terms( $id, 'Small', 'product_cat' );
	}
	return [];
}

/**
 * What a page offers.
 *
 * @param string $address What it is asked for.
 * @return array{
 *     listed: array<array-key, mixed>,
 *     later: int,
 *     offers: array<string, array<string, string>>,
 *     prices: array{int, int}|null,
 *     queries: int,
 *     kept: int,
 *     forever: int,
 * }
 */
function brolga_facets_look( string $address ): array {
	$wpdb = $GLOBALS['wpdb'];
	assert( $wpdb instanceof wpdb );
	wp_parse_str( $address, $_GET );
	WC_Query::reset_chosen_attributes();
	$query                   = new WP_Query();
	$GLOBALS['wp_the_query'] = $query;
	$GLOBALS['wp_query']     = $query;
	$query->query( [ 'post_type' => 'product' ] + $_GET );
	$fails = static fn ( string $sql ): string => intdiv( 1, 0 ) . $sql;
	if ( isset( $_GET['fail'] ) ) {
		ini_set( 'error_log', '/dev/null' );
		// As WooCommerce fails: on the way to the products, by an error.
		add_filter( 'posts_request', $fails );
	}
	$before = $wpdb->num_queries;
	$found  = ( new KeptFacets( new Facets() ) )->of( $query, FilterAddress::read( $_GET, [ 'light' ] ) );
	$asked  = $wpdb->num_queries - $before;
	remove_filter( 'posts_request', $fails );
	$offers = [];
	foreach ( $found['facets'] as $facet ) {
		foreach ( $facet->options as $option ) {
			$offers[ $facet->name ][ $option['value'] ] = "{$option['label']}: {$option['count']}";
		}
	}
	$count = static fn ( string $like ): int => (int) $wpdb->get_var(
		(string) $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE option_name LIKE %s', $wpdb->options, $like )
	);
	return [
		'listed'  => wp_list_pluck( (array) $query->posts, 'post_title' ),
		'later'   => count( ( new WP_Query( [ 'post_type' => 'product' ] ) )->posts ?? [] ),
		'offers'  => $offers,
		'prices'  => $found['prices'],
		'queries' => $asked,
		'kept'    => $count( '\\_transient\\_brolga\\_facets\\_%' ),
		'forever' => $count( '\\_transient\\_wc\\_filter\\_data\\_%' ),
	];
}

/**
 * Changes a product or what it is filed under, as WooCommerce, WordPress or somebody's import does.
 *
 * @param string $what What is changed.
 */
function brolga_facets_change( string $what ): void {
	$fern = wc_get_product( (int) wc_get_product_id_by_sku( 'FERN' ) );
	assert( $fern instanceof WC_Product );
	switch ( $what ) {
		case 'stock':
			wc_update_product_stock( $fern, 0 );
			break;
		case 'sale':
			wc_update_product_stock( $fern, 1, 'decrease' );
			break;
		case 'price':
			$fern->set_regular_price( '90' );
			$fern->save();
			break;
		case 'category':
			wp_set_object_terms( $fern->get_id(), 'Large', 'product_cat' );
			break;
		case 'attribute':
			$term = get_term_by( 'slug', 'full-sun', 'pa_light' );
			assert( $term instanceof WP_Term );
			wp_update_term( $term->term_id, 'pa_light', [ 'name' => 'All day' ] );
			break;
		case 'draft':
			wp_update_post( [ 'ID' => $fern->get_id(), 'post_status' => 'draft' ] );
			break;
		case 'added':
		case 'taken off':
		case 'shown alone':
			brolga_facets_tax( $what );
			break;
		case 'page':
			wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Of no product' ] );
			break;
	}
}

/**
 * Has the shop show prices otherwise than it stores them: one rate of 10 %, one class without a rate, one product
 * without tax.
 *
 * @param string $how Tax is added, or taken off, or there is none and it shows prices with it all the same.
 */
function brolga_facets_tax( string $how ): void {
	update_option( 'woocommerce_calc_taxes', 'shown alone' === $how ? 'no' : 'yes' );
	update_option( 'woocommerce_prices_include_tax', 'taken off' === $how ? 'yes' : 'no' );
	update_option( 'woocommerce_tax_display_shop', 'taken off' === $how ? 'excl' : 'incl' );
	WC_Tax::_insert_tax_rate( [ 'tax_rate' => '10', 'tax_rate_name' => 'GST', 'tax_rate_class' => '' ] );
	foreach ( [ 'MOSS' => [ 'zero-rate', 'taxable' ], 'AGAVE' => [ '', 'none' ] ] as $sku => [ $class, $status ] ) {
		$product = wc_get_product( (int) wc_get_product_id_by_sku( $sku ) );
		assert( $product instanceof WC_Product );
		$product->set_tax_class( $class );
		$product->set_tax_status( $status );
		$product->save();
	}
}

/**
 * What a page cache in front is asked after a change.
 *
 * @param string $what What is changed.
 * @return array{asked: list<string>, product: int}
 */
function brolga_facets_purges( string $what ): array {
	$asked = [];
	add_filter(
		'pre_http_request',
		static function ( mixed $no, array $args, string $url ) use ( &$asked ): array {
			$headers = (array) ( $args['headers'] ?? [] );
			$path    = (string) wp_parse_url( $url, PHP_URL_PATH );
			$keys    = $headers['Surrogate-Key'] ?? '';
			$asked[] = is_string( $args['method'] ?? null ) && is_string( $keys )
				? trim( "{$args['method']} {$path} {$keys}" )
				: '';
			return [ 'response' => [ 'code' => 200 ] ];
		},
		10,
		3
	);
	brolga_facets_change( $what );
	do_action( 'shutdown' );
	return [
		'asked'   => $asked,
		'product' => (int) wc_get_product_id_by_sku( 'FERN' ),
	];
}

/**
 * The queries that a list of products costs because of us, without and with filters.
 *
 * @return array{without: int, other: int, with: int}
 */
function brolga_facets_cost(): array {
	$wpdb = $GLOBALS['wpdb'];
	assert( $wpdb instanceof wpdb );
	$cost = static function ( string $style, bool $inherit ) use ( $wpdb ): int {
		$before = $wpdb->num_queries;
		apply_filters(
			'render_block_woocommerce/product-collection',
			'<div></div>',
			[
				'blockName' => 'woocommerce/product-collection',
				'attrs'     => [ 'className' => $style, 'query' => [ 'inherit' => $inherit ] ],
			]
		);
		return $wpdb->num_queries - $before;
	};
	brolga_facets_look( '' );
	return [
		'without' => $cost( '', true ),
		'other'   => $cost( 'is-style-brolga-filters', false ),
		'with'    => $cost( 'is-style-brolga-filters', true ),
	];
}

/**
 * What a page has cost before anything of it is made, and whether one of WooCommerce's patterns is there then, and
 * later.
 *
 * @return array{queries: int, option: int, first: bool, other: bool, rendered: bool, html: bool}
 */
function brolga_facets_page(): array {
	$wpdb = $GLOBALS['wpdb'];
	assert( $wpdb instanceof wpdb );
	$queries  = $wpdb->num_queries;
	get_option( 'woocommerce_ship_to_destination' );
	$option   = $wpdb->num_queries - $queries;
	$there    = static fn (): bool => WP_Block_Patterns_Registry::get_instance()->is_registered(
		'woocommerce/no-products-found'
	);
	$report   = [ 'queries' => $queries, 'option' => $option, 'first' => $there() ];
	do_blocks( '<!-- wp:pattern {"slug":"somebody/elses"} /-->' );
	$report['other'] = $there();
	$html            = do_blocks( '<!-- wp:pattern {"slug":"woocommerce/no-products-found"} /-->' );
	return $report + [ 'rendered' => $there(), 'html' => str_contains( $html, '<p' ) ];
}

/**
 * The queries that the images of products cost a page: in an archive, and in a product's gallery.
 *
 * @return array{archive: int, gallery: int, other: int}
 */
function brolga_facets_images(): array {
	$wpdb = $GLOBALS['wpdb'];
	assert( $wpdb instanceof wpdb );
	$image = static fn (): int => (int) wp_insert_attachment(
		[ 'post_title' => 'An image', 'post_mime_type' => 'image/jpeg' ],
		wp_unique_id( 'image-' ) . '.jpg'
	);
	$shown   = [];
	$last    = 0;
	$gallery = [];
	foreach ( (array) wc_get_products( [ 'limit' => -1 ] ) as $product ) {
		assert( $product instanceof WC_Product );
		$last    = $product->get_id();
		$shown[] = $image();
		$gallery = [ $image(), $image() ];
		$product->set_image_id( end( $shown ) );
		$product->set_gallery_image_ids( $gallery );
		$product->save();
	}
	$cost = static function ( array $asked, int ...$images ) use ( $wpdb ): int {
		wp_cache_flush();
		$query                   = new WP_Query();
		$GLOBALS['wp_the_query'] = $query;
		$query->query( $asked );
		$before = $wpdb->num_queries;
		foreach ( $images as $id ) {
			get_post( $id );
			get_post_meta( $id, '_wp_attached_file', true );
		}
		return $wpdb->num_queries - $before;
	};
	return [
		'archive' => $cost( [ 'post_type' => 'product' ], ...$shown ),
		'gallery' => $cost( [ 'post_type' => 'product', 'p' => $last ], (int) end( $shown ), ...$gallery ),
		'other'   => $cost( [ 'post_type' => 'page' ], ...$shown ),
	];
}

/**
 * Places an order of somebody who does not exist, and takes it away.
 *
 * @return array{mails: int, total: string, source: mixed, day: string, stock: int|null, gone: bool}
 */
function brolga_facets_sample(): array {
	$mails = 0;
	add_action(
		'phpmailer_init',
		static function () use ( &$mails ): void {
			++$mails;
		}
	);
	$catalogue = new Catalogue();
	$at        = time() - 259200;
	$lines     = [ 'FERN' => 2, 'NONE' => 1 ];
	$id        = $catalogue->order( new SampleOrder(
		$at,
		'completed',
		'Elena Moretti',
		'Paddington',
		'QLD',
		'4064',
		$lines,
		'local_pickup',
		'Pick up',
		'0',
		'Bank transfer',
		'google'
	) );
	$order     = wc_get_order( $id );
	$fern      = wc_get_product( (int) wc_get_product_id_by_sku( 'FERN' ) );
	assert( $order instanceof WC_Order && $fern instanceof WC_Product );
	$report = [
		'mails'  => $mails,
		'total'  => wc_format_decimal( $order->get_total(), 2 ),
		'source' => $order->get_meta( '_brolga_source' ),
		'day'    => (string) $order->get_date_created()?->getTimestamp() === (string) $at ? 'right' : 'wrong',
		'stock'  => $fern->get_stock_quantity(),
	];
	$catalogue->remove_order( $id );
	return $report + [ 'gone' => false === wc_get_order( $id ) ];
}

/**
 * How a menu's entry of the shop is marked, by what is shown.
 *
 * @return array<string, list<string>> Classes of the entry, for a link by its id and one by its address.
 */
function brolga_facets_menu(): array {
	$shop = wc_get_page_id( 'shop' );
	if ( $shop <= 0 ) {
		$page = [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Shop' ];
		$shop = (int) wp_insert_post( $page );
		update_option( 'woocommerce_shop_page_id', $shop );
	}
	$links = '';
	foreach ( [
		[ 'label' => 'By id', 'url' => '/x/', 'kind' => 'post-type', 'type' => 'page', 'id' => $shop ],
		[ 'label' => 'By address', 'url' => (string) get_permalink( $shop ), 'kind' => 'custom' ],
		[ 'label' => 'Another', 'url' => '/another/', 'kind' => 'custom' ],
	] as $link ) {
		$links .= get_comment_delimited_block_content( 'navigation-link', $link, '' );
	}
	$other = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Another' ] );
	$menu  = [ 'post_type' => 'wp_navigation', 'post_status' => 'publish', 'post_title' => 'Menu' ];
	$ref   = (int) wp_insert_post( $menu + [ 'post_content' => wp_slash( $links ) ] );
	$found = [];
	foreach ( [
		'shop'     => [ 'post_type' => 'product' ],
		'product'  => [ 'post_type' => 'product', 'p' => (int) wc_get_product_id_by_sku( 'FERN' ) ],
		'category' => [ 'product_cat' => 'small' ],
		'page'     => [ 'page_id' => $other ],
	] as $name => $asked ) {
		$query                   = new WP_Query();
		$GLOBALS['wp_the_query'] = $query;
		$GLOBALS['wp_query']     = $query;
		$query->query( $asked );
		$menu = [ 'ref' => $ref, 'collapse' => 'never' ];
		$html = do_blocks( get_comment_delimited_block_content( 'brolga/menu', $menu, '' ) );
		preg_match_all(
			'/<li class="wp-block-brolga-menu__item ?([^"]*)"[^>]*><a[^>]*href="[^"]*"( aria-current="page")?/',
			$html,
			$all
		);
		$found[ $name ] = array_map(
			static fn ( string $classes, string $current ): string => $classes . $current,
			$all[1],
			$all[2]
		);
	}
	return $found;
}

/**
 * @return array<array-key, mixed>
 */
function brolga_shop_facets( string $does, string $with = '' ): array {
	switch ( $does ) {
		case 'set-up':
			return brolga_facets_set_up();
		case 'look':
			return brolga_facets_look( $with );
		case 'cost':
			return brolga_facets_cost();
		case 'page':
			return brolga_facets_page();
		case 'images':
			return brolga_facets_images();
		case 'sample':
			return brolga_facets_sample();
		case 'menu':
			return brolga_facets_menu();
		case 'purges':
			return brolga_facets_purges( $with );
		case 'rest':
			do_action( 'rest_api_init' );
			return [
				'there' => WP_Block_Patterns_Registry::get_instance()->is_registered( 'woocommerce/no-products-found' ),
			];
	}
	brolga_facets_change( $with );
	return [];
}
