<?php
/**
 * Title: Ways through the shop
 * Slug: brolga/hidden-shop-ways
 * Inserter: no
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

?>
<!-- wp:woocommerce/store-notices {"align":"wide"} /-->

<!-- wp:group {"align":"wide","className":"shop-ways","style":{"spacing":{"margin":{"top":"var:preset|spacing|40"}}},"layout":{"type":"flex","justifyContent":"space-between"}} -->
<div class="wp-block-group alignwide shop-ways" style="margin-top:var(--wp--preset--spacing--40)"><!-- wp:categories {"taxonomy":"product_cat","className":"is-style-row"} /-->

<!-- wp:woocommerce/catalog-sorting {"fontSize":"small"} /--></div>
<!-- /wp:group -->
