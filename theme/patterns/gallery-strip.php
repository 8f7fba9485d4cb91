<?php
/**
 * Title: Image carousel, dark background
 * Slug: brolga/gallery-strip
 * Categories: brolga, gallery
 * Keywords: pictures, slider, strip
 * Description: A carousel of images on a dark background. Requires the Brolga plugin; falls back to a row of three.
 * Viewport Width: 1400
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

use Brolga\Theme\PatternImages;

$brolga_images = new PatternImages( 5 );

?>
<!-- wp:group {"tagName":"section","align":"full","className":"is-style-section-dark","style":{"spacing":{"padding":{"top":"var:preset|spacing|80","bottom":"var:preset|spacing|80"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull is-style-section-dark" style="padding-top:var(--wp--preset--spacing--80);padding-bottom:var(--wp--preset--spacing--80)"><!-- wp:columns {"verticalAlignment":"bottom","align":"wide","style":{"spacing":{"blockGap":{"left":"var:preset|spacing|70","top":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns alignwide are-vertically-aligned-bottom"><!-- wp:column {"verticalAlignment":"bottom","width":"50%"} -->
<div class="wp-block-column is-vertically-aligned-bottom" style="flex-basis:50%"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Inside the shop', 'brolga' ); ?></h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"bottom","width":"50%"} -->
<div class="wp-block-column is-vertically-aligned-bottom" style="flex-basis:50%"><!-- wp:paragraph -->
<p><?php esc_html_e( 'One room, a kiln, and a dog called Biscuit.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:group {"align":"wide","style":{"spacing":{"margin":{"top":"var:preset|spacing|50"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignwide" style="margin-top:var(--wp--preset--spacing--50)"><?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/gallery' ) ) : ?>
<!-- wp:brolga/gallery {"label":"<?php esc_attr_e( 'Inside the shop', 'brolga' ); ?>","layout":"slider","columns":2,"ratio":"3/2","captions":"hidden"} -->
<?php $brolga_images->print_image( '3/2' ); ?>

<?php $brolga_images->print_image( '3/2' ); ?>

<?php $brolga_images->print_image( '3/2' ); ?>

<?php $brolga_images->print_image( '3/2' ); ?>

<?php $brolga_images->print_image( '3/2' ); ?>
<!-- /wp:brolga/gallery -->
<?php else : ?>
<!-- wp:gallery {"columns":3,"linkTo":"none","align":"wide"} -->
<figure class="wp-block-gallery alignwide has-nested-images columns-3 is-cropped"><?php $brolga_images->print_image( '3/2' ); ?>

<?php $brolga_images->print_image( '3/2' ); ?>

<?php $brolga_images->print_image( '3/2' ); ?></figure>
<!-- /wp:gallery -->
<?php endif; ?></div>
<!-- /wp:group --></section>
<!-- /wp:group -->
