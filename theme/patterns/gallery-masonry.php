<?php
/**
 * Title: Image gallery with lightbox
 * Slug: brolga/gallery-masonry
 * Categories: brolga, gallery
 * Keywords: pictures, lightbox, masonry
 * Description: Six images in their own shapes that open in a lightbox. Requires the Brolga plugin; falls back to an even grid.
 * Viewport Width: 1400
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

use Brolga\Theme\PatternImages;

$brolga_images = new PatternImages( 3 );

?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|80","bottom":"var:preset|spacing|80"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--80);padding-bottom:var(--wp--preset--spacing--80)"><!-- wp:columns {"verticalAlignment":"bottom","align":"wide","style":{"spacing":{"blockGap":{"left":"var:preset|spacing|70","top":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns alignwide are-vertically-aligned-bottom"><!-- wp:column {"verticalAlignment":"bottom","width":"62%"} -->
<div class="wp-block-column is-vertically-aligned-bottom" style="flex-basis:62%"><!-- wp:heading {"fontSize":"xx-large"} -->
<h2 class="wp-block-heading has-xx-large-font-size"><?php esc_html_e( 'Jobs we took the camera to', 'brolga' ); ?></h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"bottom","width":"38%"} -->
<div class="wp-block-column is-vertically-aligned-bottom" style="flex-basis:38%"><!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( 'Every one is within forty minutes of the workshop. Ask, and we will tell you the street.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:group {"align":"wide","style":{"spacing":{"margin":{"top":"var:preset|spacing|60"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignwide" style="margin-top:var(--wp--preset--spacing--60)"><?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/gallery' ) ) : ?>
<!-- wp:brolga/gallery {"label":"<?php esc_attr_e( 'Jobs we took the camera to', 'brolga' ); ?>","layout":"masonry","columns":3,"perPage":6,"ratio":"auto","captions":"hidden"} -->
<?php $brolga_images->print_image( '4/5' ); ?>

<?php $brolga_images->print_image( '3/2' ); ?>

<?php $brolga_images->print_image( '1' ); ?>

<?php $brolga_images->print_image( '3/2' ); ?>

<?php $brolga_images->print_image( '4/5' ); ?>

<?php $brolga_images->print_image( '1' ); ?>
<!-- /wp:brolga/gallery -->
<?php else : ?>
<!-- wp:gallery {"columns":3,"linkTo":"none","align":"wide"} -->
<figure class="wp-block-gallery alignwide has-nested-images columns-3 is-cropped"><?php $brolga_images->print_image( '4/3' ); ?>

<?php $brolga_images->print_image( '4/3' ); ?>

<?php $brolga_images->print_image( '4/3' ); ?>

<?php $brolga_images->print_image( '4/3' ); ?>

<?php $brolga_images->print_image( '4/3' ); ?>

<?php $brolga_images->print_image( '4/3' ); ?></figure>
<!-- /wp:gallery -->
<?php endif; ?></div>
<!-- /wp:group --></section>
<!-- /wp:group -->
