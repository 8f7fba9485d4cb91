<?php
/**
 * Title: Contact with a map
 * Slug: brolga/contact-map
 * Categories: brolga, contact
 * Keywords: address, map, directions
 * Description: Where to find you and how to get there, beside a map. Requires the Brolga plugin; falls back to an image.
 * Viewport Width: 1400
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

use Brolga\Theme\PatternDetails;
use Brolga\Theme\PatternImages;
use Brolga\Theme\PatternPlaces;

$brolga_images = new PatternImages( 2 );

?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|80","bottom":"var:preset|spacing|80"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--80);padding-bottom:var(--wp--preset--spacing--80)"><!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"left":"var:preset|spacing|70","top":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"42%"} -->
<div class="wp-block-column" style="flex-basis:42%"><!-- wp:heading {"fontSize":"xx-large"} -->
<h2 class="wp-block-heading has-xx-large-font-size"><?php esc_html_e( 'Upstairs, above the hardware shop', 'brolga' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:group {"className":"is-style-rows","style":{"spacing":{"margin":{"top":"var:preset|spacing|50"},"blockGap":"0"}},"layout":{"type":"default"}} -->
<div class="wp-block-group is-style-rows" style="margin-top:var(--wp--preset--spacing--50)"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><?php esc_html_e( 'Address', 'brolga' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {<?php PatternDetails::print_content( 'address' ); ?>"textColor":"muted","style":{"spacing":{"margin":{"top":"var:preset|spacing|10"}}}} -->
<p class="has-muted-color has-text-color" style="margin-top:var(--wp--preset--spacing--10)"><?php /* translators: %s: a town or city. */ PatternPlaces::print( __( 'First floor, 214 Mill Street, %s', 'brolga' ), __( 'Paddington', 'brolga' ) ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><?php esc_html_e( 'By bus', 'brolga' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"textColor":"muted","style":{"spacing":{"margin":{"top":"var:preset|spacing|10"}}}} -->
<p class="has-muted-color has-text-color" style="margin-top:var(--wp--preset--spacing--10)"><?php esc_html_e( 'Routes 61 and 385 stop at the door', 'brolga' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><?php esc_html_e( 'By car', 'brolga' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"textColor":"muted","style":{"spacing":{"margin":{"top":"var:preset|spacing|10"}}}} -->
<p class="has-muted-color has-text-color" style="margin-top:var(--wp--preset--spacing--10)"><?php esc_html_e( 'Two spaces at the back, through the gate', 'brolga' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:buttons {"style":{"spacing":{"margin":{"top":"var:preset|spacing|40"}}}} -->
<div class="wp-block-buttons" style="margin-top:var(--wp--preset--spacing--40)"><!-- wp:button {<?php /* translators: %s: a phone number. */ PatternDetails::print_button( 'phone', __( 'Ring %s', 'brolga' ), true ); ?>"className":"is-style-outline"} -->
<div class="wp-block-button is-style-outline"><a class="wp-block-button__link wp-element-button"><?php PatternPlaces::print_call( __( '(07) 7010 0142', 'brolga' ) ); ?></a></div>
<!-- /wp:button -->

<!-- wp:button {<?php PatternDetails::print_button( 'directions', '', true ); ?>"className":"is-style-quiet"} -->
<div class="wp-block-button is-style-quiet"><a class="wp-block-button__link wp-element-button"><?php esc_html_e( 'Directions', 'brolga' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"58%"} -->
<div class="wp-block-column" style="flex-basis:58%"><?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/map' ) ) : ?>
<!-- wp:brolga/map {"zoom":15,"height":540} -->
<!-- wp:brolga/map-pin /-->
<!-- /wp:brolga/map -->
<?php else : ?>
<?php $brolga_images->print_image( '1' ); ?>
<?php endif; ?></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></section>
<!-- /wp:group -->
