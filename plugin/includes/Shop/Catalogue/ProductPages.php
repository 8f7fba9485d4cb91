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
 * Tells the page cache (such as Varnish) which pages show a product, and when the product's price
 * or stock has changed.
 *
 * @see CACHE-10
 */
final class ProductPages implements Module {

	public const HOOKS = [
		'woocommerce_product_class',
		'woocommerce_before_product_object_save',
		'woocommerce_updated_product_stock',
		'woocommerce_product_set_stock_status',
		'woocommerce_variation_set_stock_status',
	];

	/** Properties that orders change and that do not affect product lists. */
	private const COUNTED = [ 'stock_quantity', 'total_sales', 'date_modified' ];

	public function __construct(
		private readonly Purges $purges,
		private readonly PageKeys $keys
	) {}

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
	 * Notes that the current page shows the product. Uses the filter of the product's class name,
	 * which runs whenever a product is loaded.
	 */
	private function note( mixed $name, mixed $type, mixed $post, int $id ): mixed {
		unset( $type, $post );
		$this->keys->note( PageKeys::product( $id ) );
		return $name;
	}

	private function saved( WC_Product $product ): void {
		$changes = array_keys( $product->get_changes() );
		if ( $product->get_id() > 0 && [] !== $changes ) {
			$this->changed( $product->get_id(), [] !== array_diff( $changes, self::COUNTED ) );
		}
	}

	/**
	 * Purges the pages that show a product; a variation is shown on its parent's page.
	 *
	 * @param bool $is_listed Whether the change affects lists of products, too.
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
