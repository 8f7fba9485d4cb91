<?php
/**
 * The products and reviews that the shop's patterns arrive with.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

namespace Brolga\Theme;

use WP_Term;

/**
 * Prints lists of products as WooCommerce's blocks, all with the same card, and
 * finds reviews that are worth showing. WordPress evaluates patterns for the
 * editor alone.
 *
 * @phpstan-type Review array{text: string, name: string, product: string, url: string}
 *
 * @see SHOP-60
 */
final class PatternProducts {

	/** What is too short says nothing; what is too long is not read. */
	private const SHORTEST = 20;
	private const LONGEST  = 240;

	/** The fewest stars. */
	private const STARS = 4;

	/** How many of the newest reviews are looked at. */
	private const LOOKED_AT = 40;

	/**
	 * Prints a list of products.
	 *
	 * @param string $collection WooCommerce's name for the choice: `featured`, `new-arrivals`, `on-sale`, `top-rated`.
	 * @param int    $count      How many there are at the most.
	 * @param int    $columns    How many beside each other.
	 * @param string $empty      What is said where there are none.
	 * @param string $class_name A class of its own, if any.
	 */
	public static function print_list(
		string $collection,
		int $count,
		int $columns,
		string $empty,
		string $class_name = ''
	): void {
		$order       = 'top-rated' === $collection ? 'rating' : 'date';
		$is_featured = 'featured' === $collection ? 'true' : 'false';
		$is_on_sale  = 'on-sale' === $collection ? 'true' : 'false';
		printf(
			'<!-- wp:woocommerce/product-collection {"queryId":0,"query":{"perPage":%1$d,"pages":1,"offset":0,'
				. '"postType":"product","order":"desc","orderBy":"%2$s","search":"","exclude":[],"inherit":false,'
				. '"taxQuery":{},"isProductCollectionBlock":true,"featured":%3$s,"woocommerceOnSale":%4$s,'
				. '"woocommerceStockStatus":["instock","onbackorder"],"woocommerceAttributes":[],'
				. '"woocommerceHandPickedProducts":[],"filterable":false},"tagName":"div",'
				. '"displayLayout":{"type":"flex","columns":%5$d,"shrinkColumns":true},'
				. '"dimensions":{"widthType":"fill"},"collection":"woocommerce/product-collection/%6$s",'
				. '"hideControls":["inherit"],"queryContextIncludes":["collection"],"align":"wide"%7$s} -->'
				. "\n"
				. '<div class="wp-block-woocommerce-product-collection alignwide%8$s">',
			absint( $count ),
			esc_attr( $order ),
			esc_attr( $is_featured ),
			esc_attr( $is_on_sale ),
			absint( $columns ),
			esc_attr( $collection ),
			'' === $class_name ? '' : ',"className":"' . esc_attr( $class_name ) . '"',
			esc_attr( '' === $class_name ? '' : " {$class_name}" )
		);
		?>
<!-- wp:woocommerce/product-template -->
<!-- wp:woocommerce/product-image {"imageSizing":"single","isDescendentOfQueryLoop":true,"showSaleBadge":false,"aspectRatio":"4/5"} -->
<!-- wp:woocommerce/product-sale-badge {"isDescendentOfQueryLoop":true,"align":"left"} /-->
<!-- /wp:woocommerce/product-image -->

<!-- wp:group {"className":"product-words","style":{"spacing":{"blockGap":"0.35rem"}},"layout":{"type":"default"}} -->
<div class="wp-block-group product-words"><!-- wp:post-title {"level":3,"isLink":true,"fontSize":"large","__woocommerceNamespace":"woocommerce/product-collection/product-title"} /-->

		<?php if ( 'top-rated' === $collection ) : ?>
<!-- wp:woocommerce/product-rating {"isDescendentOfQueryLoop":true,"fontSize":"small"} /-->

		<?php endif; ?>
<!-- wp:woocommerce/product-price {"isDescendentOfQueryLoop":true} /--></div>
<!-- /wp:group -->

<!-- wp:woocommerce/product-button {"isDescendentOfQueryLoop":true,"fontSize":"small"} /-->
<!-- /wp:woocommerce/product-template -->

<!-- wp:woocommerce/product-collection-no-results -->
<!-- wp:paragraph {"className":"is-style-lead"} -->
<p class="is-style-lead"><?php echo esc_html( $empty ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:woocommerce/product-collection-no-results --></div>
<!-- /wp:woocommerce/product-collection -->
		<?php
	}

	/**
	 * The newest good reviews, no more than one of each product.
	 *
	 * @param int $count How many at the most.
	 * @return list<Review>
	 */
	public static function reviews( int $count ): array {
		$comments = get_comments(
			[
				'type'       => 'review',
				'status'     => 'approve',
				'post_type'  => 'product',
				'number'     => self::LOOKED_AT,
				// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- In the editor alone, and of few.
				'meta_query' => [
					[
						'key'     => 'rating',
						'value'   => self::STARS,
						'compare' => '>=',
						'type'    => 'NUMERIC',
					],
				],
			]
		);
		$found    = [];
		foreach ( is_array( $comments ) ? $comments : [] as $comment ) {
			$product = (int) $comment->comment_post_ID;
			$text    = trim( wp_strip_all_tags( $comment->comment_content, true ) );
			$length  = mb_strlen( $text );
			if ( isset( $found[ $product ] ) || $length < self::SHORTEST || $length > self::LONGEST ) {
				continue;
			}
			$found[ $product ] = [
				'text'    => $text,
				'name'    => $comment->comment_author,
				'product' => get_the_title( $product ),
				'url'     => (string) get_permalink( $product ),
			];
		}

		return array_slice( array_values( $found ), 0, $count );
	}

	/**
	 * Whether the shop features any product.
	 */
	public static function has_featured(): bool {
		$featured = get_term_by( 'slug', 'featured', 'product_visibility' );

		return $featured instanceof WP_Term && $featured->count > 0;
	}

	/**
	 * Where all products are.
	 */
	public static function shop(): string {
		$link = get_post_type_archive_link( 'product' );

		return is_string( $link ) ? $link : home_url( '/' );
	}
}
