<?php
/**
 * An offer and one button.
 *
 * @see POPUP-42
 * @package Brolga
 */

declare( strict_types=1 );

?>
<!-- wp:group {"metadata":{"name":"Offer","patternName":"brolga/popup-modal"},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":2,"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( '10% off your first order', 'brolga' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Order by the end of the month and use the code WELCOME at the checkout.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button {"className":"brolga-popup-convert"} -->
<div class="wp-block-button brolga-popup-convert"><a class="wp-block-button__link wp-element-button" href="/"><?php esc_html_e( 'Start shopping', 'brolga' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group -->
