<?php
/**
 * A sentence, and a button that closes it.
 *
 * @see POPUP-42
 * @package Brolga
 */

declare( strict_types=1 );

?>
<!-- wp:group {"metadata":{"name":"Notice","patternName":"brolga/popup-notice"},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":2,"fontSize":"large"} -->
<h2 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'We are closed on Monday', 'brolga' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Orders placed over the long weekend leave on Tuesday morning.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button {"className":"popup-dismiss"} -->
<div class="wp-block-button popup-dismiss"><a class="wp-block-button__link wp-element-button" href="#"><?php esc_html_e( 'Got it', 'brolga' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group -->
