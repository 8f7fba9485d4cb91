<?php
/**
 * Title: Homepage for a café or bakery
 * Slug: brolga/page-home-cafe
 * Categories: brolga-pages, brolga
 * Keywords: home, restaurant, menu, shop
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 1280
 * Description: What you sell and its prices, who makes it, and your opening hours.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

use Brolga\Theme\PatternImages;
use Brolga\Theme\PatternLinks;
use Brolga\Theme\PatternPlaces;

$brolga_images = new PatternImages( 18 );

?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|60"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--60)"><!-- wp:columns {"verticalAlignment":"bottom","align":"wide","style":{"spacing":{"blockGap":{"left":"var:preset|spacing|70","top":"var:preset|spacing|30"}}}} -->
<div class="wp-block-columns alignwide are-vertically-aligned-bottom"><!-- wp:column {"width":"66.66%"} -->
<div class="wp-block-column" style="flex-basis:66.66%"><!-- wp:heading {"level":1,"fontSize":"display"} -->
<h1 class="wp-block-heading has-display-font-size"><?php esc_html_e( 'Bread at six, gone by eleven', 'brolga' ); ?></h1>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"bottom","width":"33.33%"} -->
<div class="wp-block-column is-vertically-aligned-bottom" style="flex-basis:33.33%"><!-- wp:paragraph {"className":"is-style-lead"} -->
<p class="is-style-lead"><?php /* translators: %s: a town or city. */ PatternPlaces::print( __( 'Sourdough, custard tarts and decent coffee in the middle of %s.', 'brolga' ), __( 'Bulimba', 'brolga' ) ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></section>
<!-- /wp:group -->

<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="padding-top:0;padding-bottom:0"><?php $brolga_images->print_image( '21/9', 'full', 'is-style-bleed' ); ?></section>
<!-- /wp:group -->

<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:columns {"verticalAlignment":"bottom","align":"wide","style":{"spacing":{"blockGap":{"left":"var:preset|spacing|70","top":"var:preset|spacing|20"}}}} -->
<div class="wp-block-columns alignwide are-vertically-aligned-bottom"><!-- wp:column {"width":"58%"} -->
<div class="wp-block-column" style="flex-basis:58%"><!-- wp:heading {"fontSize":"xx-large"} -->
<h2 class="wp-block-heading has-xx-large-font-size"><?php esc_html_e( 'On the counter', 'brolga' ); ?></h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"bottom","width":"42%"} -->
<div class="wp-block-column is-vertically-aligned-bottom" style="flex-basis:42%"><!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( 'The list is short so that it can be good. Ask about tree nuts; there are some.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:columns {"align":"wide","style":{"spacing":{"margin":{"top":"var:preset|spacing|50"},"blockGap":{"left":"var:preset|spacing|60","top":"0"}}}} -->
<div class="wp-block-columns alignwide" style="margin-top:var(--wp--preset--spacing--50)"><!-- wp:column -->
<div class="wp-block-column"><!-- wp:table {"hasFixedLayout":false,"className":"is-style-prices"} -->
<figure class="wp-block-table is-style-prices"><table><tbody><tr><td><?php esc_html_e( 'Country loaf', 'brolga' ); ?></td><td><?php esc_html_e( 'Wheat and a fifth rye, 36 hours', 'brolga' ); ?></td><td><?php esc_html_e( '$9', 'brolga' ); ?></td></tr><tr><td><?php esc_html_e( 'Seeded rye', 'brolga' ); ?></td><td><?php esc_html_e( 'Dense, dark, better tomorrow', 'brolga' ); ?></td><td><?php esc_html_e( '$11', 'brolga' ); ?></td></tr><tr><td><?php esc_html_e( 'Custard tart', 'brolga' ); ?></td><td><?php esc_html_e( 'Ana’s aunt’s recipe, blistered on top', 'brolga' ); ?></td><td><?php esc_html_e( '$5.50', 'brolga' ); ?></td></tr></tbody></table></figure>
<!-- /wp:table --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:table {"hasFixedLayout":false,"className":"is-style-prices"} -->
<figure class="wp-block-table is-style-prices"><table><tbody><tr><td><?php esc_html_e( 'Cheese and ham toastie', 'brolga' ); ?></td><td><?php esc_html_e( 'On country loaf, with pickle', 'brolga' ); ?></td><td><?php esc_html_e( '$14', 'brolga' ); ?></td></tr><tr><td><?php esc_html_e( 'Tomatoes on toast', 'brolga' ); ?></td><td><?php esc_html_e( 'When they taste of something', 'brolga' ); ?></td><td><?php esc_html_e( '$16', 'brolga' ); ?></td></tr><tr><td><?php esc_html_e( 'Flat white', 'brolga' ); ?></td><td><?php esc_html_e( 'Beans roasted two streets away', 'brolga' ); ?></td><td><?php esc_html_e( '$5.20', 'brolga' ); ?></td></tr></tbody></table></figure>
<!-- /wp:table --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></section>
<!-- /wp:group -->

<!-- wp:pattern {"slug":"brolga/team-founder"} /-->

<!-- wp:pattern {"slug":"brolga/numbers-bars"} /-->

<!-- wp:pattern {"slug":"brolga/opening-hours"} /-->

<!-- wp:group {"tagName":"section","align":"full","className":"is-style-section-sand","style":{"spacing":{"padding":{"top":"var:preset|spacing|80","bottom":"var:preset|spacing|80"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull is-style-section-sand" style="padding-top:var(--wp--preset--spacing--80);padding-bottom:var(--wp--preset--spacing--80)"><!-- wp:columns {"verticalAlignment":"bottom","align":"wide","style":{"spacing":{"blockGap":{"left":"var:preset|spacing|70","top":"var:preset|spacing|40"}}}} -->
<div class="wp-block-columns alignwide are-vertically-aligned-bottom"><!-- wp:column {"width":"58%"} -->
<div class="wp-block-column" style="flex-basis:58%"><!-- wp:heading {"fontSize":"xx-large"} -->
<h2 class="wp-block-heading has-xx-large-font-size"><?php esc_html_e( 'Saturday’s cake, by Wednesday', 'brolga' ); ?></h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"bottom","width":"42%"} -->
<div class="wp-block-column is-vertically-aligned-bottom" style="flex-basis:42%"><!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><?php esc_html_e( 'Tell us how many, how sweet, and whose birthday it is. From $68 for ten.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button"<?php PatternLinks::print_href( 'contact' ); ?>><?php esc_html_e( 'Order a cake', 'brolga' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></section>
<!-- /wp:group -->
