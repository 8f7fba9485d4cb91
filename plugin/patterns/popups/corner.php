<?php
/**
 * A sign-up that leaves the page usable.
 *
 * @see POPUP-42
 * @package Brolga
 */

declare( strict_types=1 );

?>
<!-- wp:group {"metadata":{"name":"Sign-up","patternName":"brolga/popup-corner"},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":2,"fontSize":"large"} -->
<h2 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Hear from us once a month', 'brolga' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'New arrivals, advice for the season and nothing else.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:brolga/newsletter <?php echo wp_json_encode( [ 'submitLabel' => __( 'Sign up', 'brolga' ) ] ); ?> /--></div>
<!-- /wp:group -->
