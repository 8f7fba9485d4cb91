<?php
/**
 * Title: Testimonial beside an image
 * Slug: brolga/testimonial-image
 * Categories: brolga, testimonials
 * Keywords: quote, review, story
 * Viewport Width: 1280
 * Description: One story in large type beside a full-bleed image.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

use Brolga\Theme\PatternImages;

$brolga_images = new PatternImages( 8 );

?>
<!-- wp:columns {"align":"full","className":"is-style-split is-style-section-sand"} -->
<div class="wp-block-columns alignfull is-style-split is-style-section-sand"><!-- wp:column {"verticalAlignment":"stretch","width":"43%"} -->
<div class="wp-block-column is-vertically-aligned-stretch" style="flex-basis:43%"><?php $brolga_images->print_image( '4/5' ); ?></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center","width":"57%","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"}}}} -->
<div class="wp-block-column is-vertically-aligned-center" style="padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70);flex-basis:57%"><!-- wp:heading {"textColor":"accent","fontSize":"large"} -->
<h2 class="wp-block-heading has-accent-color has-text-color has-large-font-size"><?php esc_html_e( 'Water babies, eventually', 'brolga' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:quote {"className":"is-style-voice"} -->
<blockquote class="wp-block-quote is-style-voice"><!-- wp:paragraph -->
<p><?php esc_html_e( 'She screamed through the first three lessons. In the twentieth she swam to the far side, turned round and waved.', 'brolga' ); ?></p>
<!-- /wp:paragraph --><cite><?php esc_html_e( 'Kath Delaney, whose Evie is five', 'brolga' ); ?></cite></blockquote>
<!-- /wp:quote --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->
