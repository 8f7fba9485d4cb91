<?php
/**
 * A step of fresh-site.php in which a page asks for a product again and again.
 *
 * @package Brolga
 */

declare( strict_types=1 );

/**
 * How often a product is worked out while something is done: from all that is noted of it, each time.
 *
 * @param int               $id   The product's.
 * @param Closure(): mixed  $does What is done.
 */
function brolga_reads_during( int $id, Closure $does ): int {
	$reads = 0;
	$count = static function ( mixed $value, int $post, string $key ) use ( $id, &$reads ): mixed {
		$reads += $post === $id && '_product_attributes' === $key ? 1 : 0;
		return $value;
	};
	add_filter( 'get_post_metadata', $count, 10, 3 );
	$does();
	remove_filter( 'get_post_metadata', $count );
	return $reads;
}

/**
 * The first attribute of a product.
 */
function brolga_first_attribute( WC_Product $product ): WC_Product_Attribute {
	$first = current( $product->get_attributes() );
	return $first instanceof WC_Product_Attribute ? $first : throw new UnexpectedValueException( 'It has none.' );
}

/**
 * Reads a product as the blocks of a page do, with changes in between, and tells what each found.
 *
 * @return array<string, mixed>
 */
function brolga_shop_reads(): array {
	$colour = new WC_Product_Attribute();
	$colour->set_name( 'Colour' );
	$colour->set_options( [ 'Green', 'Grey' ] );
	$fern = new WC_Product_Simple();
	$fern->set_name( 'Fern' );
	$fern->set_regular_price( '10' );
	$fern->set_attributes( [ $colour ] );
	$fern->save();
	$id  = $fern->get_id();
	$ask = static function () use ( $id ): WC_Product {
		$product = wc_get_product( $id );
		return $product instanceof WC_Product ? $product : throw new UnexpectedValueException( 'It is gone.' );
	};
	$plain = new WC_Product_Simple( $id );
	( new WC_Product_Data_Store_CPT() )->read( $plain );
	$heard = 0;
	$hear  = static function () use ( &$heard ): void {
		++$heard;
	};
	$ask();
	add_action( 'woocommerce_product_read', $hear );
	$report = [
		'store' => WC_Data_Store::load( 'product-simple' )->get_current_class_name(),
		'again' => brolga_reads_during( $id, static fn () => [ $ask(), $ask() ] ),
		'heard' => $heard,
		'same'  => serialize( $ask()->get_data() ) === serialize( $plain->get_data() ),
	];

	// Whoever changes what it got changes nothing for others.
	$mine = $ask();
	$mine->get_date_created()?->modify( '+1 year' );
	brolga_first_attribute( $mine )->set_options( [ 'Red' ] );
	$mine->set_price( '1' );
	$others           = $ask();
	$report['others'] = [
		$others->get_price(),
		brolga_first_attribute( $others )->get_options(),
		$others->get_date_created()?->getTimestamp() === $plain->get_date_created()?->getTimestamp(),
	];

	// What changes is read.
	update_post_meta( $id, '_price', '12' );
	$report['price'] = $ask()->get_price();
	wp_update_post( [ 'ID' => $id, 'post_title' => 'Tree fern' ] );
	$report['name'] = $ask()->get_name();
	wp_set_object_terms( $id, 'featured', 'product_visibility' );
	$report['featured'] = $ask()->get_featured();

	// Where WordPress keeps nothing at hand there is nothing to go by.
	wp_cache_flush();
	wp_suspend_cache_addition( true );
	$report['without'] = brolga_reads_during( $id, static fn () => [ $ask(), $ask() ] );
	wp_suspend_cache_addition( false );

	// Another's storage stays.
	$other = new class() extends WC_Product_Data_Store_CPT {};
	add_filter( 'woocommerce_product_data_store', static fn (): WC_Product_Data_Store_CPT => $other );
	$report['other'] = WC_Data_Store::load( 'product-simple' )->get_current_class_name() === $other::class;
	wp_delete_post( $id, true );
	$report['gone'] = wc_get_product( $id );
	return $report;
}
