<?php
/**
 * Title: Footer
 * Slug: brolga/footer
 * Categories: footer
 * Block Types: core/template-part/footer
 * Description: Name, tagline and navigation on a dark background. With the Brolga plugin, also your business’s details.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

use Brolga\Theme\PatternDetails;

?>
<!-- wp:group {"style":{"color":{"text":"var(--wp--custom--dark--text)","background":"var(--wp--custom--dark--ground)"},"elements":{"link":{"color":{"text":"var(--wp--custom--dark--text)"},":hover":{"color":{"text":"var(--wp--custom--dark--mark)"}}}},"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|50"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group has-text-color has-background has-link-color" style="color:var(--wp--custom--dark--text);background-color:var(--wp--custom--dark--ground);padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--50)"><!-- wp:columns {"align":"wide"} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"66.66%"} -->
<div class="wp-block-column" style="flex-basis:66.66%"><!-- wp:site-title {"level":0,"fontSize":"x-large"} /-->

<!-- wp:site-tagline /--><?php if ( PatternDetails::are_known() ) : ?>

<!-- wp:group {"style":{"spacing":{"margin":{"top":"var:preset|spacing|40"},"blockGap":"var:preset|spacing|20 var:preset|spacing|60"}},"layout":{"type":"flex","verticalAlignment":"top"}} -->
<div class="wp-block-group" style="margin-top:var(--wp--preset--spacing--40)"><?php PatternDetails::print_paragraph( [ 'address', 'phone', 'email' ], __( 'Address, phone and email', 'brolga' ) ); ?>

<?php PatternDetails::print_paragraph( [ 'hours' ], __( 'Opening hours', 'brolga' ) ); ?></div>
<!-- /wp:group --><?php endif; ?></div>
<!-- /wp:column -->

<!-- wp:column {"width":"33.33%"} -->
<div class="wp-block-column" style="flex-basis:33.33%"><?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/menu' ) ) : ?><!-- wp:brolga/menu {"label":"<?php esc_attr_e( 'Footer', 'brolga' ); ?>","collapse":"never","layout":"column"} /--><?php else : ?><!-- wp:navigation {"overlayMenu":"never","ariaLabel":"<?php esc_attr_e( 'Footer', 'brolga' ); ?>","style":{"spacing":{"blockGap":"0"}},"layout":{"type":"flex","orientation":"vertical"}} /--><?php endif; ?></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:group {"align":"wide","style":{"spacing":{"margin":{"top":"var:preset|spacing|60"}}},"layout":{"type":"constrained","justifyContent":"left"}} -->
<div class="wp-block-group alignwide" style="margin-top:var(--wp--preset--spacing--60)"><!-- wp:paragraph {"fontSize":"small"} -->
<p class="has-small-font-size">© <?php echo esc_html( wp_date( 'Y' ) . ' ' . get_bloginfo( 'name' ) ); ?><?php echo wp_kses_post( get_the_privacy_policy_link( ' · ' ) ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --><?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/scroll-top' ) ) : ?>

<!-- wp:brolga/scroll-top /--><?php endif; ?></div>
<!-- /wp:group -->
