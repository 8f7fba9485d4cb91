<?php
/**
 * Title: Not found
 * Slug: brolga/hidden-404
 * Inserter: no
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

?>
<!-- wp:heading {"level":1,"align":"wide"} -->
<h1 class="wp-block-heading alignwide"><?php esc_html_e( 'This path peters out', 'brolga' ); ?></h1>
<!-- /wp:heading -->

<!-- wp:group {"align":"wide","layout":{"type":"constrained","justifyContent":"left","contentSize":"36rem"}} -->
<div class="wp-block-group alignwide"><!-- wp:paragraph {"className":"is-style-lead"} -->
<p class="is-style-lead"><?php esc_html_e( 'There is no page at this address. It may have been moved, or the link has a slip in it.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:search {"label":"<?php esc_attr_e( 'Search this site', 'brolga' ); ?>","buttonText":"<?php esc_attr_e( 'Search', 'brolga' ); ?>"} /-->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button {"className":"is-style-quiet"} -->
<div class="wp-block-button is-style-quiet"><a class="wp-block-button__link wp-element-button" href="<?php echo esc_url( home_url( '/' ) ); ?>"><?php esc_html_e( 'Back to the front page', 'brolga' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group -->
