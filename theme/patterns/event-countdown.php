<?php
/**
 * Title: Event with a countdown
 * Slug: brolga/event-countdown
 * Categories: brolga, call-to-action
 * Keywords: date, sale, launch
 * Viewport Width: 1280
 * Description: One date in very large type, with a countdown. The countdown requires the Brolga plugin.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

use Brolga\Theme\PatternLinks;
use Brolga\Theme\PatternPlaces;

// Always ahead: whoever inserts the section sees it count.
$brolga_day = (int) strtotime( 'first saturday of +2 months 00:00 UTC' );
$brolga_utc = new DateTimeZone( 'UTC' );
$brolga_when = sprintf(
	/* translators: %s: a date, such as Saturday 2 January. */
	__( '%s, from eight', 'brolga' ),
	(string) wp_date( _x( 'l j F', 'date format', 'brolga' ), $brolga_day, $brolga_utc )
);

?>
<!-- wp:group {"tagName":"section","align":"full","className":"is-style-section-dark","style":{"spacing":{"padding":{"top":"var:preset|spacing|80","bottom":"var:preset|spacing|80"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull is-style-section-dark" style="padding-top:var(--wp--preset--spacing--80);padding-bottom:var(--wp--preset--spacing--80)"><!-- wp:columns {"verticalAlignment":"bottom","align":"wide","style":{"spacing":{"blockGap":{"left":"var:preset|spacing|70","top":"var:preset|spacing|40"}}}} -->
<div class="wp-block-columns alignwide are-vertically-aligned-bottom"><!-- wp:column {"width":"58%"} -->
<div class="wp-block-column" style="flex-basis:58%"><!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><?php echo esc_html( $brolga_when ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"fontSize":"display"} -->
<h2 class="wp-block-heading has-display-font-size"><?php esc_html_e( 'The seconds sale', 'brolga' ); ?></h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"bottom","width":"42%"} -->
<div class="wp-block-column is-vertically-aligned-bottom" style="flex-basis:42%"><!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><?php esc_html_e( 'Two hundred bowls with a wobble, from $8. Bring newspaper, cash or a card, and somebody to carry. Coffee from seven.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button"<?php PatternLinks::print_href( 'contact' ); ?>><?php esc_html_e( 'Remind me', 'brolga' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/countdown' ) ) : ?>
<!-- wp:group {"align":"wide","style":{"spacing":{"margin":{"top":"var:preset|spacing|60"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignwide" style="margin-top:var(--wp--preset--spacing--60)"><!-- wp:brolga/countdown {"className":"is-style-start","end":"<?php echo esc_attr( (string) wp_date( 'Y-m-d', $brolga_day, $brolga_utc ) ); ?>T08:00:00","expiry":"message","message":"<?php /* translators: %s: a town or city. */ PatternPlaces::print_attribute( __( 'The doors are open: 3 Mill Lane, %s.', 'brolga' ), __( 'Paddington', 'brolga' ) ); ?>"} /--></div>
<!-- /wp:group -->
<?php else : ?>

<?php endif; ?></section>
<!-- /wp:group -->
