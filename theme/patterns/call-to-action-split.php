<?php
/**
 * Title: Call to action beside an image
 * Slug: brolga/call-to-action-split
 * Categories: brolga, call-to-action
 * Keywords: banner, split, button
 * Description: A full-bleed image with the offer beside it on a sand background.
 * Viewport Width: 1400
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

use Brolga\Theme\PatternImages;
use Brolga\Theme\PatternLinks;
use Brolga\Theme\PatternPlaces;

$brolga_images = new PatternImages( 7 );

?>
<!-- wp:columns {"verticalAlignment":"center","align":"full","className":"is-style-split is-style-pictured is-style-section-sand"} -->
<div class="wp-block-columns alignfull is-style-split is-style-pictured is-style-section-sand are-vertically-aligned-center"><!-- wp:column {"verticalAlignment":"center","width":"50%","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"}}}} -->
<div class="wp-block-column is-vertically-aligned-center" style="padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70);flex-basis:50%"><!-- wp:heading {"fontSize":"xx-large"} -->
<h2 class="wp-block-heading has-xx-large-font-size"><?php esc_html_e( 'Come and stand in one we built', 'brolga' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"className":"is-style-lead"} -->
<p class="is-style-lead"><?php /* translators: %s: a town or city. */ PatternPlaces::print( __( 'Open house in %s on the first Saturday of the month. The owners make the coffee and answer what we would not.', 'brolga' ), __( 'Thornbury', 'brolga' ) ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button"<?php PatternLinks::print_href( 'contact' ); ?>><?php esc_html_e( 'Put my name down', 'brolga' ); ?></a></div>
<!-- /wp:button -->

<!-- wp:button {"className":"is-style-quiet"} -->
<div class="wp-block-button is-style-quiet"><a class="wp-block-button__link wp-element-button"<?php PatternLinks::print_href( 'work' ); ?>><?php esc_html_e( 'See the house first', 'brolga' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"stretch","width":"50%"} -->
<div class="wp-block-column is-vertically-aligned-stretch" style="flex-basis:50%"><?php $brolga_images->print_image( '4/3' ); ?></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->
