<?php
declare( strict_types=1 );

namespace Brolga\Shop\Catalogue;

use Brolga\Core\Support\Module;
use Brolga\Shop\Shop;
use WC_Product;
use WP;
use WP_Term;

/**
 * A category without an image of its own shows that of its newest product,
 * instead of a grey stand-in. Whoever edits the category sees what is stored.
 *
 * @see SHOP-61
 */
final class CategoryImages implements Module {

	private const KEY = 'thumbnail_id';

	/** Where the editor asks how a list of categories looks. */
	private const PREVIEW = '/block-renderer/woocommerce/product-categories';

	/** How many of the newest products are looked at: some have no image either. */
	private const LOOKED_AT = 5;

	/**
	 * What was found, by category.
	 *
	 * @var array<int, int>
	 */
	private array $found = [];

	public function __construct( private readonly Shop $shop ) {}

	/**
	 * Waits for a category's image.
	 */
	public function register(): void {
		add_filter( 'get_term_metadata', $this->image( ... ), 10, 4 );
	}

	/**
	 * @param mixed $value  What others give; null: what is stored.
	 * @param mixed $key    What is asked for.
	 * @param mixed $single Whether as one value.
	 */
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
	 * Whether an image is stored: asked of the cache that WordPress reads from, since asking for the value would come
	 * by here again.
	 */
	private static function has_own( WP_Term $category ): bool {
		$stored = update_meta_cache( 'term', [ $category->term_id ] );
		$values = is_array( $stored ) ? $stored[ $category->term_id ] ?? [] : [];
		$first  = is_array( $values ) && is_array( $values[ self::KEY ] ?? null ) ? $values[ self::KEY ][0] ?? '' : '';
		return ! in_array( $first, [ '', '0' ], true );
	}

	/**
	 * The image of the newest product that has one.
	 */
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

	/**
	 * Whether what is asked for is shown, and not edited or exported.
	 */
	private static function is_shown(): bool {
		if ( ! wp_is_serving_rest_request() ) {
			return ! is_admin();
		}
		$route = $GLOBALS['wp'] instanceof WP ? $GLOBALS['wp']->query_vars['rest_route'] ?? '' : '';
		return is_string( $route ) && str_contains( $route, self::PREVIEW );
	}
}
