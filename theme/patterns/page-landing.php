<?php
/**
 * Title: Campaign landing page
 * Slug: brolga/page-landing
 * Categories: brolga-pages, brolga
 * Keywords: campaign, offer, form
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 1280
 * Description: One offer, its benefits and one form, without links that lead away. Use it with the template “Landing page, without menus”.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

use Brolga\Theme\PatternLinks;
use Brolga\Theme\PatternPlaces;
use Brolga\Theme\PatternPrices;

?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|60","bottom":"var:preset|spacing|70"}}},"anchor":"offer","layout":{"type":"constrained"}} -->
<section id="offer" class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--60);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"left":"var:preset|spacing|70","top":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"58.33%"} -->
<div class="wp-block-column" style="flex-basis:58.33%"><!-- wp:heading {"level":1,"fontSize":"display"} -->
<h1 class="wp-block-heading has-display-font-size"><?php esc_html_e( 'A heat pump by Friday, for $2,950', 'brolga' ); ?></h1>
<!-- /wp:heading -->

<!-- wp:group {"style":{"spacing":{"blockGap":"var:preset|spacing|50"}},"layout":{"type":"constrained","justifyContent":"left","contentSize":"32rem"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><?php esc_html_e( 'Fitted, wired and certified, for the first forty houses this winter.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:list {"className":"is-style-plain is-style-rows"} -->
<ul class="wp-block-list is-style-plain is-style-rows"><!-- wp:list-item -->
<li><?php esc_html_e( 'If there is a grant, we apply for it', 'brolga' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Your old tank leaves with us', 'brolga' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Seven years on our work, ten on the tank', 'brolga' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list --></div>
<!-- /wp:group --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"41.66%"} -->
<div class="wp-block-column" style="flex-basis:41.66%"><?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/contact-form' ) ) : ?>
<!-- wp:group {"className":"is-style-section-sand is-style-panel","style":{"spacing":{"padding":{"top":"var:preset|spacing|60","right":"var:preset|spacing|60","bottom":"var:preset|spacing|60","left":"var:preset|spacing|60"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group is-style-section-sand is-style-panel" style="padding-top:var(--wp--preset--spacing--60);padding-right:var(--wp--preset--spacing--60);padding-bottom:var(--wp--preset--spacing--60);padding-left:var(--wp--preset--spacing--60)"><!-- wp:brolga/contact-form {"title":"<?php echo esc_attr__( 'Heat pump offer', 'brolga' ); ?>","submitLabel":"<?php echo esc_attr__( 'Hold one for me', 'brolga' ); ?>"} -->
<!-- wp:brolga/form-field {"fieldId":"name","type":"input","label":"<?php echo esc_attr__( 'Your name', 'brolga' ); ?>","autocomplete":"name"} /-->

<!-- wp:brolga/form-field {"fieldId":"phone","type":"tel","label":"<?php echo esc_attr__( 'Phone', 'brolga' ); ?>","autocomplete":"tel"} /-->

<!-- wp:brolga/form-field {"fieldId":"town","type":"input","label":"<?php echo esc_attr( PatternPlaces::town_label() ); ?>","autocomplete":"address-level2"} /-->

<!-- wp:brolga/form-field {"fieldId":"tank","type":"radio","label":"<?php echo esc_attr__( 'What heats your water now?', 'brolga' ); ?>","options":[{"label":"<?php echo esc_attr__( 'Electric tank', 'brolga' ); ?>"},{"label":"<?php echo esc_attr__( 'Gas', 'brolga' ); ?>"},{"label":"<?php echo esc_attr__( 'I would have to look', 'brolga' ); ?>"}]} /-->
<!-- /wp:brolga/contact-form --></div>
<!-- /wp:group -->
<?php else : ?>
<!-- wp:group {"className":"is-style-section-sand is-style-panel","style":{"spacing":{"padding":{"top":"var:preset|spacing|60","right":"var:preset|spacing|60","bottom":"var:preset|spacing|60","left":"var:preset|spacing|60"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group is-style-section-sand is-style-panel" style="padding-top:var(--wp--preset--spacing--60);padding-right:var(--wp--preset--spacing--60);padding-bottom:var(--wp--preset--spacing--60);padding-left:var(--wp--preset--spacing--60)"><!-- wp:heading {"fontSize":"large"} -->
<h2 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Write to us', 'brolga' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Your name, your street and a photograph of the old unit are enough.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button"<?php PatternLinks::print_href( 'contact' ); ?>><?php esc_html_e( 'Write an email', 'brolga' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group -->
<?php endif; ?></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></section>
<!-- /wp:group -->

<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"left":"var:preset|spacing|70","top":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"33.33%"} -->
<div class="wp-block-column" style="flex-basis:33.33%"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'What it saves', 'brolga' ); ?></h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"66.66%"} -->
<div class="wp-block-column" style="flex-basis:66.66%"><!-- wp:columns {"className":"is-style-figures","style":{"spacing":{"blockGap":{"left":"var:preset|spacing|50","top":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns is-style-figures"><!-- wp:column -->
<div class="wp-block-column"><?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/number-counter' ) ) : ?>
<!-- wp:brolga/number-counter {"value":"510","title":"<?php echo esc_attr__( 'a year off the power bill of a family of four', 'brolga' ); ?>"<?php PatternPrices::print_signs( __( '$510', 'brolga' ) ); ?>} /-->
<?php else : ?>
<!-- wp:paragraph {"fontSize":"display"} -->
<p class="has-display-font-size"><?php esc_html_e( '$510', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'a year off the power bill of a family of four', 'brolga' ); ?></p>
<!-- /wp:paragraph -->
<?php endif; ?></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/number-counter' ) ) : ?>
<!-- wp:brolga/number-counter {"value":"14","title":"<?php echo esc_attr__( 'years is what the makers expect of it', 'brolga' ); ?>"} /-->
<?php else : ?>
<!-- wp:paragraph {"fontSize":"display"} -->
<p class="has-display-font-size"><?php esc_html_e( '14', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'years is what the makers expect of it', 'brolga' ); ?></p>
<!-- /wp:paragraph -->
<?php endif; ?></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></section>
<!-- /wp:group -->

<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"0","bottom":"var:preset|spacing|70"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="padding-top:0;padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"left":"var:preset|spacing|70","top":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"33.33%"} -->
<div class="wp-block-column" style="flex-basis:33.33%"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'What happens', 'brolga' ); ?></h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"66.66%"} -->
<div class="wp-block-column" style="flex-basis:66.66%"><!-- wp:group {"className":"is-style-rows","style":{"spacing":{"blockGap":"0"}},"layout":{"type":"default"}} -->
<div class="wp-block-group is-style-rows"><!-- wp:columns {"style":{"spacing":{"blockGap":{"left":"var:preset|spacing|40","top":"var:preset|spacing|10"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"72%"} -->
<div class="wp-block-column" style="flex-basis:72%"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><?php esc_html_e( 'We ring you back today', 'brolga' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"var:preset|spacing|10"}}},"textColor":"muted"} -->
<p class="has-muted-color has-text-color" style="margin-top:var(--wp--preset--spacing--10)"><?php esc_html_e( 'Five questions and a photograph from your phone. Then you know whether it suits.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"28%","className":"price"} -->
<div class="wp-block-column price" style="flex-basis:28%"><!-- wp:paragraph -->
<p><?php esc_html_e( 'ten minutes', 'brolga' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:columns {"style":{"spacing":{"blockGap":{"left":"var:preset|spacing|40","top":"var:preset|spacing|10"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"72%"} -->
<div class="wp-block-column" style="flex-basis:72%"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><?php esc_html_e( 'You get the price in writing', 'brolga' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"var:preset|spacing|10"}}},"textColor":"muted"} -->
<p class="has-muted-color has-text-color" style="margin-top:var(--wp--preset--spacing--10)"><?php esc_html_e( 'It is $2,950 unless your fuse box says otherwise, and then we show you why.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"28%","className":"price"} -->
<div class="wp-block-column price" style="flex-basis:28%"><!-- wp:paragraph -->
<p><?php esc_html_e( 'the same day', 'brolga' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:columns {"style":{"spacing":{"blockGap":{"left":"var:preset|spacing|40","top":"var:preset|spacing|10"}}}} -->
<div class="wp-block-columns"><!-- wp:column {"width":"72%"} -->
<div class="wp-block-column" style="flex-basis:72%"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><?php esc_html_e( 'We fit it', 'brolga' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"var:preset|spacing|10"}}},"textColor":"muted"} -->
<p class="has-muted-color has-text-color" style="margin-top:var(--wp--preset--spacing--10)"><?php esc_html_e( 'Off by eight, hot again by two. The certificate comes by email.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"28%","className":"price"} -->
<div class="wp-block-column price" style="flex-basis:28%"><!-- wp:paragraph -->
<p><?php esc_html_e( 'one morning', 'brolga' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></section>
<!-- /wp:group -->

<!-- wp:group {"tagName":"section","align":"full","className":"is-style-section-sand","style":{"spacing":{"padding":{"top":"var:preset|spacing|80","bottom":"var:preset|spacing|80"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull is-style-section-sand" style="padding-top:var(--wp--preset--spacing--80);padding-bottom:var(--wp--preset--spacing--80)"><!-- wp:quote {"align":"wide","className":"is-style-voice"} -->
<blockquote class="wp-block-quote alignwide is-style-voice"><!-- wp:paragraph -->
<p><?php esc_html_e( 'The old one had been dying since Easter. They came on the Thursday, and on Friday my daughter had her forty minutes in the shower.', 'brolga' ); ?></p>
<!-- /wp:paragraph --><cite><?php esc_html_e( 'Glenys Tan, the ninth of the forty', 'brolga' ); ?></cite></blockquote>
<!-- /wp:quote --></section>
<!-- /wp:group -->

<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"left":"var:preset|spacing|70","top":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"33.33%"} -->
<div class="wp-block-column" style="flex-basis:33.33%"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'What people ask', 'brolga' ); ?></h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"66.66%","style":{"spacing":{"blockGap":"0"}}} -->
<div class="wp-block-column" style="flex-basis:66.66%"><!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Is it loud?', 'brolga' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'About as loud as a fridge, outside. We do not put it under a bedroom window.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'What if it is a cold winter?', 'brolga' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'It works well below freezing. We show you what it uses on such a night.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Why so cheap?', 'brolga' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'We bought forty of one model, and fit them street by street.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></section>
<!-- /wp:group -->

<!-- wp:group {"tagName":"section","align":"full","className":"is-style-section-dark","style":{"spacing":{"padding":{"top":"var:preset|spacing|80","bottom":"var:preset|spacing|80"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull is-style-section-dark" style="padding-top:var(--wp--preset--spacing--80);padding-bottom:var(--wp--preset--spacing--80)"><!-- wp:columns {"verticalAlignment":"bottom","align":"wide","style":{"spacing":{"blockGap":{"left":"var:preset|spacing|70","top":"var:preset|spacing|40"}}}} -->
<div class="wp-block-columns alignwide are-vertically-aligned-bottom"><!-- wp:column {"width":"66.66%"} -->
<div class="wp-block-column" style="flex-basis:66.66%"><!-- wp:heading {"fontSize":"xx-large"} -->
<h2 class="wp-block-heading has-xx-large-font-size"><?php esc_html_e( 'Forty houses, then the price goes back', 'brolga' ); ?></h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"bottom","width":"33.33%"} -->
<div class="wp-block-column is-vertically-aligned-bottom" style="flex-basis:33.33%"><!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#offer"><?php esc_html_e( 'Hold one for me', 'brolga' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:group {"align":"wide","style":{"spacing":{"margin":{"top":"var:preset|spacing|60"}}},"layout":{"type":"constrained","justifyContent":"left","contentSize":"44rem"}} -->
<div class="wp-block-group alignwide" style="margin-top:var(--wp--preset--spacing--60)"><!-- wp:paragraph {"fontSize":"small"} -->
<p class="has-small-font-size"><?php /* translators: %s: a town or city. */ PatternPlaces::print( __( 'Offer for houses in %s with a unit at ground level. Tax included, before any grant.', 'brolga' ), __( 'Stafford', 'brolga' ) ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></section>
<!-- /wp:group -->
