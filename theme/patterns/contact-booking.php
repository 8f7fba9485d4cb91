<?php
/**
 * Title: Contact with a booking form
 * Slug: brolga/contact-booking
 * Categories: brolga, contact
 * Keywords: appointment, booking, form
 * Description: A form for a visit with the preferred day and time, and what happens next beside it. The form requires the Brolga plugin.
 * Viewport Width: 1400
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

use Brolga\Theme\PatternDetails;
use Brolga\Theme\PatternPlaces;

?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|80","bottom":"var:preset|spacing|80"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--80);padding-bottom:var(--wp--preset--spacing--80)"><!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"left":"var:preset|spacing|70","top":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"38%"} -->
<div class="wp-block-column" style="flex-basis:38%"><!-- wp:heading {"fontSize":"xx-large"} -->
<h2 class="wp-block-heading has-xx-large-font-size"><?php esc_html_e( 'Ask for a time', 'brolga' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"className":"is-style-lead"} -->
<p class="is-style-lead"><?php esc_html_e( 'We answer by text within an hour, between 7 am and 6 pm.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:list {"className":"is-style-ticks","style":{"spacing":{"margin":{"top":"var:preset|spacing|40"}}}} -->
<ul class="wp-block-list is-style-ticks" style="margin-top:var(--wp--preset--spacing--40)"><!-- wp:list-item -->
<li><?php esc_html_e( 'Wear something you can move in', 'brolga' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Bring scans and letters, if you have any', 'brolga' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Come five minutes early the first time', 'brolga' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"62%"} -->
<div class="wp-block-column" style="flex-basis:62%"><?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/contact-form' ) ) : ?>
<!-- wp:brolga/contact-form {"title":"<?php esc_attr_e( 'Appointment', 'brolga' ); ?>","submitLabel":"<?php esc_attr_e( 'Ask for this time', 'brolga' ); ?>"} -->
<!-- wp:brolga/form-field {"fieldId":"name","type":"input","label":"<?php esc_attr_e( 'Your name', 'brolga' ); ?>","autocomplete":"name"} /-->

<!-- wp:brolga/form-field {"fieldId":"phone","type":"tel","label":"<?php esc_attr_e( 'Mobile', 'brolga' ); ?>","autocomplete":"tel","width":"half"} /-->

<!-- wp:brolga/form-field {"fieldId":"email","type":"email","label":"<?php esc_attr_e( 'Email', 'brolga' ); ?>","autocomplete":"email","width":"half"} /-->

<!-- wp:brolga/form-field {"fieldId":"day","type":"date","label":"<?php esc_attr_e( 'Which day suits you?', 'brolga' ); ?>","width":"half"} /-->

<!-- wp:brolga/form-field {"fieldId":"time","type":"input","label":"<?php esc_attr_e( 'What time, roughly?', 'brolga' ); ?>","width":"half","required":false} /-->

<!-- wp:brolga/form-field {"fieldId":"reason","type":"text","label":"<?php esc_attr_e( 'What is it about?', 'brolga' ); ?>","rows":4,"required":false} /-->
<!-- /wp:brolga/contact-form -->
<?php else : ?>
<!-- wp:group {"className":"is-style-panel is-style-section-sand","style":{"spacing":{"padding":{"top":"var:preset|spacing|60","right":"var:preset|spacing|60","bottom":"var:preset|spacing|60","left":"var:preset|spacing|60"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group is-style-panel is-style-section-sand" style="padding-top:var(--wp--preset--spacing--60);padding-right:var(--wp--preset--spacing--60);padding-bottom:var(--wp--preset--spacing--60);padding-left:var(--wp--preset--spacing--60)"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><?php esc_html_e( 'Book by phone', 'brolga' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'The desk answers from 7 am to 6 pm, and the machine is checked at eight.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button<?php /* translators: %s: a phone number. */ PatternDetails::print_button( 'phone', __( 'Ring %s', 'brolga' ) ); ?> -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button"><?php PatternPlaces::print_call( __( '(08) 7010 0119', 'brolga' ) ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group -->
<?php endif; ?></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></section>
<!-- /wp:group -->
