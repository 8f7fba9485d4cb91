<?php
/**
 * Title: Hero with a contact form
 * Slug: brolga/hero-form
 * Categories: brolga, banner, contact
 * Keywords: opening, lead, quote, form
 * Description: Your promise and phone number beside a short form.
 * Viewport Width: 1400
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

use Brolga\Theme\PatternDetails;
use Brolga\Theme\PatternLinks;
use Brolga\Theme\PatternPlaces;

?>
<!-- wp:group {"tagName":"section","align":"full","className":"is-style-section-sand","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull is-style-section-sand" style="padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:columns {"verticalAlignment":"center","align":"wide","style":{"spacing":{"blockGap":{"left":"var:preset|spacing|70","top":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns alignwide are-vertically-aligned-center"><!-- wp:column {"verticalAlignment":"center","width":"55%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:55%"><!-- wp:heading {"level":1,"fontSize":"xx-large"} -->
<h1 class="wp-block-heading has-xx-large-font-size"><?php esc_html_e( 'Blocked drain? We are there within two hours', 'brolga' ); ?></h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"className":"is-style-lead"} -->
<p class="is-style-lead"><?php /* translators: %s: a town or city. */ PatternPlaces::print( __( 'Licensed plumbers in %s and around it. The price is agreed at your door, before a spanner comes out.', 'brolga' ), __( 'Sandgate', 'brolga' ) ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {<?php PatternDetails::print_content( 'phone' ); ?>"fontSize":"x-large","fontFamily":"display","style":{"spacing":{"margin":{"top":"var:preset|spacing|50"}},"typography":{"lineHeight":"1.2"}}} -->
<p class="has-x-large-font-size has-display-font-family" style="margin-top:var(--wp--preset--spacing--50);line-height:1.2"><?php PatternPlaces::print_phone( __( '(07) 7010 0142', 'brolga' ) ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"muted","fontSize":"small","style":{"spacing":{"margin":{"top":"var:preset|spacing|10"}}}} -->
<p class="has-muted-color has-text-color has-small-font-size" style="margin-top:var(--wp--preset--spacing--10)"><?php esc_html_e( 'Day and night. No call-out fee before 6 pm.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center","width":"45%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:45%"><?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/contact-form' ) ) : ?>
<!-- wp:group {"className":"is-style-panel","backgroundColor":"base","style":{"spacing":{"padding":{"top":"var:preset|spacing|50","right":"var:preset|spacing|50","bottom":"var:preset|spacing|50","left":"var:preset|spacing|50"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group is-style-panel has-base-background-color has-background" style="padding-top:var(--wp--preset--spacing--50);padding-right:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50);padding-left:var(--wp--preset--spacing--50)"><!-- wp:brolga/contact-form {"title":"<?php esc_attr_e( 'Call me back', 'brolga' ); ?>","submitLabel":"<?php esc_attr_e( 'Call me back', 'brolga' ); ?>"} -->
<!-- wp:brolga/form-field {"fieldId":"name","type":"input","label":"<?php esc_attr_e( 'Your name', 'brolga' ); ?>","autocomplete":"name"} /-->

<!-- wp:brolga/form-field {"fieldId":"phone","type":"tel","label":"<?php esc_attr_e( 'Phone', 'brolga' ); ?>","autocomplete":"tel","width":"half"} /-->

<!-- wp:brolga/form-field {"fieldId":"email","type":"email","label":"<?php esc_attr_e( 'Email', 'brolga' ); ?>","autocomplete":"email","width":"half"} /-->

<!-- wp:brolga/form-field {"fieldId":"message","type":"text","label":"<?php esc_attr_e( 'What has happened?', 'brolga' ); ?>","rows":3} /-->
<!-- /wp:brolga/contact-form --></div>
<!-- /wp:group -->
<?php else : ?>
<!-- wp:group {"className":"is-style-panel","backgroundColor":"base","style":{"spacing":{"padding":{"top":"var:preset|spacing|50","right":"var:preset|spacing|50","bottom":"var:preset|spacing|50","left":"var:preset|spacing|50"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group is-style-panel has-base-background-color has-background" style="padding-top:var(--wp--preset--spacing--50);padding-right:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50);padding-left:var(--wp--preset--spacing--50)"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Prefer to write?', 'brolga' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Send a photograph of the problem and your street. We ring back within fifteen minutes.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button"<?php PatternLinks::print_href( 'contact' ); ?>><?php esc_html_e( 'Email the plumber', 'brolga' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group -->
<?php endif; ?></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></section>
<!-- /wp:group -->
