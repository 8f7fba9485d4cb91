<?php
/**
 * Title: Heading of an order’s billing address
 * Slug: brolga/hidden-order-billing
 * Inserter: no
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

?>
<!-- wp:heading {"fontSize":"large"} -->
<h2 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Billing address', 'brolga' ); ?></h2>
<!-- /wp:heading -->
