<?php
/**
 * Title: FAQ in tabs
 * Slug: brolga/faq-groups
 * Categories: brolga, brolga-faq, about
 * Keywords: questions, tabs, builder
 * Description: Longer lists of questions, grouped in tabs. Requires the Brolga plugin; falls back to headings.
 * Viewport Width: 1400
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|80","bottom":"var:preset|spacing|80"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--80);padding-bottom:var(--wp--preset--spacing--80)"><!-- wp:heading {"align":"wide"} -->
<h2 class="wp-block-heading alignwide"><?php esc_html_e( 'Questions, in the order they come up', 'brolga' ); ?></h2>
<!-- /wp:heading -->

<?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/tabs' ) ) : ?>
<!-- wp:brolga/tabs {"align":"wide","orientation":"vertical"} -->
<!-- wp:brolga/tab {"label":"<?php esc_attr_e( 'Before we start', 'brolga' ); ?>"} -->
<!-- wp:brolga/accordion {"headingLevel":3,"initial":-1} -->
<!-- wp:brolga/accordion-item {"title":"<?php esc_attr_e( 'How long is the wait?', 'brolga' ); ?>"} -->
<!-- wp:paragraph -->
<p><?php esc_html_e( 'About six weeks in spring, three in winter. Emergencies go first.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:brolga/accordion-item -->

<!-- wp:brolga/accordion-item {"title":"<?php esc_attr_e( 'Do we need a permit?', 'brolga' ); ?>"} -->
<!-- wp:paragraph -->
<p><?php esc_html_e( 'For most decks no higher than your knee, no. We check before you sign, and the check is free.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:brolga/accordion-item -->

<!-- wp:brolga/accordion-item {"title":"<?php esc_attr_e( 'Can we live there meanwhile?', 'brolga' ); ?>"} -->
<!-- wp:paragraph -->
<p><?php esc_html_e( 'Yes. You lose the yard, the quiet and one parking space.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:brolga/accordion-item -->
<!-- /wp:brolga/accordion -->
<!-- /wp:brolga/tab -->

<!-- wp:brolga/tab {"label":"<?php esc_attr_e( 'While we build', 'brolga' ); ?>"} -->
<!-- wp:brolga/accordion {"headingLevel":3,"initial":-1} -->
<!-- wp:brolga/accordion-item {"title":"<?php esc_attr_e( 'Who has the keys?', 'brolga' ); ?>"} -->
<!-- wp:paragraph -->
<p><?php esc_html_e( 'Nadia, and nobody else. She locks up each afternoon.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:brolga/accordion-item -->

<!-- wp:brolga/accordion-item {"title":"<?php esc_attr_e( 'What time do you start?', 'brolga' ); ?>"} -->
<!-- wp:paragraph -->
<p><?php esc_html_e( 'Seven, except on Saturdays, when we do not.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:brolga/accordion-item -->

<!-- wp:brolga/accordion-item {"title":"<?php esc_attr_e( 'What if it rains?', 'brolga' ); ?>"} -->
<!-- wp:paragraph -->
<p><?php esc_html_e( 'We work under cover or come back. Rain days are in the program already.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:brolga/accordion-item -->
<!-- /wp:brolga/accordion -->
<!-- /wp:brolga/tab -->

<!-- wp:brolga/tab {"label":"<?php esc_attr_e( 'Afterwards', 'brolga' ); ?>"} -->
<!-- wp:brolga/accordion {"headingLevel":3,"initial":-1} -->
<!-- wp:brolga/accordion-item {"title":"<?php esc_attr_e( 'How long is it covered?', 'brolga' ); ?>"} -->
<!-- wp:paragraph -->
<p><?php esc_html_e( 'For the structure as long as the law says, and ten years by us.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:brolga/accordion-item -->

<!-- wp:brolga/accordion-item {"title":"<?php esc_attr_e( 'How do we look after the timber?', 'brolga' ); ?>"} -->
<!-- wp:paragraph -->
<p><?php esc_html_e( 'Oil it every second autumn. We leave you the first tin.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:brolga/accordion-item -->
<!-- /wp:brolga/accordion -->
<!-- /wp:brolga/tab -->
<!-- /wp:brolga/tabs -->
<?php else : ?>
<!-- wp:group {"align":"wide","style":{"spacing":{"margin":{"top":"var:preset|spacing|50"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignwide" style="margin-top:var(--wp--preset--spacing--50)"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><?php esc_html_e( 'Before we start', 'brolga' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:group {"style":{"spacing":{"margin":{"top":"var:preset|spacing|30","bottom":"var:preset|spacing|60"},"blockGap":"0"}},"layout":{"type":"default"}} -->
<div class="wp-block-group" style="margin-top:var(--wp--preset--spacing--30);margin-bottom:var(--wp--preset--spacing--60)"><!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'How long is the wait?', 'brolga' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'About six weeks in spring, three in winter. Emergencies go first.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Do we need a permit?', 'brolga' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'For most decks no higher than your knee, no. We check before you sign, and the check is free.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Can we live there meanwhile?', 'brolga' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Yes. You lose the yard, the quiet and one parking space.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details --></div>
<!-- /wp:group -->

<!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><?php esc_html_e( 'While we build', 'brolga' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:group {"style":{"spacing":{"margin":{"top":"var:preset|spacing|30","bottom":"var:preset|spacing|60"},"blockGap":"0"}},"layout":{"type":"default"}} -->
<div class="wp-block-group" style="margin-top:var(--wp--preset--spacing--30);margin-bottom:var(--wp--preset--spacing--60)"><!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Who has the keys?', 'brolga' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Nadia, and nobody else. She locks up each afternoon.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'What time do you start?', 'brolga' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Seven, except on Saturdays, when we do not.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'What if it rains?', 'brolga' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'We work under cover or come back. Rain days are in the program already.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details --></div>
<!-- /wp:group -->

<!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><?php esc_html_e( 'Afterwards', 'brolga' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:group {"style":{"spacing":{"margin":{"top":"var:preset|spacing|30","bottom":"var:preset|spacing|60"},"blockGap":"0"}},"layout":{"type":"default"}} -->
<div class="wp-block-group" style="margin-top:var(--wp--preset--spacing--30);margin-bottom:var(--wp--preset--spacing--60)"><!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'How long is it covered?', 'brolga' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'For the structure as long as the law says, and ten years by us.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'How do we look after the timber?', 'brolga' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Oil it every second autumn. We leave you the first tin.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
<?php endif; ?></section>
<!-- /wp:group -->
