<?php
/**
 * Title: Hero with a full-bleed image
 * Slug: brolga/hero
 * Categories: brolga, banner
 * Keywords: banner, opening
 * Description: A large headline, two buttons, and an image that reaches the edge of the page.
 * Viewport Width: 1400
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

use Brolga\Theme\PatternLinks;
use Brolga\Theme\PatternImages;

$brolga_images = new PatternImages( 1 );

?>
<!-- wp:columns {"verticalAlignment":"center","align":"full","className":"is-style-split"} -->
<div class="wp-block-columns alignfull are-vertically-aligned-center is-style-split"><!-- wp:column {"verticalAlignment":"center","width":"57%","style":{"spacing":{"padding":{"top":"var:preset|spacing|60","bottom":"var:preset|spacing|60"},"blockGap":"var:preset|spacing|40"}}} -->
<div class="wp-block-column is-vertically-aligned-center" style="padding-top:var(--wp--preset--spacing--60);padding-bottom:var(--wp--preset--spacing--60);flex-basis:57%"><!-- wp:heading {"level":1,"fontSize":"display"} -->
<h1 class="wp-block-heading has-display-font-size"><?php esc_html_e( 'Gardens for the wet, the dry and the long afternoon', 'brolga' ); ?></h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"className":"is-style-lead"} -->
<p class="is-style-lead"><?php esc_html_e( 'We design, build and look after gardens on clay, slopes and flood flats. One crew, from the first sketch to the last barrow of mulch.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button"<?php PatternLinks::print_href( 'contact' ); ?>><?php esc_html_e( 'Book a site visit', 'brolga' ); ?></a></div>
<!-- /wp:button -->

<!-- wp:button {"className":"is-style-quiet"} -->
<div class="wp-block-button is-style-quiet"><a class="wp-block-button__link wp-element-button"<?php PatternLinks::print_href( 'services' ); ?>><?php esc_html_e( 'See what it costs', 'brolga' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"stretch","width":"43%"} -->
<div class="wp-block-column is-vertically-aligned-stretch" style="flex-basis:43%"><?php $brolga_images->print_image( '4/5' ); ?></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->
