<?php
/**
 * Title: About, large image with text
 * Slug: brolga/about-place
 * Categories: brolga, about
 * Keywords: workshop, studio, premises
 * Viewport Width: 1280
 * Description: A large image to one side with text beside it, on a dark background.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

use Brolga\Theme\PatternImages;
use Brolga\Theme\PatternLinks;
use Brolga\Theme\PatternPlaces;

$brolga_images = new PatternImages( 14 );

?>
<!-- wp:group {"tagName":"section","align":"full","className":"is-style-section-dark","style":{"spacing":{"padding":{"top":"var:preset|spacing|80","bottom":"var:preset|spacing|80"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull is-style-section-dark" style="padding-top:var(--wp--preset--spacing--80);padding-bottom:var(--wp--preset--spacing--80)"><!-- wp:columns {"verticalAlignment":"bottom","align":"wide","style":{"spacing":{"blockGap":{"left":"var:preset|spacing|60","top":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns alignwide are-vertically-aligned-bottom"><!-- wp:column {"width":"66.66%"} -->
<div class="wp-block-column" style="flex-basis:66.66%"><?php $brolga_images->print_image( '3/2' ); ?></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"bottom","width":"33.33%"} -->
<div class="wp-block-column is-vertically-aligned-bottom" style="flex-basis:33.33%"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php /* translators: %s: a town or city. */ PatternPlaces::print( __( 'A shed in %s with good light', 'brolga' ), __( 'Northgate', 'brolga' ) ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Roe Joinery has been in the old ice works since 2008. The saws are downstairs, the drawings up, and the timber stands outside for a year before we touch it.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Come on a Friday after three. There is usually something on the bench worth seeing, and beer.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<?php if ( PatternLinks::has( 'contact' ) ) : ?><!-- wp:paragraph -->
<p><?php PatternLinks::print_link( 'contact', __( 'How to find us', 'brolga' ) ); ?></p>
<!-- /wp:paragraph --><?php endif; ?></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></section>
<!-- /wp:group -->
