<?php
/**
 * Title: Search results
 * Slug: brolga/hidden-results
 * Inserter: no
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

$types  = WP_Block_Type_Registry::get_instance();
$brolga = $types->is_registered( 'brolga/search' );
// Blocks of the shop that say nothing of posts which are no products.
$shop   = $types->is_registered( 'woocommerce/product-price' );
?>
<!-- wp:query {"align":"wide","query":{"inherit":true},"style":{"spacing":{"margin":{"top":"var:preset|spacing|50"}}},"layout":{"type":"default"}} -->
<div class="wp-block-query alignwide" style="margin-top:var(--wp--preset--spacing--50)"><!-- wp:post-template {"className":"journal-list","style":{"spacing":{"blockGap":"0"}}} -->
<!-- wp:group {"style":{"spacing":{"blockGap":"var:preset|spacing|40"}},"layout":{"type":"flex","flexWrap":"nowrap","verticalAlignment":"top"}} -->
<div class="wp-block-group"><!-- wp:post-featured-image {"isLink":false,"aspectRatio":"1","width":"6rem","sizeSlug":"thumbnail"} /-->

<!-- wp:group {"style":{"spacing":{"blockGap":"var:preset|spacing|10"}},"layout":{"type":"constrained","justifyContent":"left"}} -->
<div class="wp-block-group"><?php if ( $brolga ) : ?><!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"brolga/post-type"}}},"textColor":"muted","fontSize":"small"} -->
<p class="has-muted-color has-text-color has-small-font-size"></p>
<!-- /wp:paragraph --><?php endif; ?>

<!-- wp:post-title {"level":2,"isLink":true,"fontSize":"large"} /-->

<!-- wp:post-excerpt {"excerptLength":34} /--><?php if ( $shop ) : ?>

<!-- wp:woocommerce/product-price {"isDescendentOfQueryLoop":true,"fontSize":"small"} /-->

<!-- wp:woocommerce/product-button {"isDescendentOfQueryLoop":true,"textAlign":"left","fontSize":"small"} /--><?php endif; ?></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
<!-- /wp:post-template -->

<!-- wp:query-pagination {"paginationArrow":"arrow","style":{"spacing":{"margin":{"top":"var:preset|spacing|70"}}},"layout":{"type":"flex","justifyContent":"space-between"}} -->
<!-- wp:query-pagination-previous /-->

<!-- wp:query-pagination-numbers /-->

<!-- wp:query-pagination-next /-->
<!-- /wp:query-pagination -->

<!-- wp:query-no-results -->
<!-- wp:paragraph {"className":"is-style-lead"} -->
<p class="is-style-lead"><?php esc_html_e( 'No results. Try another word, or a shorter one.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"fontSize":"large"} -->
<h2 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Or begin here', 'brolga' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:latest-posts {"postsToShow":4,"displayPostDate":true} /-->
<!-- /wp:query-no-results --></div>
<!-- /wp:query -->
