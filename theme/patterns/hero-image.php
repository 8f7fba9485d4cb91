<?php
/**
 * Title: Hero with text on an image
 * Slug: brolga/hero-image
 * Categories: brolga, banner
 * Keywords: opening, full screen, cover
 * Description: One large image with your promise in its corner and three facts along the bottom.
 * Viewport Width: 1400
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

use Brolga\Theme\PatternLinks;
use Brolga\Theme\PatternImages;

$brolga_images = new PatternImages( 3 );
$brolga_image  = $brolga_images->take( '16/9' );

?>
<!-- wp:cover {<?php PatternImages::print_attributes( $brolga_image ); ?>"dimRatio":100,"gradient":"shade","minHeight":88,"minHeightUnit":"svh","contentPosition":"bottom left","align":"full","className":"is-style-section-image","style":{"spacing":{"padding":{"top":"var:preset|spacing|80","right":"var:custom|gutter","bottom":"var:preset|spacing|50","left":"var:custom|gutter"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-cover alignfull is-style-section-image has-custom-content-position is-position-bottom-left" style="padding-top:var(--wp--preset--spacing--80);padding-right:var(--wp--custom--gutter);padding-bottom:var(--wp--preset--spacing--50);padding-left:var(--wp--custom--gutter);min-height:88svh"><?php PatternImages::print_cover_image( $brolga_image ); ?><span aria-hidden="true" class="wp-block-cover__background has-background-dim-100 has-background-dim wp-block-cover__gradient-background has-background-gradient has-shade-gradient-background"></span><div class="wp-block-cover__inner-container"><!-- wp:group {"align":"wide","layout":{"type":"constrained","justifyContent":"left","contentSize":"38rem"}} -->
<div class="wp-block-group alignwide"><!-- wp:heading {"level":1,"fontSize":"display"} -->
<h1 class="wp-block-heading has-display-font-size"><?php esc_html_e( 'Back on the field by spring', 'brolga' ); ?></h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"large","style":{"typography":{"lineHeight":"1.45"}}} -->
<p class="has-large-font-size" style="line-height:1.45"><?php esc_html_e( 'Physiotherapy for knees, backs and shoulders that have work to do. You see the same person each time, and you leave with a plan on one page.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button"<?php PatternLinks::print_href( 'contact' ); ?>><?php esc_html_e( 'Book a first visit', 'brolga' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group -->

<!-- wp:columns {"align":"wide","style":{"spacing":{"margin":{"top":"var:preset|spacing|60"},"blockGap":{"left":"var:preset|spacing|50","top":"var:preset|spacing|20"}}}} -->
<div class="wp-block-columns alignwide" style="margin-top:var(--wp--preset--spacing--60)"><!-- wp:column -->
<div class="wp-block-column"><!-- wp:paragraph {"fontSize":"small"} -->
<p class="has-small-font-size"><?php esc_html_e( 'Same-week appointments, from 7 am', 'brolga' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:paragraph {"fontSize":"small"} -->
<p class="has-small-font-size"><?php esc_html_e( 'Receipts that insurers accept', 'brolga' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:paragraph {"fontSize":"small"} -->
<p class="has-small-font-size"><?php esc_html_e( 'Level entry, parking at the door', 'brolga' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div></div>
<!-- /wp:cover -->
