<?php
/**
 * Title: Comparison table
 * Slug: brolga/comparison-table
 * Categories: brolga, brolga-pricing
 * Keywords: table, compare, options
 * Viewport Width: 1280
 * Description: A table of what each option costs and uses, and how long it lasts.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:columns {"verticalAlignment":"bottom","align":"wide","style":{"spacing":{"blockGap":{"left":"var:preset|spacing|70","top":"var:preset|spacing|30"}}}} -->
<div class="wp-block-columns alignwide are-vertically-aligned-bottom"><!-- wp:column {"width":"50%"} -->
<div class="wp-block-column" style="flex-basis:50%"><!-- wp:heading {"fontSize":"xx-large"} -->
<h2 class="wp-block-heading has-xx-large-font-size"><?php esc_html_e( 'Which hot water?', 'brolga' ); ?></h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"bottom","width":"50%"} -->
<div class="wp-block-column is-vertically-aligned-bottom" style="flex-basis:50%"><!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( 'For a family of four in a house on one floor. All three are fitted, with the old unit taken away. We sell all of them and do not mind which.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:table {"hasFixedLayout":false,"align":"wide","className":"is-style-compare"} -->
<figure class="wp-block-table alignwide is-style-compare"><table><thead><tr><th></th><th><?php esc_html_e( 'Fitted', 'brolga' ); ?></th><th><?php esc_html_e( 'A year', 'brolga' ); ?></th><th><?php esc_html_e( 'Lasts', 'brolga' ); ?></th></tr></thead><tbody><tr><td><?php esc_html_e( 'Electric tank', 'brolga' ); ?></td><td><?php esc_html_e( '$1,890', 'brolga' ); ?></td><td><?php esc_html_e( '$720', 'brolga' ); ?></td><td><?php esc_html_e( '10 years', 'brolga' ); ?></td></tr><tr><td><?php esc_html_e( 'Gas, instant', 'brolga' ); ?></td><td><?php esc_html_e( '$2,240', 'brolga' ); ?></td><td><?php esc_html_e( '$540', 'brolga' ); ?></td><td><?php esc_html_e( '12 years', 'brolga' ); ?></td></tr><tr><td><?php esc_html_e( 'Heat pump', 'brolga' ); ?></td><td><?php esc_html_e( '$3,950', 'brolga' ); ?></td><td><?php esc_html_e( '$210', 'brolga' ); ?></td><td><?php esc_html_e( '14 years', 'brolga' ); ?></td></tr></tbody></table></figure>
<!-- /wp:table -->

<!-- wp:group {"align":"wide","layout":{"type":"constrained","justifyContent":"left","contentSize":"40rem"}} -->
<div class="wp-block-group alignwide"><!-- wp:paragraph {"textColor":"muted","fontSize":"small"} -->
<p class="has-muted-color has-text-color has-small-font-size"><?php esc_html_e( 'Prices before any grant, running costs at last year’s price of power and gas. A heat pump needs a place where its hum will not bother a bedroom.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></section>
<!-- /wp:group -->
