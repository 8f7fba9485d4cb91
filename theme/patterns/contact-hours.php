<?php
/**
 * Title: Contact with opening hours
 * Slug: brolga/contact-hours
 * Categories: brolga, contact
 * Keywords: hours, opening times, shop
 * Description: An image, opening hours, and the address below them.
 * Viewport Width: 1400
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

use Brolga\Theme\PatternDetails;
use Brolga\Theme\PatternImages;
use Brolga\Theme\PatternPlaces;

$brolga_images = new PatternImages( 5 );

?>
<!-- wp:group {"tagName":"section","align":"full","className":"is-style-section-sand","style":{"spacing":{"padding":{"top":"var:preset|spacing|80","bottom":"var:preset|spacing|80"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull is-style-section-sand" style="padding-top:var(--wp--preset--spacing--80);padding-bottom:var(--wp--preset--spacing--80)"><!-- wp:columns {"verticalAlignment":"center","align":"wide","style":{"spacing":{"blockGap":{"left":"var:preset|spacing|70","top":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns alignwide are-vertically-aligned-center"><!-- wp:column {"verticalAlignment":"center","width":"40%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:40%"><?php $brolga_images->print_image( '4/5' ); ?></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center","width":"60%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:60%"><!-- wp:heading {"fontSize":"xx-large"} -->
<h2 class="wp-block-heading has-xx-large-font-size"><?php esc_html_e( 'When we are open', 'brolga' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {<?php PatternDetails::print_content( 'hours' ); ?>"fontSize":"large"} -->
<p class="has-large-font-size"><?php esc_html_e( 'Tuesday to Friday, 7 am – 3 pm', 'brolga' ); ?><br><?php esc_html_e( 'Saturday, 7 am – 2 pm', 'brolga' ); ?><br><?php esc_html_e( 'Sunday, 8 am – 1 pm', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {<?php PatternDetails::print_content( 'address' ); ?>"style":{"spacing":{"margin":{"top":"var:preset|spacing|40"}},"typography":{"fontWeight":"600"}}} -->
<p style="margin-top:var(--wp--preset--spacing--40);font-weight:600"><?php /* translators: %s: a town or city. */ PatternPlaces::print( __( '38 Smith Street, %s', 'brolga' ), __( 'Collingwood', 'brolga' ) ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {<?php PatternDetails::print_content( 'phone' ); ?>"style":{"spacing":{"margin":{"top":"var:preset|spacing|10"}}}} -->
<p style="margin-top:var(--wp--preset--spacing--10)"><?php PatternPlaces::print_phone( __( '(03) 7010 0121', 'brolga' ) ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></section>
<!-- /wp:group -->
