<?php
/**
 * Title: Contact in large type
 * Slug: brolga/contact-lines
 * Categories: brolga, contact
 * Keywords: phone, email, address
 * Description: Phone number, email and address in large type, one per line.
 * Viewport Width: 1400
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

use Brolga\Theme\PatternDetails;
use Brolga\Theme\PatternPlaces;

?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|80","bottom":"var:preset|spacing|80"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--80);padding-bottom:var(--wp--preset--spacing--80)"><!-- wp:heading {"align":"wide","fontSize":"large"} -->
<h2 class="wp-block-heading alignwide has-large-font-size"><?php esc_html_e( 'The short way to us', 'brolga' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:group {"align":"wide","className":"is-style-rows","style":{"spacing":{"margin":{"top":"var:preset|spacing|40"},"blockGap":"0"}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignwide is-style-rows" style="margin-top:var(--wp--preset--spacing--40)"><!-- wp:columns {"verticalAlignment":"center","style":{"spacing":{"blockGap":{"left":"var:preset|spacing|40","top":"var:preset|spacing|10"}}}} -->
<div class="wp-block-columns are-vertically-aligned-center"><!-- wp:column {"verticalAlignment":"center","width":"24%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:24%"><!-- wp:heading {"level":3,"textColor":"muted","fontSize":"medium","fontFamily":"text"} -->
<h3 class="wp-block-heading has-muted-color has-text-color has-medium-font-size has-text-font-family"><?php esc_html_e( 'Ring', 'brolga' ); ?></h3>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center","width":"76%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:76%"><!-- wp:paragraph {<?php PatternDetails::print_content( 'phone' ); ?>"fontSize":"x-large","fontFamily":"display","style":{"typography":{"lineHeight":"1.2"}}} -->
<p class="has-x-large-font-size has-display-font-family" style="line-height:1.2"><?php PatternPlaces::print_phone( __( '(07) 7010 0142', 'brolga' ) ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:columns {"verticalAlignment":"center","style":{"spacing":{"blockGap":{"left":"var:preset|spacing|40","top":"var:preset|spacing|10"}}}} -->
<div class="wp-block-columns are-vertically-aligned-center"><!-- wp:column {"verticalAlignment":"center","width":"24%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:24%"><!-- wp:heading {"level":3,"textColor":"muted","fontSize":"medium","fontFamily":"text"} -->
<h3 class="wp-block-heading has-muted-color has-text-color has-medium-font-size has-text-font-family"><?php esc_html_e( 'Write', 'brolga' ); ?></h3>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center","width":"76%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:76%"><!-- wp:paragraph {<?php PatternDetails::print_content( 'email' ); ?>"fontSize":"x-large","fontFamily":"display","style":{"typography":{"lineHeight":"1.2"}}} -->
<p class="has-x-large-font-size has-display-font-family" style="line-height:1.2"><?php esc_html_e( 'hello@example.com', 'brolga' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:columns {"verticalAlignment":"center","style":{"spacing":{"blockGap":{"left":"var:preset|spacing|40","top":"var:preset|spacing|10"}}}} -->
<div class="wp-block-columns are-vertically-aligned-center"><!-- wp:column {"verticalAlignment":"center","width":"24%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:24%"><!-- wp:heading {"level":3,"textColor":"muted","fontSize":"medium","fontFamily":"text"} -->
<h3 class="wp-block-heading has-muted-color has-text-color has-medium-font-size has-text-font-family"><?php esc_html_e( 'Visit', 'brolga' ); ?></h3>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center","width":"76%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:76%"><!-- wp:paragraph {<?php PatternDetails::print_content( 'address' ); ?>"fontSize":"x-large","fontFamily":"display","style":{"typography":{"lineHeight":"1.2"}}} -->
<p class="has-x-large-font-size has-display-font-family" style="line-height:1.2"><?php /* translators: %s: a town or city. */ PatternPlaces::print( __( '12 Ferry Road, %s', 'brolga' ), __( 'West End', 'brolga' ) ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:columns {"verticalAlignment":"center","style":{"spacing":{"blockGap":{"left":"var:preset|spacing|40","top":"var:preset|spacing|10"}}}} -->
<div class="wp-block-columns are-vertically-aligned-center"><!-- wp:column {"verticalAlignment":"center","width":"24%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:24%"><!-- wp:heading {"level":3,"textColor":"muted","fontSize":"medium","fontFamily":"text"} -->
<h3 class="wp-block-heading has-muted-color has-text-color has-medium-font-size has-text-font-family"><?php esc_html_e( 'Hours', 'brolga' ); ?></h3>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center","width":"76%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:76%"><!-- wp:paragraph {<?php PatternDetails::print_content( 'hours' ); ?>"fontSize":"x-large","fontFamily":"display","style":{"typography":{"lineHeight":"1.2"}}} -->
<p class="has-x-large-font-size has-display-font-family" style="line-height:1.2"><?php esc_html_e( 'Tuesday to Saturday, 7 am to 3 pm', 'brolga' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group --></section>
<!-- /wp:group -->
