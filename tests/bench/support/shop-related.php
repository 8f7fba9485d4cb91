<?php
/**
 * Plugin Name: Benchmark of shops
 * Description: Shows as many related products in every theme: WooCommerce's own template has one more than ours. For
 * the sites of a benchmark only.
 *
 * @package Brolga
 */

declare( strict_types=1 );

add_filter(
	'render_block_data',
	static function ( array $block ): array {
		$attributes = (array) ( $block['attrs'] ?? [] );
		if ( 'woocommerce/product-collection/related' === ( $attributes['collection'] ?? '' ) ) {
			$attributes['query'] = [ 'perPage' => 4 ] + (array) ( $attributes['query'] ?? [] );
			$block['attrs']      = $attributes;
		}
		return $block;
	}
);
