<?php
/**
 * Title: Products of a category, a tag or an attribute
 * Slug: brolga/hidden-product-archive
 * Inserter: no
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

?>
<!-- wp:group {"tagName":"main","style":{"spacing":{"padding":{"top":"var:preset|spacing|40","bottom":"var:preset|spacing|80"}}},"layout":{"type":"constrained"}} -->
<main class="wp-block-group" style="padding-top:var(--wp--preset--spacing--40);padding-bottom:var(--wp--preset--spacing--80)"><!-- wp:woocommerce/breadcrumbs {"align":"wide","fontSize":"small"} /-->

<!-- wp:query-title {"type":"archive","align":"wide","showPrefix":false} /-->

<!-- wp:term-description {"align":"wide"} /-->

<!-- wp:pattern {"slug":"brolga/hidden-shop-ways"} /-->

<!-- wp:pattern {"slug":"brolga/hidden-products"} /--></main>
<!-- /wp:group -->
