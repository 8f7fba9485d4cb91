<?php
/**
 * Title: Three numbers
 * Slug: brolga/numbers-row
 * Categories: brolga, brolga-process
 * Keywords: counters, statistics, proof
 * Viewport Width: 1280
 * Description: Three large numbers, each with a sentence that explains it.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

use Brolga\Theme\PatternPlaces;

?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:heading {"align":"wide","textColor":"accent","fontSize":"large"} -->
<h2 class="wp-block-heading alignwide has-accent-color has-text-color has-large-font-size"><?php esc_html_e( 'Counted at the end of last year', 'brolga' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:columns {"align":"wide","className":"is-style-figures","style":{"spacing":{"margin":{"top":"var:preset|spacing|40"},"blockGap":{"left":"var:preset|spacing|50","top":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns alignwide is-style-figures" style="margin-top:var(--wp--preset--spacing--40)"><!-- wp:column -->
<div class="wp-block-column"><?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/number-counter' ) ) : ?>
<!-- wp:brolga/number-counter {"value":"22","title":"<?php /* translators: %s: a town or city. */ PatternPlaces::print_attribute( __( 'years in %s, in the same shed', 'brolga' ), __( 'Stafford', 'brolga' ) ); ?>"} /-->
<?php else : ?>
<!-- wp:paragraph {"fontSize":"display"} -->
<p class="has-display-font-size"><?php esc_html_e( '22', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php /* translators: %s: a town or city. */ PatternPlaces::print( __( 'years in %s, in the same shed', 'brolga' ), __( 'Stafford', 'brolga' ) ); ?></p>
<!-- /wp:paragraph -->
<?php endif; ?></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/number-counter' ) ) : ?>
<!-- wp:brolga/number-counter {"value":"46","title":"<?php echo esc_attr__( 'minutes from your call to our knock, on average', 'brolga' ); ?>"} /-->
<?php else : ?>
<!-- wp:paragraph {"fontSize":"display"} -->
<p class="has-display-font-size"><?php esc_html_e( '46', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'minutes from your call to our knock, on average', 'brolga' ); ?></p>
<!-- /wp:paragraph -->
<?php endif; ?></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/number-counter' ) ) : ?>
<!-- wp:brolga/number-counter {"value":"9400","title":"<?php echo esc_attr__( 'call-outs, and a record of every one of them', 'brolga' ); ?>"} /-->
<?php else : ?>
<!-- wp:paragraph {"fontSize":"display"} -->
<p class="has-display-font-size"><?php esc_html_e( '9,400', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'call-outs, and a record of every one of them', 'brolga' ); ?></p>
<!-- /wp:paragraph -->
<?php endif; ?></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></section>
<!-- /wp:group -->
