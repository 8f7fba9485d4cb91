<?php
/**
 * Title: Footer, large sign-off
 * Slug: brolga/footer-sign-off
 * Categories: footer
 * Block Types: core/template-part/footer
 * Description: A closing line in large type, a newsletter sign-up, links and opening hours on a dark background.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

use Brolga\Theme\PatternDetails;
use Brolga\Theme\PatternLinks;
use Brolga\Theme\PatternPlaces;

$types = WP_Block_Type_Registry::get_instance();
?>
<!-- wp:group {"className":"is-style-section-dark","style":{"spacing":{"padding":{"top":"var:preset|spacing|80","bottom":"var:preset|spacing|50"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group is-style-section-dark" style="padding-top:var(--wp--preset--spacing--80);padding-bottom:var(--wp--preset--spacing--50)"><!-- wp:paragraph {"align":"wide","fontSize":"display","className":"footer-words"} -->
<p class="alignwide footer-words has-display-font-size"><?php esc_html_e( 'Come and see what is in flower', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:columns {"align":"wide","style":{"spacing":{"margin":{"top":"var:preset|spacing|70"},"blockGap":{"left":"var:preset|spacing|50","top":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns alignwide" style="margin-top:var(--wp--preset--spacing--70)"><!-- wp:column {"width":"45%"} -->
<div class="wp-block-column" style="flex-basis:45%"><?php if ( $types->is_registered( 'brolga/newsletter' ) ) : ?><!-- wp:brolga/newsletter {"uid":"footer-sign-off","title":"<?php esc_attr_e( 'One letter a month, nothing else', 'brolga' ); ?>"} /--><?php else : ?><!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><?php esc_html_e( 'Ring before you drive out: we may be up a ladder.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button"<?php PatternLinks::print_href( 'contact' ); ?>><?php esc_html_e( 'Get in touch', 'brolga' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --><?php endif; ?></div>
<!-- /wp:column -->

<!-- wp:column {"width":"30%"} -->
<div class="wp-block-column" style="flex-basis:30%"><!-- wp:paragraph<?php PatternDetails::print_only_content( [ 'hours', 'phone', 'email' ] ); ?> -->
<p><?php esc_html_e( 'Monday to Friday, 6.30 am to 3 pm', 'brolga' ); ?><br><?php PatternPlaces::print_phone( __( '(07) 7010 0142', 'brolga' ) ); ?><br><?php esc_html_e( 'hello@example.com', 'brolga' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"25%"} -->
<div class="wp-block-column" style="flex-basis:25%"><?php if ( $types->is_registered( 'brolga/menu' ) ) : ?><!-- wp:brolga/menu {"label":"<?php esc_attr_e( 'Footer', 'brolga' ); ?>","collapse":"never","layout":"column"} /--><?php else : ?><!-- wp:navigation {"overlayMenu":"never","ariaLabel":"<?php esc_attr_e( 'Footer', 'brolga' ); ?>","style":{"spacing":{"blockGap":"0"}},"layout":{"type":"flex","orientation":"vertical"}} /--><?php endif; ?></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:group {"align":"wide","style":{"spacing":{"margin":{"top":"var:preset|spacing|60"},"blockGap":"var:preset|spacing|10 var:preset|spacing|40"}},"layout":{"type":"flex","justifyContent":"space-between","verticalAlignment":"center"}} -->
<div class="wp-block-group alignwide" style="margin-top:var(--wp--preset--spacing--60)"><!-- wp:site-title {"level":0} /-->

<!-- wp:paragraph {"fontSize":"small"} -->
<p class="has-small-font-size">© <?php echo esc_html( wp_date( 'Y' ) . ' ' . get_bloginfo( 'name' ) ); ?><?php echo wp_kses_post( get_the_privacy_policy_link( ' · ' ) ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --><?php if ( $types->is_registered( 'brolga/scroll-top' ) ) : ?>

<!-- wp:brolga/scroll-top /--><?php endif; ?></div>
<!-- /wp:group -->
