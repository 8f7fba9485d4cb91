<?php
/**
 * Title: Shop navigation
 * Slug: brolga/hidden-shop-ways
 * Inserter: no
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

// The plugin's filters sort, too, and need no script for it.
$filters = WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/cart-count' );
?>
<!-- wp:woocommerce/store-notices {"align":"wide"} /-->

<!-- wp:group {"align":"wide","className":"shop-ways","style":{"spacing":{"margin":{"top":"var:preset|spacing|40"}}},"layout":{"type":"flex","justifyContent":"space-between"}} -->
<div class="wp-block-group alignwide shop-ways" style="margin-top:var(--wp--preset--spacing--40)"><!-- wp:categories {"taxonomy":"product_cat","className":"is-style-row"} /--><?php if ( ! $filters ) : ?>

<!-- wp:woocommerce/catalog-sorting {"fontSize":"small"} /--><?php endif; ?></div>
<!-- /wp:group -->
