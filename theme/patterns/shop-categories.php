<?php
/**
 * Title: Shop categories as tiles
 * Slug: brolga/shop-categories
 * Categories: brolga, brolga-shop
 * Keywords: shop, categories, tiles, departments
 * Description: Each category of the shop with an image, its name and its number of products.
 * Viewport Width: 1400
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

?>
<!-- wp:group {"tagName":"section","align":"full","className":"shop-section","style":{"spacing":{"padding":{"top":"var:preset|spacing|80","bottom":"var:preset|spacing|80"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull shop-section" style="padding-top:var(--wp--preset--spacing--80);padding-bottom:var(--wp--preset--spacing--80)"><!-- wp:heading {"align":"wide","fontSize":"xx-large"} -->
<h2 class="wp-block-heading alignwide has-xx-large-font-size"><?php esc_html_e( 'Find your way around', 'brolga' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:group {"align":"wide","style":{"spacing":{"margin":{"top":"var:preset|spacing|50"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignwide" style="margin-top:var(--wp--preset--spacing--50)"><!-- wp:woocommerce/product-categories {"hasImage":true,"className":"is-style-tiles"} /--></div>
<!-- /wp:group --></section>
<!-- /wp:group -->
