<?php
declare( strict_types=1 );

namespace Brolga\Shop\Catalogue;

use Brolga\Core\Support\Module;
use Brolga\Shop\Shop;
use WC_Product;
use WP;
use WP_Term;

/**
 * Shows the image of the newest product for a category without an image, instead of a grey
 * placeholder. In wp-admin the category still shows what is stored.
 *
 * @see SHOP-61
 */
final class CategoryImages implements Module {

	private const KEY = 'thumbnail_id';

	private const PREVIEW = '/block-renderer/woocommerce/product-categories';

	/** How many of the newest products are searched, since some may have no image. */
	private const LOOKED_AT = 5;

	/** @var array<int, int> */
	private array $found = [];

	public function __construct( private readonly Shop $shop ) {}

	public function register(): void {
		add_filter( 'get_term_metadata', $this->image( ... ), 10, 4 );
	}

	private function image( mixed $value, mixed $term, mixed $key, mixed $single ): mixed {
		if (
			self::KEY !== $key
			|| null !== $value
			|| true !== $single
			|| ! is_numeric( $term )
			|| ! $this->shop->is_running()
			|| ! self::is_shown()
		) {
			return $value;
		}
		$category = get_term( (int) $term, 'product_cat' );
		if ( ! $category instanceof WP_Term || self::has_own( $category ) ) {
			return $value;
		}
		$this->found[ $category->term_id ] ??= self::newest( $category );
		return 0 === $this->found[ $category->term_id ] ? $value : (string) $this->found[ $category->term_id ];
	}

	/**
	 * Whether the category has an image of its own. Reads the metadata cache, since
	 * get_term_meta() would call this filter again.
	 */
	private static function has_own( WP_Term $category ): bool {
		$stored = update_meta_cache( 'term', [ $category->term_id ] );
		$values = is_array( $stored ) ? $stored[ $category->term_id ] ?? [] : [];
		$first  = is_array( $values ) && is_array( $values[ self::KEY ] ?? null ) ? $values[ self::KEY ][0] ?? '' : '';
		return ! in_array( $first, [ '', '0' ], true );
	}

	private static function newest( WP_Term $category ): int {
		$products = wc_get_products(
			[
				'status'     => 'publish',
				'visibility' => 'catalog',
				'category'   => [ $category->slug ],
				'limit'      => self::LOOKED_AT,
				'orderby'    => 'date',
				'order'      => 'DESC',
			]
		);
		foreach ( is_array( $products ) ? $products : [] as $product ) {
			$image = $product instanceof WC_Product ? (int) $product->get_image_id() : 0;
			if ( $image > 0 ) {
				return $image;
			}
		}
		return 0;
	}

	/** Whether the image is requested for display, not for editing or export. */
	private static function is_shown(): bool {
		if ( ! wp_is_serving_rest_request() ) {
			return ! is_admin();
		}
		$route = $GLOBALS['wp'] instanceof WP ? $GLOBALS['wp']->query_vars['rest_route'] ?? '' : '';
		return is_string( $route ) && str_contains( $route, self::PREVIEW );
	}
}
