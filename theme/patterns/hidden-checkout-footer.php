<?php
/**
 * Title: Footer of the checkout
 * Slug: brolga/hidden-checkout-footer
 * Inserter: no
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

?>
<!-- wp:group {"style":{"border":{"top":{"color":"var:preset|color|line","width":"1px"}},"spacing":{"padding":{"top":"var:preset|spacing|30","bottom":"var:preset|spacing|30"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group" style="border-top-color:var(--wp--preset--color--line);border-top-width:1px;padding-top:var(--wp--preset--spacing--30);padding-bottom:var(--wp--preset--spacing--30)"><!-- wp:paragraph {"align":"wide","textColor":"muted","fontSize":"small"} -->
<p class="alignwide has-muted-color has-text-color has-small-font-size">© <?php echo esc_html( wp_date( 'Y' ) . ' ' . get_bloginfo( 'name' ) ); ?><?php echo wp_kses_post( get_the_privacy_policy_link( ' · ' ) ); ?></p>
<!-- /wp:paragraph --><?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/scroll-top' ) ) : ?>

<!-- wp:brolga/scroll-top /--><?php endif; ?></div>
<!-- /wp:group -->
