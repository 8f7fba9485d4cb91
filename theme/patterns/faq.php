<?php
/**
 * Title: FAQ
 * Slug: brolga/faq
 * Categories: brolga, brolga-faq, about
 * Keywords: questions, accordion
 * Description: Frequently asked questions in an accordion.
 * Viewport Width: 1400
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|80","bottom":"var:preset|spacing|80"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--80);padding-bottom:var(--wp--preset--spacing--80)"><!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"left":"var:preset|spacing|70","top":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"36%"} -->
<div class="wp-block-column" style="flex-basis:36%"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Asked every week', 'brolga' ); ?></h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"64%","style":{"spacing":{"blockGap":"0"}}} -->
<div class="wp-block-column" style="flex-basis:64%"><!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'How soon can you start?', 'brolga' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'A visit within ten days, a plan three weeks after it. Planting is booked about six weeks ahead.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Can we do it in stages?', 'brolga' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Yes, and most people do. The plan prices each part on its own, in an order that means nothing is dug up twice.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Who gets the permits?', 'brolga' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'We do. Trees in a protected area need a permit before they are cut or moved. Applying for it is in the price.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'What if a plant dies?', 'brolga' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'If it dies in the first twelve weeks, we replace it and find out why.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></section>
<!-- /wp:group -->
