<?php
/**
 * Title: Newsletter beside an image
 * Slug: brolga/newsletter-image
 * Categories: brolga, brolga-newsletter
 * Keywords: email, subscribe, picture
 * Description: A full-bleed image with a sign-up form beside it.
 * Viewport Width: 1400
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

use Brolga\Theme\PatternImages;
use Brolga\Theme\PatternLinks;
use Brolga\Theme\PatternPlaces;

$brolga_images = new PatternImages( 4 );

?>
<!-- wp:columns {"verticalAlignment":"center","align":"full","className":"is-style-split is-style-pictured"} -->
<div class="wp-block-columns alignfull is-style-split is-style-pictured are-vertically-aligned-center"><!-- wp:column {"verticalAlignment":"stretch","width":"50%"} -->
<div class="wp-block-column is-vertically-aligned-stretch" style="flex-basis:50%"><?php $brolga_images->print_image( '4/3' ); ?></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center","width":"50%","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"}}}} -->
<div class="wp-block-column is-vertically-aligned-center" style="padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70);flex-basis:50%"><!-- wp:heading {"fontSize":"xx-large"} -->
<h2 class="wp-block-heading has-xx-large-font-size"><?php esc_html_e( 'What to plant this month', 'brolga' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"className":"is-style-lead"} -->
<p class="is-style-lead"><?php /* translators: %s: a town or city. */ PatternPlaces::print( __( 'Three plants, one job and one thing to leave alone. Written in the shed on the first of each month, for gardens in and around %s.', 'brolga' ), __( 'Noosa', 'brolga' ) ); ?></p>
<!-- /wp:paragraph -->

<?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/newsletter' ) ) : ?>
<!-- wp:brolga/newsletter {"title":"<?php esc_attr_e( 'Your garden, by email', 'brolga' ); ?>","submitLabel":"<?php esc_attr_e( 'Sign me up', 'brolga' ); ?>","consent":"<?php esc_attr_e( 'Unsubscribe with one click, whenever you like.', 'brolga' ); ?>"} /-->
<?php else : ?>
<!-- wp:paragraph {"style":{"typography":{"fontWeight":"600"}}} -->
<p style="font-weight:600"><?php esc_html_e( 'Your garden, by email', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button"<?php PatternLinks::print_href( 'contact' ); ?>><?php esc_html_e( 'Email us to join', 'brolga' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->
<?php endif; ?></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->
