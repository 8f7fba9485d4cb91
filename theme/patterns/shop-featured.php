<?php
/**
 * Title: Featured products, one large
 * Slug: brolga/shop-featured
 * Categories: brolga, brolga-shop
 * Keywords: shop, products, featured, new
 * Description: The shop’s featured products, the first one large. Falls back to the newest products.
 * Viewport Width: 1400
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

use Brolga\Theme\PatternProducts;

?>
<!-- wp:group {"tagName":"section","align":"full","className":"shop-section","style":{"spacing":{"padding":{"top":"var:preset|spacing|80","bottom":"var:preset|spacing|80"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull shop-section" style="padding-top:var(--wp--preset--spacing--80);padding-bottom:var(--wp--preset--spacing--80)"><!-- wp:group {"align":"wide","layout":{"type":"flex","justifyContent":"space-between","verticalAlignment":"bottom"}} -->
<div class="wp-block-group alignwide"><!-- wp:heading {"fontSize":"xx-large"} -->
<h2 class="wp-block-heading has-xx-large-font-size"><?php esc_html_e( 'On the front bench this week', 'brolga' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><a href="<?php echo esc_url( PatternProducts::shop() ); ?>"><?php esc_html_e( 'See the whole shop', 'brolga' ); ?></a></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"wide","style":{"spacing":{"margin":{"top":"var:preset|spacing|50"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignwide" style="margin-top:var(--wp--preset--spacing--50)"><?php PatternProducts::print_list( PatternProducts::has_featured() ? 'featured' : 'new-arrivals', 5, 4, __( 'The bench is being set up. Until it is ready, everything is in the shop.', 'brolga' ), 'is-style-lead' ); ?></div>
<!-- /wp:group --></section>
<!-- /wp:group -->
