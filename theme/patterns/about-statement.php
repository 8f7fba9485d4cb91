<?php
/**
 * Title: Statement in large type
 * Slug: brolga/about-statement
 * Categories: brolga, about
 * Keywords: intro, mission, words
 * Viewport Width: 1280
 * Description: What you stand for in one large paragraph, with the details beside it in small text.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

use Brolga\Theme\PatternPlaces;

?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"left":"var:preset|spacing|70","top":"0"}}}} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"83%"} -->
<div class="wp-block-column" style="flex-basis:83%"><!-- wp:heading {"fontSize":"xx-large"} -->
<h2 class="wp-block-heading has-xx-large-font-size"><?php esc_html_e( 'We fix the leak, then the reason for it. The second part is why you will not see us again for years.', 'brolga' ); ?></h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"17%"} -->
<div class="wp-block-column" style="flex-basis:17%"></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:columns {"align":"wide","style":{"spacing":{"margin":{"top":"var:preset|spacing|60"},"blockGap":{"left":"var:preset|spacing|50","top":"var:preset|spacing|20"}}}} -->
<div class="wp-block-columns alignwide" style="margin-top:var(--wp--preset--spacing--60)"><!-- wp:column {"width":"41.66%"} -->
<div class="wp-block-column" style="flex-basis:41.66%"></div>
<!-- /wp:column -->

<!-- wp:column {"width":"29.16%"} -->
<div class="wp-block-column" style="flex-basis:29.16%"><!-- wp:paragraph -->
<p><?php /* translators: %s: a town or city. */ PatternPlaces::print( __( 'Most of %s was plumbed in the fifties, in galvanised pipe that rusts from the inside. A new washer buys it a month.', 'brolga' ), __( 'Stafford', 'brolga' ) ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"29.16%"} -->
<div class="wp-block-column" style="flex-basis:29.16%"><!-- wp:paragraph -->
<p><?php esc_html_e( 'So we look behind the wall before we quote. If a section has to go, we show you on camera and price it there, in writing, before a tile comes off.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></section>
<!-- /wp:group -->
