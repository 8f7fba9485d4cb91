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

use Brolga\Theme\PatternLinks;
use Brolga\Theme\PatternImages;

$brolga_images = new PatternImages( 15 );

?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:columns {"verticalAlignment":"center","align":"wide","className":"is-style-pictured","style":{"spacing":{"blockGap":{"left":"var:preset|spacing|70","top":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns alignwide are-vertically-aligned-center is-style-pictured"><!-- wp:column {"verticalAlignment":"center","width":"50%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:50%"><!-- wp:heading {"fontSize":"xx-large"} -->
<h2 class="wp-block-heading has-xx-large-font-size"><?php esc_html_e( 'Open before the first ferry', 'brolga' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:table {"hasFixedLayout":false,"className":"is-style-prices"} -->
<figure class="wp-block-table is-style-prices"><table><tbody><tr><td><?php esc_html_e( 'Tuesday to Friday', 'brolga' ); ?></td><td><?php esc_html_e( '6 am to 2 pm', 'brolga' ); ?></td></tr><tr><td><?php esc_html_e( 'Saturday', 'brolga' ); ?></td><td><?php esc_html_e( '6 am to 1 pm', 'brolga' ); ?></td></tr><tr><td><?php esc_html_e( 'Sunday', 'brolga' ); ?></td><td><?php esc_html_e( '7 am to noon', 'brolga' ); ?></td></tr><tr><td><?php esc_html_e( 'Monday', 'brolga' ); ?></td><td><?php esc_html_e( 'asleep', 'brolga' ); ?></td></tr></tbody></table></figure>
<!-- /wp:table -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"var:preset|spacing|40"}}}} -->
<p style="margin-top:var(--wp--preset--spacing--40)"><?php esc_html_e( '41 Oxford Street, Bulimba. The side door is flat and wide enough for a pram.', 'brolga' ); ?><?php if ( PatternLinks::has( 'contact' ) ) : ?><br><?php PatternLinks::print_link( 'contact', __( 'How to get here', 'brolga' ) ); ?><?php endif; ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"50%"} -->
<div class="wp-block-column" style="flex-basis:50%"><?php $brolga_images->print_image( '1' ); ?></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></section>
<!-- /wp:group -->
