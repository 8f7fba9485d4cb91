<?php
declare( strict_types=1 );

namespace Brolga\Shop\Internals;

use ReflectionProperty;
use WC_Data;
use WC_Product;
use WC_Product_Data_Store_CPT;
use WC_Product_Simple;

/**
 * WooCommerce's product data store with a memory for the current request. Before a remembered
 * product is used, it is compared with WordPress' object cache; if the post, its metadata or any
 * term has changed, the product is read again.
 *
 * @see PERF-27
 */
final class RememberedProducts extends WC_Product_Data_Store_CPT {

	/** Maximum products to remember, which limits memory in requests that loop over all products. */
	private const MOST = 200;

	/**
	 * What each product was read from, and its properties, by product id.
	 *
	 * @var array<int, array{list<mixed>, array<array-key, mixed>}>
	 */
	private static array $known = [];

	/** @param WC_Data $product */
	public function read( &$product ): void {
		if ( ! $product instanceof WC_Product || $this->recall( $product ) ) {
			return;
		}
		parent::read( $product );
		$this->note( $product );
	}

	private function recall( WC_Product $product ): bool {
		$id    = $product->get_id();
		$known = self::is_simple( $product ) ? self::$known[ $id ] ?? null : null;
		if ( null === $known || self::source( $id ) !== $known[0] ) {
			return false;
		}
		$product->set_defaults();
		self::properties()->setValue( $product, self::copy( $known[1] ) );
		$product->set_object_read();
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce’s, for those who complete what is read.
		do_action( 'woocommerce_product_read', $id, $product );
		return true;
	}

	private function note( WC_Product $product ): void {
		$id     = $product->get_id();
		$source = self::is_simple( $product ) ? self::source( $id ) : null;
		$read   = self::properties()->getValue( $product );
		if ( null === $source || ! is_array( $read ) ) {
			return;
		}
		if ( count( self::$known ) >= self::MOST ) {
			self::$known = [];
		}
		self::$known[ $id ] = [ $source, self::copy( $read ) ];
	}

	/** Whether the product is a simple product; other classes may keep data outside of properties. */
	private static function is_simple( WC_Product $product ): bool {
		return WC_Product_Simple::class === $product::class;
	}

	/** Returns WooCommerce's protected property that holds the stored values without pending changes. */
	private static function properties(): ReflectionProperty {
		return new ReflectionProperty( WC_Data::class, 'data' );
	}

	/**
	 * Returns what a product is read from: its post, its metadata and the time of the last term
	 * change; null if they are not in the object cache.
	 *
	 * @return list<mixed>|null
	 */
	private static function source( int $id ): ?array {
		$post = wp_cache_get( $id, 'posts' );
		$meta = wp_cache_get( $id, 'post_meta' );
		return is_object( $post ) && is_array( $meta )
			? [ get_object_vars( $post ), $meta, wp_cache_get( 'last_changed', 'terms' ) ]
			: null;
	}

	/**
	 * Copies properties with their date and attribute objects, so that changing one product does
	 * not change another.
	 *
	 * @param array<array-key, mixed> $properties
	 * @return array<array-key, mixed>
	 */
	private static function copy( array $properties ): array {
		array_walk_recursive(
			$properties,
			static function ( mixed &$value ): void {
				$value = is_object( $value ) ? clone $value : $value;
			}
		);
		return $properties;
	}
}
