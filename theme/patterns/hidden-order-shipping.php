<?php
/**
 * Title: Heading of an order’s shipping address
 * Slug: brolga/hidden-order-shipping
 * Inserter: no
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

?>
<!-- wp:heading {"fontSize":"large"} -->
<h2 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Shipping address', 'brolga' ); ?></h2>
<!-- /wp:heading -->
