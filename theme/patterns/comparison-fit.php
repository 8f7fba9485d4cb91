<?php
/**
 * Title: Who we’re for
 * Slug: brolga/comparison-fit
 * Categories: brolga, brolga-pricing
 * Keywords: compare, scope, honest
 * Viewport Width: 1280
 * Description: What you take on and what you refer elsewhere, side by side.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:heading {"align":"wide","fontSize":"xx-large"} -->
<h2 class="wp-block-heading alignwide has-xx-large-font-size"><?php esc_html_e( 'Are we the right bookkeepers?', 'brolga' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:columns {"align":"wide","style":{"spacing":{"margin":{"top":"var:preset|spacing|50"},"blockGap":{"left":"var:preset|spacing|70","top":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns alignwide" style="margin-top:var(--wp--preset--spacing--50)"><!-- wp:column {"width":"58.33%"} -->
<div class="wp-block-column" style="flex-basis:58.33%"><!-- wp:heading {"level":3,"fontSize":"x-large"} -->
<h3 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'Ring us if you', 'brolga' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:list {"className":"is-style-plain is-style-rows"} -->
<ul class="wp-block-list is-style-plain is-style-rows"><!-- wp:list-item -->
<li><?php esc_html_e( 'run a trade, a shop or a practice with up to thirty staff', 'brolga' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'are behind, a little or a lot', 'brolga' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'want somebody to say when a number looks wrong', 'brolga' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'like a fixed price: from $290 a month', 'brolga' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"41.66%"} -->
<div class="wp-block-column" style="flex-basis:41.66%"><!-- wp:heading {"level":3,"fontSize":"x-large"} -->
<h3 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'Ring somebody else if you', 'brolga' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:list {"className":"is-style-plain is-style-rows"} -->
<ul class="wp-block-list is-style-plain is-style-rows"><!-- wp:list-item -->
<li><?php esc_html_e( 'need an audit, or a prospectus', 'brolga' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'trade in crypto', 'brolga' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'want it as cheap as it can possibly be', 'brolga' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->

<!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( 'We keep a list of good people for all three. Ask.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></section>
<!-- /wp:group -->
