<?php
/**
 * Title: Footer, one line
 * Slug: brolga/footer-line
 * Categories: footer
 * Block Types: core/template-part/footer
 * Description: Copyright on one side and links on the other, below a hairline.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

?>
<!-- wp:group {"style":{"border":{"top":{"color":"var:preset|color|line","width":"1px"}},"spacing":{"padding":{"top":"var:preset|spacing|30","bottom":"var:preset|spacing|30"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group" style="border-top-color:var(--wp--preset--color--line);border-top-width:1px;padding-top:var(--wp--preset--spacing--30);padding-bottom:var(--wp--preset--spacing--30)"><!-- wp:group {"align":"wide","className":"footer-row","style":{"spacing":{"blockGap":"0 var:preset|spacing|50"}},"layout":{"type":"flex","justifyContent":"space-between","verticalAlignment":"center"}} -->
<div class="wp-block-group alignwide footer-row"><!-- wp:paragraph {"textColor":"muted","fontSize":"small"} -->
<p class="has-muted-color has-text-color has-small-font-size">© <?php echo esc_html( wp_date( 'Y' ) . ' ' . get_bloginfo( 'name' ) ); ?><?php echo wp_kses_post( get_the_privacy_policy_link( ' · ' ) ); ?></p>
<!-- /wp:paragraph -->

<?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/menu' ) ) : ?><!-- wp:brolga/menu {"label":"<?php esc_attr_e( 'Footer', 'brolga' ); ?>","collapse":"never","fontSize":"small"} /--><?php else : ?><!-- wp:navigation {"overlayMenu":"never","ariaLabel":"<?php esc_attr_e( 'Footer', 'brolga' ); ?>","fontSize":"small","style":{"spacing":{"blockGap":"1.25rem"}},"layout":{"type":"flex","justifyContent":"right"}} /--><?php endif; ?></div>
<!-- /wp:group --><?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/scroll-top' ) ) : ?>

<!-- wp:brolga/scroll-top /--><?php endif; ?></div>
<!-- /wp:group -->
