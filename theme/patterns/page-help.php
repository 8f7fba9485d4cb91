<?php
/**
 * Title: Help center with search
 * Slug: brolga/page-help
 * Categories: brolga-pages, brolga
 * Keywords: faq, questions, support
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 1280
 * Description: A search, grouped questions, and a person to contact.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

use Brolga\Theme\PatternDetails;
use Brolga\Theme\PatternLinks;
use Brolga\Theme\PatternPlaces;

?>
<!-- wp:group {"tagName":"section","align":"full","className":"is-style-section-sand","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull is-style-section-sand" style="padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:columns {"verticalAlignment":"bottom","align":"wide","style":{"spacing":{"blockGap":{"left":"var:preset|spacing|70","top":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns alignwide are-vertically-aligned-bottom"><!-- wp:column {"width":"66.66%","style":{"spacing":{"blockGap":"var:preset|spacing|50"}}} -->
<div class="wp-block-column" style="flex-basis:66.66%"><!-- wp:heading {"level":1,"fontSize":"xx-large"} -->
<h1 class="wp-block-heading has-xx-large-font-size"><?php esc_html_e( 'What would you like to know?', 'brolga' ); ?></h1>
<!-- /wp:heading -->

<?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/search' ) ) : ?>
<!-- wp:brolga/search {"placeholder":"<?php echo esc_attr__( 'Delivery, repairs, gift cards', 'brolga' ); ?>"} /-->
<?php else : ?>
<!-- wp:search {"label":"<?php echo esc_attr__( 'Search', 'brolga' ); ?>","showLabel":false,"buttonText":"<?php echo esc_attr__( 'Search', 'brolga' ); ?>","placeholder":"<?php echo esc_attr__( 'Delivery, repairs, gift cards', 'brolga' ); ?>"} /-->
<?php endif; ?></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"bottom","width":"33.33%"} -->
<div class="wp-block-column is-vertically-aligned-bottom" style="flex-basis:33.33%"><!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( 'Ring us on a weekday between nine and four if typing is not your thing.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {<?php PatternDetails::print_content( 'phone' ); ?>"fontSize":"large"} -->
<p class="has-large-font-size"><?php PatternPlaces::print_phone( __( '(07) 7010 0155', 'brolga' ) ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></section>
<!-- /wp:group -->

<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"0","bottom":"var:preset|spacing|70"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="padding-top:0;padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:columns {"align":"wide","style":{"spacing":{"margin":{"top":"var:preset|spacing|70"},"blockGap":{"left":"var:preset|spacing|70","top":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns alignwide" style="margin-top:var(--wp--preset--spacing--70)"><!-- wp:column {"width":"33.33%"} -->
<div class="wp-block-column" style="flex-basis:33.33%"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Orders', 'brolga' ); ?></h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"66.66%"} -->
<div class="wp-block-column" style="flex-basis:66.66%"><?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/accordion' ) ) : ?>
<!-- wp:brolga/accordion {"initial":-1,"faq":true} -->
<!-- wp:brolga/accordion-item {"title":"<?php echo esc_attr__( 'How long does delivery take?', 'brolga' ); ?>"} -->
<!-- wp:paragraph -->
<p><?php esc_html_e( 'Two days nearby, four to the far end of the country. Anything ordered before noon leaves the same day.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:brolga/accordion-item -->

<!-- wp:brolga/accordion-item {"title":"<?php echo esc_attr__( 'Can I change an order?', 'brolga' ); ?>"} -->
<!-- wp:paragraph -->
<p><?php esc_html_e( 'Until the van goes at two. Ring, do not write: whoever packs is standing beside the phone.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:brolga/accordion-item -->

<!-- wp:brolga/accordion-item {"title":"<?php echo esc_attr__( 'Do you post to islands?', 'brolga' ); ?>"} -->
<!-- wp:paragraph -->
<p><?php esc_html_e( 'Yes, to all that have a post office, at the same price.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:brolga/accordion-item -->
<!-- /wp:brolga/accordion -->
<?php else : ?>
<!-- wp:group {"style":{"spacing":{"blockGap":"0"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'How long does delivery take?', 'brolga' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Two days nearby, four to the far end of the country. Anything ordered before noon leaves the same day.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Can I change an order?', 'brolga' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Until the van goes at two. Ring, do not write: whoever packs is standing beside the phone.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Do you post to islands?', 'brolga' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Yes, to all that have a post office, at the same price.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details --></div>
<!-- /wp:group -->
<?php endif; ?></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:columns {"align":"wide","style":{"spacing":{"margin":{"top":"var:preset|spacing|70"},"blockGap":{"left":"var:preset|spacing|70","top":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns alignwide" style="margin-top:var(--wp--preset--spacing--70)"><!-- wp:column {"width":"33.33%"} -->
<div class="wp-block-column" style="flex-basis:33.33%"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Repairs', 'brolga' ); ?></h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"66.66%"} -->
<div class="wp-block-column" style="flex-basis:66.66%"><?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/accordion' ) ) : ?>
<!-- wp:brolga/accordion {"initial":-1,"faq":true} -->
<!-- wp:brolga/accordion-item {"title":"<?php echo esc_attr__( 'What does a service cost?', 'brolga' ); ?>"} -->
<!-- wp:paragraph -->
<p><?php esc_html_e( '$95 for a bicycle with gears, $70 without. Parts are extra, and we ask before we fit any.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:brolga/accordion-item -->

<!-- wp:brolga/accordion-item {"title":"<?php echo esc_attr__( 'How long will you keep it?', 'brolga' ); ?>"} -->
<!-- wp:paragraph -->
<p><?php esc_html_e( 'Three days in winter, a week before Christmas. You get a text when it is on the stand and another when it is off.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:brolga/accordion-item -->

<!-- wp:brolga/accordion-item {"title":"<?php echo esc_attr__( 'Do you repair electric bikes?', 'brolga' ); ?>"} -->
<!-- wp:paragraph -->
<p><?php esc_html_e( 'All the mechanical parts of every make, and motors by Bosch and Shimano.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:brolga/accordion-item -->
<!-- /wp:brolga/accordion -->
<?php else : ?>
<!-- wp:group {"style":{"spacing":{"blockGap":"0"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'What does a service cost?', 'brolga' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( '$95 for a bicycle with gears, $70 without. Parts are extra, and we ask before we fit any.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'How long will you keep it?', 'brolga' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Three days in winter, a week before Christmas. You get a text when it is on the stand and another when it is off.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Do you repair electric bikes?', 'brolga' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'All the mechanical parts of every make, and motors by Bosch and Shimano.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details --></div>
<!-- /wp:group -->
<?php endif; ?></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:columns {"align":"wide","style":{"spacing":{"margin":{"top":"var:preset|spacing|70"},"blockGap":{"left":"var:preset|spacing|70","top":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns alignwide" style="margin-top:var(--wp--preset--spacing--70)"><!-- wp:column {"width":"33.33%"} -->
<div class="wp-block-column" style="flex-basis:33.33%"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Returns', 'brolga' ); ?></h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"66.66%"} -->
<div class="wp-block-column" style="flex-basis:66.66%"><?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/accordion' ) ) : ?>
<!-- wp:brolga/accordion {"initial":-1,"faq":true} -->
<!-- wp:brolga/accordion-item {"title":"<?php echo esc_attr__( 'It does not fit. What now?', 'brolga' ); ?>"} -->
<!-- wp:paragraph -->
<p><?php esc_html_e( 'Bring or send it back within sixty days, ridden or not. We set up the next size the same afternoon.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:brolga/accordion-item -->

<!-- wp:brolga/accordion-item {"title":"<?php echo esc_attr__( 'Are gift cards refundable?', 'brolga' ); ?>"} -->
<!-- wp:paragraph -->
<p><?php esc_html_e( 'For their whole life, less what has been spent. They do not expire.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:brolga/accordion-item -->
<!-- /wp:brolga/accordion -->
<?php else : ?>
<!-- wp:group {"style":{"spacing":{"blockGap":"0"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'It does not fit. What now?', 'brolga' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Bring or send it back within sixty days, ridden or not. We set up the next size the same afternoon.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Are gift cards refundable?', 'brolga' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'For their whole life, less what has been spent. They do not expire.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details --></div>
<!-- /wp:group -->
<?php endif; ?></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></section>
<!-- /wp:group -->

<!-- wp:group {"tagName":"section","align":"full","className":"is-style-section-sand","style":{"spacing":{"padding":{"top":"var:preset|spacing|80","bottom":"var:preset|spacing|80"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull is-style-section-sand" style="padding-top:var(--wp--preset--spacing--80);padding-bottom:var(--wp--preset--spacing--80)"><!-- wp:columns {"verticalAlignment":"bottom","align":"wide","style":{"spacing":{"blockGap":{"left":"var:preset|spacing|70","top":"var:preset|spacing|40"}}}} -->
<div class="wp-block-columns alignwide are-vertically-aligned-bottom"><!-- wp:column {"width":"58%"} -->
<div class="wp-block-column" style="flex-basis:58%"><!-- wp:heading {"fontSize":"xx-large"} -->
<h2 class="wp-block-heading has-xx-large-font-size"><?php esc_html_e( 'Still stuck?', 'brolga' ); ?></h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"bottom","width":"42%"} -->
<div class="wp-block-column is-vertically-aligned-bottom" style="flex-basis:42%"><!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><?php esc_html_e( 'Describe it in a line or two. Somebody with greasy hands answers by tomorrow.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button"<?php PatternLinks::print_href( 'contact' ); ?>><?php esc_html_e( 'Ask us', 'brolga' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></section>
<!-- /wp:group -->
