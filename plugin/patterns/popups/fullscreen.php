<?php
/**
 * A large heading and two ways on.
 *
 * @see POPUP-42
 * @package Brolga
 */

declare( strict_types=1 );

?>
<!-- wp:group {"metadata":{"name":"Full screen","patternName":"brolga/popup-fullscreen"},"layout":{"type":"constrained","contentSize":"36rem"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":2,"textAlign":"center","fontSize":"xx-large"} -->
<h2 class="wp-block-heading has-text-align-center has-xx-large-font-size"><?php esc_html_e( 'Before you go', 'brolga' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"align":"center"} -->
<p class="has-text-align-center"><?php esc_html_e( 'Tell us what you were looking for, and we will find it. Or look around a little longer.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons {"layout":{"type":"flex","justifyContent":"center"}} -->
<div class="wp-block-buttons"><!-- wp:button {"className":"brolga-popup-convert"} -->
<div class="wp-block-button brolga-popup-convert"><a class="wp-block-button__link wp-element-button" href="/"><?php esc_html_e( 'Contact us', 'brolga' ); ?></a></div>
<!-- /wp:button -->

<!-- wp:button {"className":"is-style-outline popup-dismiss"} -->
<div class="wp-block-button is-style-outline popup-dismiss"><a class="wp-block-button__link wp-element-button" href="#"><?php esc_html_e( 'Keep looking', 'brolga' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group -->
