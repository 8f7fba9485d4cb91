<?php
/**
 * Title: Call to action with an end date
 * Slug: brolga/call-to-action-offer
 * Categories: brolga, call-to-action
 * Keywords: offer, countdown, sale
 * Description: An offer, what it saves, and a countdown. Requires the Brolga plugin; falls back to the date.
 * Viewport Width: 1400
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

use Brolga\Theme\PatternLinks;

?>
<!-- wp:group {"tagName":"section","align":"full","className":"is-style-section-sand","style":{"spacing":{"padding":{"top":"var:preset|spacing|80","bottom":"var:preset|spacing|80"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull is-style-section-sand" style="padding-top:var(--wp--preset--spacing--80);padding-bottom:var(--wp--preset--spacing--80)"><!-- wp:columns {"verticalAlignment":"center","align":"wide","style":{"spacing":{"blockGap":{"left":"var:preset|spacing|70","top":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns alignwide are-vertically-aligned-center"><!-- wp:column {"verticalAlignment":"center","width":"58%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:58%"><!-- wp:heading {"fontSize":"xx-large"} -->
<h2 class="wp-block-heading has-xx-large-font-size"><?php esc_html_e( 'Winter pruning, 20% off until the sap rises', 'brolga' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"className":"is-style-lead"} -->
<p class="is-style-lead"><?php esc_html_e( 'Roses, fruit trees and everything that has grown into the gutter. Half a day is $340 instead of $425.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center","width":"42%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:42%"><?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/countdown' ) ) : ?>
<!-- wp:brolga/countdown {"title":"<?php esc_attr_e( 'The price goes back up in', 'brolga' ); ?>","end":"<?php echo esc_attr( (string) wp_date( 'Y-m-d', time() + 3 * WEEK_IN_SECONDS ) ); ?>T17:00:00","layout":"boxes","expiry":"message","message":"<?php esc_attr_e( 'This offer has ended. Ask us about the next one.', 'brolga' ); ?>"} /-->

<!-- wp:buttons {"style":{"spacing":{"margin":{"top":"var:preset|spacing|40"}}},"layout":{"type":"flex","justifyContent":"center"}} -->
<div class="wp-block-buttons" style="margin-top:var(--wp--preset--spacing--40)"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button"<?php PatternLinks::print_href( 'contact' ); ?>><?php esc_html_e( 'Book a half day', 'brolga' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->
<?php else : ?>
<!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><?php
echo esc_html( sprintf(
	/* translators: %s: a date. */
	__( 'Book by %s.', 'brolga' ),
	(string) wp_date( _x( 'j F', 'date format', 'brolga' ), time() + 3 * WEEK_IN_SECONDS )
) );
?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button"<?php PatternLinks::print_href( 'contact' ); ?>><?php esc_html_e( 'Book a half day', 'brolga' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->
<?php endif; ?></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></section>
<!-- /wp:group -->
