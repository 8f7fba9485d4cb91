<?php
/**
 * Title: Numbered promises
 * Slug: brolga/about-promises
 * Categories: brolga, about
 * Keywords: values, guarantee, why us
 * Viewport Width: 1280
 * Description: Four promises with large numerals.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"left":"var:preset|spacing|70","top":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"33.33%"} -->
<div class="wp-block-column" style="flex-basis:33.33%"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Four things we put in writing', 'brolga' ); ?></h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"66.66%"} -->
<div class="wp-block-column" style="flex-basis:66.66%"><!-- wp:group {"style":{"spacing":{"blockGap":"var:preset|spacing|60"}},"layout":{"type":"grid","minimumColumnWidth":"12rem","columnCount":2}} -->
<div class="wp-block-group"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"textColor":"accent","fontSize":"xx-large"} -->
<p class="has-accent-color has-text-color has-xx-large-font-size"><?php esc_html_e( '1', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"level":3,"style":{"spacing":{"margin":{"top":"var:preset|spacing|20"}}}} -->
<h3 class="wp-block-heading" style="margin-top:var(--wp--preset--spacing--20)"><?php esc_html_e( 'A price before a tool comes out', 'brolga' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"var:preset|spacing|10"}}},"textColor":"muted"} -->
<p class="has-muted-color has-text-color" style="margin-top:var(--wp--preset--spacing--10)"><?php esc_html_e( 'Not an hourly rate and a shrug. If we got it wrong, that is ours.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"textColor":"accent","fontSize":"xx-large"} -->
<p class="has-accent-color has-text-color has-xx-large-font-size"><?php esc_html_e( '2', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"level":3,"style":{"spacing":{"margin":{"top":"var:preset|spacing|20"}}}} -->
<h3 class="wp-block-heading" style="margin-top:var(--wp--preset--spacing--20)"><?php esc_html_e( 'A text when we are twenty minutes off', 'brolga' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"var:preset|spacing|10"}}},"textColor":"muted"} -->
<p class="has-muted-color has-text-color" style="margin-top:var(--wp--preset--spacing--10)"><?php esc_html_e( 'From the person who will knock, with a photograph.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"textColor":"accent","fontSize":"xx-large"} -->
<p class="has-accent-color has-text-color has-xx-large-font-size"><?php esc_html_e( '3', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"level":3,"style":{"spacing":{"margin":{"top":"var:preset|spacing|20"}}}} -->
<h3 class="wp-block-heading" style="margin-top:var(--wp--preset--spacing--20)"><?php esc_html_e( 'Shoes off, drop sheet down', 'brolga' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"var:preset|spacing|10"}}},"textColor":"muted"} -->
<p class="has-muted-color has-text-color" style="margin-top:var(--wp--preset--spacing--10)"><?php esc_html_e( 'And the old parts go with us.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"textColor":"accent","fontSize":"xx-large"} -->
<p class="has-accent-color has-text-color has-xx-large-font-size"><?php esc_html_e( '4', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"level":3,"style":{"spacing":{"margin":{"top":"var:preset|spacing|20"}}}} -->
<h3 class="wp-block-heading" style="margin-top:var(--wp--preset--spacing--20)"><?php esc_html_e( 'Seven years on our work', 'brolga' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"var:preset|spacing|10"}}},"textColor":"muted"} -->
<p class="has-muted-color has-text-color" style="margin-top:var(--wp--preset--spacing--10)"><?php esc_html_e( 'Ring, say the address, and we come back for nothing.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></section>
<!-- /wp:group -->
