<?php
/**
 * Title: Contact with a form
 * Slug: brolga/page-contact
 * Categories: brolga-pages, brolga
 * Keywords: contact, form, address
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 1280
 * Description: How to reach you, what happens next, and a form with only the questions you need.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

use Brolga\Theme\PatternDetails;
use Brolga\Theme\PatternPlaces;

?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|60"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--60)"><!-- wp:group {"align":"wide","className":"form-beside","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide form-beside"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":1,"fontSize":"xx-large"} -->
<h1 class="wp-block-heading has-xx-large-font-size"><?php esc_html_e( 'Tell us what is going on', 'brolga' ); ?></h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"className":"is-style-lead"} -->
<p class="is-style-lead"><?php esc_html_e( 'We answer every message the same working day. If it cannot wait, ring.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/contact-form' ) ) : ?>
<!-- wp:group {"className":"is-style-section-sand is-style-panel","style":{"spacing":{"padding":{"top":"var:preset|spacing|60","right":"var:preset|spacing|60","bottom":"var:preset|spacing|60","left":"var:preset|spacing|60"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group is-style-section-sand is-style-panel" style="padding-top:var(--wp--preset--spacing--60);padding-right:var(--wp--preset--spacing--60);padding-bottom:var(--wp--preset--spacing--60);padding-left:var(--wp--preset--spacing--60)"><!-- wp:brolga/contact-form {"title":"<?php echo esc_attr__( 'Enquiry', 'brolga' ); ?>","submitLabel":"<?php echo esc_attr__( 'Send message', 'brolga' ); ?>"} -->
<!-- wp:brolga/form-field {"fieldId":"name","type":"input","label":"<?php echo esc_attr__( 'Your name', 'brolga' ); ?>","autocomplete":"name","width":"half"} /-->

<!-- wp:brolga/form-field {"fieldId":"phone","type":"tel","label":"<?php echo esc_attr__( 'Phone', 'brolga' ); ?>","required":false,"autocomplete":"tel","width":"half"} /-->

<!-- wp:brolga/form-field {"fieldId":"email","type":"email","label":"<?php echo esc_attr__( 'Email', 'brolga' ); ?>","autocomplete":"email"} /-->

<!-- wp:brolga/form-field {"fieldId":"when","type":"radio","label":"<?php echo esc_attr__( 'When suits you best?', 'brolga' ); ?>","required":false,"options":[{"label":"<?php echo esc_attr__( 'Early', 'brolga' ); ?>"},{"label":"<?php echo esc_attr__( 'Around midday', 'brolga' ); ?>"},{"label":"<?php echo esc_attr__( 'After five', 'brolga' ); ?>"}]} /-->

<!-- wp:brolga/form-field {"fieldId":"message","type":"text","label":"<?php echo esc_attr__( 'What would you like help with?', 'brolga' ); ?>"} /-->
<!-- /wp:brolga/contact-form --></div>
<!-- /wp:group -->
<?php else : ?>
<!-- wp:group {"className":"is-style-section-sand is-style-panel","style":{"spacing":{"padding":{"top":"var:preset|spacing|60","right":"var:preset|spacing|60","bottom":"var:preset|spacing|60","left":"var:preset|spacing|60"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group is-style-section-sand is-style-panel" style="padding-top:var(--wp--preset--spacing--60);padding-right:var(--wp--preset--spacing--60);padding-bottom:var(--wp--preset--spacing--60);padding-left:var(--wp--preset--spacing--60)"><!-- wp:heading {"fontSize":"large"} -->
<h2 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Write to us', 'brolga' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Tell us what you need, and when you could come.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button"><?php esc_html_e( 'Write an email', 'brolga' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group -->
<?php endif; ?>

<!-- wp:group {"className":"is-style-rows","style":{"spacing":{"blockGap":"0"}},"layout":{"type":"default"}} -->
<div class="wp-block-group is-style-rows"><!-- wp:columns {"style":{"spacing":{"blockGap":{"left":"var:preset|spacing|30","top":"var:preset|spacing|10"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"30%"} -->
<div class="wp-block-column" style="flex-basis:30%"><!-- wp:heading {"fontSize":"large"} -->
<h2 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Ring', 'brolga' ); ?></h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"70%"} -->
<div class="wp-block-column" style="flex-basis:70%"><!-- wp:paragraph<?php PatternDetails::print_only_content( 'phone' ); ?> -->
<p><?php PatternPlaces::print_phone( __( '(07) 7010 0171', 'brolga' ) ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:columns {"style":{"spacing":{"blockGap":{"left":"var:preset|spacing|30","top":"var:preset|spacing|10"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"30%"} -->
<div class="wp-block-column" style="flex-basis:30%"><!-- wp:heading {"fontSize":"large"} -->
<h2 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Email', 'brolga' ); ?></h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"70%"} -->
<div class="wp-block-column" style="flex-basis:70%"><!-- wp:paragraph<?php PatternDetails::print_only_content( 'email' ); ?> -->
<p><?php esc_html_e( 'Write to reception', 'brolga' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:columns {"style":{"spacing":{"blockGap":{"left":"var:preset|spacing|30","top":"var:preset|spacing|10"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"30%"} -->
<div class="wp-block-column" style="flex-basis:30%"><!-- wp:heading {"fontSize":"large"} -->
<h2 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Visit', 'brolga' ); ?></h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"70%"} -->
<div class="wp-block-column" style="flex-basis:70%"><!-- wp:paragraph<?php PatternDetails::print_only_content( 'address' ); ?> -->
<p><?php /* translators: %s: a town or city. */ PatternPlaces::print( __( '12 Sherwood Road, %s, first floor, lift from the arcade', 'brolga' ), __( 'Toowong', 'brolga' ) ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:columns {"style":{"spacing":{"blockGap":{"left":"var:preset|spacing|30","top":"var:preset|spacing|10"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"30%"} -->
<div class="wp-block-column" style="flex-basis:30%"><!-- wp:heading {"fontSize":"large"} -->
<h2 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Hours', 'brolga' ); ?></h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"70%"} -->
<div class="wp-block-column" style="flex-basis:70%"><!-- wp:paragraph<?php PatternDetails::print_only_content( 'hours' ); ?> -->
<p><?php esc_html_e( 'Monday to Friday, 7 am to 7 pm, and Saturday until noon', 'brolga' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></section>
<!-- /wp:group -->

<!-- wp:pattern {"slug":"brolga/places"} /-->
