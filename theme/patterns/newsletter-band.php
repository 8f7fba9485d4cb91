<?php
/**
 * Title: Newsletter band, sand background
 * Slug: brolga/newsletter-band
 * Categories: brolga, brolga-newsletter, call-to-action
 * Keywords: email, subscribe, sign up
 * Description: What the newsletter is about on the left, one field on the right.
 * Viewport Width: 1400
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

use Brolga\Theme\PatternLinks;

?>
<!-- wp:group {"tagName":"section","align":"full","className":"is-style-section-sand","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull is-style-section-sand" style="padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:columns {"verticalAlignment":"center","align":"wide","style":{"spacing":{"blockGap":{"left":"var:preset|spacing|70","top":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns alignwide are-vertically-aligned-center"><!-- wp:column {"verticalAlignment":"center","width":"50%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:50%"><!-- wp:heading {"fontSize":"xx-large"} -->
<h2 class="wp-block-heading has-xx-large-font-size"><?php esc_html_e( 'One email a month, about one bread', 'brolga' ); ?></h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center","width":"50%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:50%"><!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( 'The recipe we changed, the flour we bought and what is in the oven next week.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/newsletter' ) ) : ?>
<!-- wp:brolga/newsletter {"title":"<?php esc_attr_e( 'Where should we send it?', 'brolga' ); ?>","submitLabel":"<?php esc_attr_e( 'Send me the next one', 'brolga' ); ?>","consent":"<?php esc_attr_e( 'Unsubscribe with one click, whenever you like.', 'brolga' ); ?>"} /-->
<?php else : ?>
<!-- wp:paragraph {"style":{"typography":{"fontWeight":"600"}}} -->
<p style="font-weight:600"><?php esc_html_e( 'Where should we send it?', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button"<?php PatternLinks::print_href( 'contact' ); ?>><?php esc_html_e( 'Email us to join', 'brolga' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->
<?php endif; ?></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></section>
<!-- /wp:group -->
