<?php
/**
 * Title: Contact
 * Slug: brolga/contact
 * Categories: brolga, contact
 * Keywords: form, enquiry
 * Description: Three ways to reach you, and a contact form. The form requires the Brolga plugin.
 * Viewport Width: 1400
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

use Brolga\Theme\PatternDetails;
use Brolga\Theme\PatternLinks;
use Brolga\Theme\PatternPlaces;

?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|80","bottom":"var:preset|spacing|80"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--80);padding-bottom:var(--wp--preset--spacing--80)"><!-- wp:group {"align":"wide","className":"form-beside","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide form-beside"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Tell us about the worst corner', 'brolga' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"className":"is-style-lead"} -->
<p class="is-style-lead"><?php esc_html_e( 'Write a few lines or ring. Either way you get a person who has held a spade.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/contact-form' ) ) : ?>
<!-- wp:group {"className":"is-style-section-sand is-style-panel","style":{"spacing":{"padding":{"top":"var:preset|spacing|60","right":"var:preset|spacing|60","bottom":"var:preset|spacing|60","left":"var:preset|spacing|60"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group is-style-section-sand is-style-panel" style="padding-top:var(--wp--preset--spacing--60);padding-right:var(--wp--preset--spacing--60);padding-bottom:var(--wp--preset--spacing--60);padding-left:var(--wp--preset--spacing--60)"><!-- wp:brolga/contact-form {"title":"<?php echo esc_attr__( 'Enquiry', 'brolga' ); ?>","submitLabel":"<?php echo esc_attr__( 'Send enquiry', 'brolga' ); ?>"} -->
<!-- wp:brolga/form-field {"fieldId":"name","type":"input","label":"<?php echo esc_attr__( 'Your name', 'brolga' ); ?>","autocomplete":"name","width":"half"} /-->

<!-- wp:brolga/form-field {"fieldId":"email","type":"email","label":"<?php echo esc_attr__( 'Email', 'brolga' ); ?>","autocomplete":"email","width":"half"} /-->

<!-- wp:brolga/form-field {"fieldId":"phone","type":"tel","label":"<?php echo esc_attr__( 'Phone', 'brolga' ); ?>","required":false,"autocomplete":"tel"} /-->

<!-- wp:brolga/form-field {"fieldId":"message","type":"text","label":"<?php echo esc_attr__( 'How can we help?', 'brolga' ); ?>"} /-->
<!-- /wp:brolga/contact-form --></div>
<!-- /wp:group -->
<?php else : ?>
<!-- wp:group {"className":"is-style-section-sand is-style-panel","style":{"spacing":{"padding":{"top":"var:preset|spacing|60","right":"var:preset|spacing|60","bottom":"var:preset|spacing|60","left":"var:preset|spacing|60"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group is-style-section-sand is-style-panel" style="padding-top:var(--wp--preset--spacing--60);padding-right:var(--wp--preset--spacing--60);padding-bottom:var(--wp--preset--spacing--60);padding-left:var(--wp--preset--spacing--60)"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><?php esc_html_e( 'Write', 'brolga' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'A sketch or a photograph of the corner helps.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button"<?php PatternLinks::print_href( 'contact' ); ?>><?php esc_html_e( 'Write to us', 'brolga' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group -->
<?php endif; ?>

<!-- wp:group {"className":"is-style-rows","style":{"spacing":{"blockGap":"0"}},"layout":{"type":"default"}} -->
<div class="wp-block-group is-style-rows"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><?php esc_html_e( 'Ring', 'brolga' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {<?php PatternDetails::print_content( [ 'phone', 'hours' ] ); ?>"style":{"spacing":{"margin":{"top":"var:preset|spacing|10"}}}} -->
<p style="margin-top:var(--wp--preset--spacing--10)"><?php PatternPlaces::print_phone( __( '(07) 7010 0142', 'brolga' ), /* translators: %s: a phone number. */ __( '%s, Tuesday to Saturday, 7 am to 3 pm', 'brolga' ) ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><?php esc_html_e( 'Drop in', 'brolga' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {<?php PatternDetails::print_content( 'address' ); ?>"style":{"spacing":{"margin":{"top":"var:preset|spacing|10"}}}} -->
<p style="margin-top:var(--wp--preset--spacing--10)"><?php /* translators: %s: a town or city. */ PatternPlaces::print( __( '12 Ferry Road, %s. On Saturdays there is coffee from seven.', 'brolga' ), __( 'West End', 'brolga' ) ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></section>
<!-- /wp:group -->
