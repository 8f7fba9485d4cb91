<?php
/**
 * Title: Header of the checkout
 * Slug: brolga/hidden-checkout-header
 * Inserter: no
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

?>
<!-- wp:group {"tagName":"header","className":"site-header","style":{"spacing":{"padding":{"top":"0.625rem","bottom":"0.625rem"}}},"layout":{"type":"constrained"}} -->
<header class="wp-block-group site-header" style="padding-top:0.625rem;padding-bottom:0.625rem"><!-- wp:group {"align":"wide","style":{"spacing":{"blockGap":"var:preset|spacing|40"}},"layout":{"type":"flex","flexWrap":"nowrap","justifyContent":"space-between"}} -->
<div class="wp-block-group alignwide"><!-- wp:group {"style":{"spacing":{"blockGap":"0.75rem"}},"layout":{"type":"flex","flexWrap":"nowrap"}} -->
<div class="wp-block-group"><!-- wp:site-logo {"width":40} /-->

<!-- wp:site-title {"level":0} /--></div>
<!-- /wp:group --><?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/cart-count' ) ) : ?>

<!-- wp:brolga/cart-count /--><?php endif; ?></div>
<!-- /wp:group --></header>
<!-- /wp:group -->
