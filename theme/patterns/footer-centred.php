<?php
/**
 * Title: Footer, centered
 * Slug: brolga/footer-centred
 * Categories: footer
 * Block Types: core/template-part/footer
 * Description: Logo, name, tagline and a row of links, centered on a muted background.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

?>
<!-- wp:group {"className":"is-style-section-sand","style":{"spacing":{"blockGap":"var:preset|spacing|20","padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|50"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group is-style-section-sand" style="padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--50)"><!-- wp:site-logo {"width":56,"align":"center"} /-->

<!-- wp:site-title {"level":0,"textAlign":"center","fontSize":"x-large"} /-->

<!-- wp:site-tagline {"textAlign":"center","textColor":"muted"} /-->

<!-- wp:group {"align":"wide","className":"footer-row","style":{"spacing":{"margin":{"top":"var:preset|spacing|40","bottom":"var:preset|spacing|40"}}},"layout":{"type":"flex","justifyContent":"center"}} -->
<div class="wp-block-group alignwide footer-row" style="margin-top:var(--wp--preset--spacing--40);margin-bottom:var(--wp--preset--spacing--40)"><?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/menu' ) ) : ?><!-- wp:brolga/menu {"label":"<?php esc_attr_e( 'Footer', 'brolga' ); ?>","collapse":"never"} /--><?php else : ?><!-- wp:navigation {"overlayMenu":"never","ariaLabel":"<?php esc_attr_e( 'Footer', 'brolga' ); ?>","style":{"spacing":{"blockGap":"1.75rem"}},"layout":{"type":"flex","justifyContent":"center"}} /--><?php endif; ?></div>
<!-- /wp:group -->

<!-- wp:paragraph {"style":{"typography":{"textAlign":"center"}},"textColor":"muted","fontSize":"small"} -->
<p class="has-text-align-center has-muted-color has-text-color has-small-font-size">© <?php echo esc_html( wp_date( 'Y' ) . ' ' . get_bloginfo( 'name' ) ); ?><?php echo wp_kses_post( get_the_privacy_policy_link( ' · ' ) ); ?></p>
<!-- /wp:paragraph --><?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/scroll-top' ) ) : ?>

<!-- wp:brolga/scroll-top /--><?php endif; ?></div>
<!-- /wp:group -->
