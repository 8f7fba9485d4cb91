<?php
/**
 * Title: Call to action with a phone number
 * Slug: brolga/call-to-action-phone
 * Categories: brolga, call-to-action, contact
 * Keywords: phone, emergency, plumber
 * Description: The number to call, as large as the page allows, and when someone answers.
 * Viewport Width: 1400
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

use Brolga\Theme\PatternDetails;
use Brolga\Theme\PatternPlaces;

?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|80","bottom":"var:preset|spacing|80"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--80);padding-bottom:var(--wp--preset--spacing--80)"><!-- wp:group {"align":"wide","style":{"spacing":{"padding":{"top":"var:preset|spacing|50"}},"border":{"top":{"color":"var:preset|color|contrast","width":"2px"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignwide" style="border-top-color:var(--wp--preset--color--contrast);border-top-width:2px;padding-top:var(--wp--preset--spacing--50)"><!-- wp:heading {"fontSize":"large"} -->
<h2 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Water where it should not be?', 'brolga' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {<?php PatternDetails::print_content( 'phone' ); ?>"fontSize":"display","fontFamily":"display","style":{"spacing":{"margin":{"top":"var:preset|spacing|40"}},"typography":{"lineHeight":"1.1"}}} -->
<p class="has-display-font-size has-display-font-family" style="margin-top:var(--wp--preset--spacing--40);line-height:1.1"><?php PatternPlaces::print_phone( __( '(02) 7010 0188', 'brolga' ) ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:columns {"style":{"spacing":{"margin":{"top":"var:preset|spacing|40"},"blockGap":{"left":"var:preset|spacing|60","top":"var:preset|spacing|10"}}}} -->
<div class="wp-block-columns" style="margin-top:var(--wp--preset--spacing--40)"><!-- wp:column -->
<div class="wp-block-column"><!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php /* translators: %s: a town or city. */ PatternPlaces::print( __( 'A plumber answers, not a call centre: in %s and around it, day and night.', 'brolga' ), __( 'Gosford', 'brolga' ) ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( 'Turn the tap at the meter clockwise while it rings. That stops most of it.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group --></section>
<!-- /wp:group -->
