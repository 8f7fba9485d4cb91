<?php
/**
 * Title: Opening hours
 * Slug: brolga/opening-hours
 * Categories: brolga, contact
 * Keywords: address, times, café
 * Viewport Width: 1280
 * Description: Opening hours, address and directions beside an image.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

use Brolga\Theme\PatternDetails;
use Brolga\Theme\PatternImages;
use Brolga\Theme\PatternLinks;
use Brolga\Theme\PatternPlaces;

$brolga_images = new PatternImages( 15 );

?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:columns {"verticalAlignment":"center","align":"wide","className":"is-style-pictured","style":{"spacing":{"blockGap":{"left":"var:preset|spacing|70","top":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns alignwide are-vertically-aligned-center is-style-pictured"><!-- wp:column {"verticalAlignment":"center","width":"50%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:50%"><!-- wp:heading {"fontSize":"xx-large"} -->
<h2 class="wp-block-heading has-xx-large-font-size"><?php esc_html_e( 'Open before the first bus', 'brolga' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {<?php PatternDetails::print_content( 'hours' ); ?>"fontSize":"large"} -->
<p class="has-large-font-size"><?php esc_html_e( 'Tuesday to Friday, 6 am – 2 pm', 'brolga' ); ?><br><?php esc_html_e( 'Saturday, 6 am – 1 pm', 'brolga' ); ?><br><?php esc_html_e( 'Sunday, 7 am – 12 pm', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {<?php PatternDetails::print_content( 'address' ); ?>"style":{"spacing":{"margin":{"top":"var:preset|spacing|40"}},"typography":{"fontWeight":"600"}}} -->
<p style="margin-top:var(--wp--preset--spacing--40);font-weight:600"><?php /* translators: %s: a town or city. */ PatternPlaces::print( __( '41 Mill Street, %s', 'brolga' ), __( 'Bulimba', 'brolga' ) ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"var:preset|spacing|10"}}}} -->
<p style="margin-top:var(--wp--preset--spacing--10)"><?php esc_html_e( 'The side door is flat and wide enough for a pram.', 'brolga' ); ?><?php if ( PatternLinks::has( 'contact' ) ) : ?><br><?php PatternLinks::print_link( 'contact', __( 'How to get here', 'brolga' ) ); ?><?php endif; ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"50%"} -->
<div class="wp-block-column" style="flex-basis:50%"><?php $brolga_images->print_image( '1' ); ?></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></section>
<!-- /wp:group -->
