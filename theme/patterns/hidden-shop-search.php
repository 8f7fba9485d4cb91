<?php
/**
 * Title: Product search
 * Slug: brolga/hidden-shop-search
 * Inserter: no
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

// The plugin's filters sort, too, and need no script for it.
$filters = WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/cart-count' );
?>
<!-- wp:woocommerce/store-notices {"align":"wide"} /-->

<!-- wp:group {"align":"wide","className":"shop-ways","layout":{"type":"flex","justifyContent":"space-between"}} -->
<div class="wp-block-group alignwide shop-ways"><!-- wp:search {"label":"<?php esc_attr_e( 'Search products', 'brolga' ); ?>","showLabel":false,"placeholder":"<?php esc_attr_e( 'Search products', 'brolga' ); ?>","buttonText":"<?php esc_attr_e( 'Search', 'brolga' ); ?>","query":{"post_type":"product"}} /--><?php if ( ! $filters ) : ?>

<!-- wp:woocommerce/catalog-sorting {"fontSize":"small"} /--><?php endif; ?></div>
<!-- /wp:group -->
