<?php
/**
 * Title: FAQ beside an image
 * Slug: brolga/faq-image
 * Categories: brolga, brolga-faq, about
 * Keywords: questions, accordion, picture
 * Description: A tall image with an accordion of questions as cards beside it.
 * Viewport Width: 1400
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

use Brolga\Theme\PatternImages;

$brolga_images = new PatternImages( 6 );

?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|80","bottom":"var:preset|spacing|80"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--80);padding-bottom:var(--wp--preset--spacing--80)"><!-- wp:columns {"verticalAlignment":"center","align":"wide","style":{"spacing":{"blockGap":{"left":"var:preset|spacing|70","top":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns alignwide are-vertically-aligned-center"><!-- wp:column {"verticalAlignment":"center","width":"42%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:42%"><?php $brolga_images->print_image( '4/5' ); ?></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center","width":"58%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:58%"><!-- wp:heading {"fontSize":"xx-large"} -->
<h2 class="wp-block-heading has-xx-large-font-size"><?php esc_html_e( 'First time at a physio?', 'brolga' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:group {"style":{"spacing":{"margin":{"top":"var:preset|spacing|50"},"blockGap":"0"}},"layout":{"type":"default"}} -->
<div class="wp-block-group" style="margin-top:var(--wp--preset--spacing--50)"><?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/accordion' ) ) : ?>
<!-- wp:brolga/accordion {"design":"cards","icon":"chevron","headingLevel":3,"initial":-1,"faq":true} -->
<!-- wp:brolga/accordion-item {"title":"<?php esc_attr_e( 'Do I need a referral?', 'brolga' ); ?>"} -->
<!-- wp:paragraph -->
<p><?php esc_html_e( 'Not to see us. Some insurers ask for one, and your doctor can email it to us.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:brolga/accordion-item -->

<!-- wp:brolga/accordion-item {"title":"<?php esc_attr_e( 'How many visits will it take?', 'brolga' ); ?>"} -->
<!-- wp:paragraph -->
<p><?php esc_html_e( 'Most people come three to five times. If the third has changed nothing, we send you to somebody else.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:brolga/accordion-item -->

<!-- wp:brolga/accordion-item {"title":"<?php esc_attr_e( 'Does my insurance pay for it?', 'brolga' ); ?>"} -->
<!-- wp:paragraph -->
<p><?php esc_html_e( 'Many policies do, in part. You leave with a receipt that says what yours needs to know.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:brolga/accordion-item -->

<!-- wp:brolga/accordion-item {"title":"<?php esc_attr_e( 'What should I wear?', 'brolga' ); ?>"} -->
<!-- wp:paragraph -->
<p><?php esc_html_e( 'Shorts for knees, a sleeveless top for shoulders. There is a rack if you forget.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:brolga/accordion-item -->
<!-- /wp:brolga/accordion -->
<?php else : ?>
<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Do I need a referral?', 'brolga' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Not to see us. Some insurers ask for one, and your doctor can email it to us.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'How many visits will it take?', 'brolga' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Most people come three to five times. If the third has changed nothing, we send you to somebody else.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Does my insurance pay for it?', 'brolga' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Many policies do, in part. You leave with a receipt that says what yours needs to know.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'What should I wear?', 'brolga' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Shorts for knees, a sleeveless top for shoulders. There is a rack if you forget.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->
<?php endif; ?></div>
<!-- /wp:group --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></section>
<!-- /wp:group -->
