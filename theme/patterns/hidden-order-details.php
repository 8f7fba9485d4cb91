<?php
/**
 * Title: Heading of an order’s details
 * Slug: brolga/hidden-order-details
 * Inserter: no
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

?>
<!-- wp:heading {"fontSize":"large"} -->
<h2 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Additional details', 'brolga' ); ?></h2>
<!-- /wp:heading -->
