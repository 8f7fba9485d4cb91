<?php
declare( strict_types=1 );

namespace Brolga\Shop\Catalogue;

use Brolga\Core\Caches\Change;
use Brolga\Core\Caches\FrontCache;
use Brolga\Core\Caches\PageKeys;
use Brolga\Core\Support\Module;
use Brolga\PageCache\ListAddresses;
use Brolga\PageCache\Purges;
use WC_Product;
use WP_Post;

/**
 * Tells the page cache in front which pages show a product, and when its price
 * or its stock has changed.
 *
 * @see CACHE-10
 */
final class ProductPages implements Module {

	/** What wakes it. */
	public const HOOKS = [
		'woocommerce_product_class',
		'woocommerce_before_product_object_save',
		'woocommerce_updated_product_stock',
		'woocommerce_product_set_stock_status',
		'woocommerce_variation_set_stock_status',
	];

	/** What orders change of a product, by which no list is made. */
	private const COUNTED = [ 'stock_quantity', 'total_sales', 'date_modified' ];

	public function __construct(
		private readonly Purges $purges,
		private readonly PageKeys $keys
	) {}

	/**
	 * Follows products, read and saved.
	 */
	public function register(): void {
		if ( null === FrontCache::configured() ) {
			return;
		}
		add_filter( 'woocommerce_product_class', $this->note( ... ), 10, 4 );
		add_action( 'woocommerce_before_product_object_save', $this->saved( ... ) );
		add_action( 'woocommerce_updated_product_stock', fn ( int $id ) => $this->changed( $id, false ) );
		foreach ( [ 'woocommerce_product_set_stock_status', 'woocommerce_variation_set_stock_status' ] as $hook ) {
			add_action( $hook, fn ( int $id ) => $this->changed( $id, true ) );
		}
	}

	/**
	 * Notes that the page shows something of a product.
	 *
	 * @param mixed $name The class that it becomes an object of, handed on.
	 * @param mixed $type Not needed.
	 * @param mixed $post Not needed.
	 * @param int   $id   The product, or a variation.
	 */
	private function note( mixed $name, mixed $type, mixed $post, int $id ): mixed {
		unset( $type, $post );
		$this->keys->note( PageKeys::product( $id ) );
		return $name;
	}

	/**
	 * A product is about to be saved.
	 */
	private function saved( WC_Product $product ): void {
		$changes = array_keys( $product->get_changes() );
		if ( $product->get_id() > 0 && [] !== $changes ) {
			$this->changed( $product->get_id(), [] !== array_diff( $changes, self::COUNTED ) );
		}
	}

	/**
	 * A product has changed; a variation is shown with its product.
	 *
	 * @param int  $id        The product, or a variation.
	 * @param bool $is_listed Whether lists of products show it, or are made by it.
	 */
	private function changed( int $id, bool $is_listed ): void {
		$parent = wp_get_post_parent_id( $id );
		$post   = get_post( is_int( $parent ) && $parent > 0 ? $parent : $id );
		if ( ! $post instanceof WP_Post || ! is_post_publicly_viewable( $post ) ) {
			return;
		}
		$keys = [ PageKeys::product( $post->ID ), PageKeys::product( $id ) ];
		$page = (string) get_permalink( $post );
		$this->purges->add(
			$is_listed
				? Change::of(
					[ ...$keys, PageKeys::posts( 'product' ), PageKeys::posts( 'any' ) ],
					[ $page, ...ListAddresses::of( $post ) ]
				)
				: Change::of( $keys, [ $page ] )
		);
	}
}
