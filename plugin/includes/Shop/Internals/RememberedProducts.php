<?php
declare( strict_types=1 );

namespace Brolga\Shop\Internals;

use ReflectionProperty;
use WC_Data;
use WC_Product;
use WC_Product_Data_Store_CPT;
use WC_Product_Simple;

/**
 * WooCommerce's storage of products, which knows what it has read before. It looks
 * at what a product is read from each time, as WordPress has it at hand: where any
 * of it has changed the product is read again.
 *
 * @see PERF-27
 */
final class RememberedProducts extends WC_Product_Data_Store_CPT {

	/** So many at the most: lists of all products do not come back to one. */
	private const MOST = 200;

	/** @var array<int, array{list<mixed>, array<array-key, mixed>}> What a product was made of, and what came of it. */
	private static array $known = [];

	/**
	 * Reads a product, or knows it.
	 *
	 * @param WC_Data $product What it is read into.
	 */
	public function read( &$product ): void {
		if ( ! $product instanceof WC_Product || $this->recall( $product ) ) {
			return;
		}
		parent::read( $product );
		$this->note( $product );
	}

	/**
	 * Gives a product what is known of it; false: it has to be read.
	 */
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

	/**
	 * Notes what was read, unless WordPress keeps nothing at hand.
	 */
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

	/**
	 * Whether a product is its properties and nothing else: further kinds may keep more.
	 */
	private static function is_simple( WC_Product $product ): bool {
		return WC_Product_Simple::class === $product::class;
	}

	/**
	 * Where WooCommerce has what was read, with no change upon it.
	 */
	private static function properties(): ReflectionProperty {
		return new ReflectionProperty( WC_Data::class, 'data' );
	}

	/**
	 * What a product is made of: its post, all that is noted of it, and the time of the last change of terms; null:
	 * they are not at hand.
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
	 * The same properties, with dates and attributes of their own: whoever changes these changes one product.
	 *
	 * @param array<array-key, mixed> $properties A product's.
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
