<?php
/**
 * Title: Image mosaic, staggered
 * Slug: brolga/gallery-mosaic
 * Categories: brolga, gallery
 * Keywords: pictures, photos, mosaic
 * Description: Five images of different sizes in two staggered columns, with one line of text.
 * Viewport Width: 1400
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

use Brolga\Theme\PatternImages;

$brolga_images = new PatternImages( 1 );

?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|80","bottom":"var:preset|spacing|80"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--80);padding-bottom:var(--wp--preset--spacing--80)"><!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"left":"var:preset|spacing|50","top":"var:preset|spacing|40"}}}} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"40%"} -->
<div class="wp-block-column" style="flex-basis:40%"><!-- wp:heading {"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'A year in the yard, mostly before breakfast', 'brolga' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"textColor":"muted","style":{"spacing":{"margin":{"bottom":"var:preset|spacing|60"}}}} -->
<p class="has-muted-color has-text-color" style="margin-bottom:var(--wp--preset--spacing--60)"><?php esc_html_e( 'Photographed on a phone by whoever had clean hands.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<?php $brolga_images->print_image( '4/5' ); ?>

<!-- wp:group {"style":{"spacing":{"margin":{"top":"var:preset|spacing|50"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group" style="margin-top:var(--wp--preset--spacing--50)"><?php $brolga_images->print_image( '3/2' ); ?></div>
<!-- /wp:group --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"60%"} -->
<div class="wp-block-column" style="flex-basis:60%"><?php $brolga_images->print_image( '3/2' ); ?>

<!-- wp:columns {"className":"is-style-pairs","style":{"spacing":{"margin":{"top":"var:preset|spacing|50"},"blockGap":{"left":"var:preset|spacing|50","top":"var:preset|spacing|40"}}}} -->
<div class="wp-block-columns is-style-pairs" style="margin-top:var(--wp--preset--spacing--50)"><!-- wp:column -->
<div class="wp-block-column"><?php $brolga_images->print_image( '1' ); ?></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><?php $brolga_images->print_image( '4/5' ); ?></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></section>
<!-- /wp:group -->
