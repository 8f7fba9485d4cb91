<?php
/**
 * Title: Reviews and top-rated products
 * Slug: brolga/shop-reviews
 * Categories: brolga, brolga-shop, testimonials
 * Keywords: shop, reviews, stars, rating, quotes
 * Description: The shop’s newest good reviews, each with its product, above the top-rated products.
 * Viewport Width: 1400
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

use Brolga\Theme\PatternProducts;

$brolga_reviews = PatternProducts::reviews( 3 );
if ( [] === $brolga_reviews ) {
	$brolga_reviews = [
		[
			'text'    => __( 'It came with its roots in wet paper and two pages on where to put it. It has flowered since.', 'brolga' ),
			'name'    => __( 'Mara L.', 'brolga' ),
			'product' => __( 'Red hibiscus', 'brolga' ),
			'url'     => PatternProducts::shop(),
		],
		[
			'text'    => __( 'The trowel is heavier than it looks and has already outlived two of the cheap ones.', 'brolga' ),
			'name'    => __( 'Tom Nguyen', 'brolga' ),
			'product' => __( 'Planting trowel', 'brolga' ),
			'url'     => PatternProducts::shop(),
		],
		[
			'text'    => __( 'Sown in spring, and by summer it was stopping people on their way to the bus.', 'brolga' ),
			'name'    => __( 'Priya S.', 'brolga' ),
			'product' => __( 'Summer meadow mix', 'brolga' ),
			'url'     => PatternProducts::shop(),
		],
	];
}
?>
<!-- wp:group {"tagName":"section","align":"full","className":"shop-section","style":{"spacing":{"padding":{"top":"var:preset|spacing|80","bottom":"var:preset|spacing|80"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull shop-section" style="padding-top:var(--wp--preset--spacing--80);padding-bottom:var(--wp--preset--spacing--80)"><!-- wp:heading {"align":"wide","fontSize":"xx-large"} -->
<h2 class="wp-block-heading alignwide has-xx-large-font-size"><?php esc_html_e( 'What buyers tell us afterwards', 'brolga' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:group {"align":"wide","className":"is-style-rows","style":{"spacing":{"margin":{"top":"var:preset|spacing|50"},"blockGap":"0"}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-rows" style="margin-top:var(--wp--preset--spacing--50)">
<?php foreach ( $brolga_reviews as $brolga_review ) : ?>
<!-- wp:columns {"style":{"spacing":{"blockGap":{"left":"var:preset|spacing|50","top":"var:preset|spacing|20"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"72%"} -->
<div class="wp-block-column" style="flex-basis:72%"><!-- wp:paragraph {"fontSize":"x-large"} -->
<p class="has-x-large-font-size"><?php echo esc_html( $brolga_review['text'] ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"28%"} -->
<div class="wp-block-column" style="flex-basis:28%"><!-- wp:paragraph -->
<p><strong><?php echo esc_html( $brolga_review['name'] ); ?></strong></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"0"}}},"fontSize":"small"} -->
<p class="has-small-font-size" style="margin-top:0"><a href="<?php echo esc_url( $brolga_review['url'] ); ?>"><?php echo esc_html( $brolga_review['product'] ); ?></a></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->
<?php endforeach; ?>
</div>
<!-- /wp:group -->

<!-- wp:heading {"align":"wide","fontSize":"x-large","style":{"spacing":{"margin":{"top":"var:preset|spacing|70"}}}} -->
<h2 class="wp-block-heading alignwide has-x-large-font-size" style="margin-top:var(--wp--preset--spacing--70)"><?php esc_html_e( 'Rated best', 'brolga' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:group {"align":"wide","style":{"spacing":{"margin":{"top":"var:preset|spacing|40"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignwide" style="margin-top:var(--wp--preset--spacing--40)"><?php PatternProducts::print_list( 'top-rated', 4, 4, __( 'Nothing has been rated yet.', 'brolga' ) ); ?></div>
<!-- /wp:group --></section>
<!-- /wp:group -->
