<?php
/**
 * One line across the page.
 *
 * @see POPUP-42
 * @package Brolga
 */

declare( strict_types=1 );

?>
<!-- wp:group {"metadata":{"name":"Bar","patternName":"brolga/popup-bar"},"layout":{"type":"flex","flexWrap":"wrap","justifyContent":"center","verticalAlignment":"center"}} -->
<div class="wp-block-group"><!-- wp:paragraph -->
<p><?php esc_html_e( 'Free shipping on orders over $100 this week.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button {"className":"brolga-popup-convert"} -->
<div class="wp-block-button brolga-popup-convert"><a class="wp-block-button__link wp-element-button" href="/"><?php esc_html_e( 'See what is new', 'brolga' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group -->
