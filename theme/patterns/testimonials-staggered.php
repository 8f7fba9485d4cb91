<?php
/**
 * Title: Testimonials, staggered
 * Slug: brolga/testimonials-staggered
 * Categories: brolga, testimonials
 * Keywords: quotes, reviews, cards
 * Viewport Width: 1280
 * Description: Three reviews on staggered cards.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

use Brolga\Theme\PatternPlaces;

?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:columns {"verticalAlignment":"bottom","align":"wide","style":{"spacing":{"blockGap":{"left":"var:preset|spacing|70","top":"var:preset|spacing|20"}}}} -->
<div class="wp-block-columns alignwide are-vertically-aligned-bottom"><!-- wp:column {"width":"58%"} -->
<div class="wp-block-column" style="flex-basis:58%"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php /* translators: %s: a town or city. */ PatternPlaces::print( __( 'What %s says once we have gone', 'brolga' ), __( 'Stafford', 'brolga' ) ); ?></h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"bottom","width":"42%"} -->
<div class="wp-block-column is-vertically-aligned-bottom" style="flex-basis:42%"><!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( 'We ask everyone a week later, when the drip would be back.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:columns {"align":"wide","style":{"spacing":{"margin":{"top":"var:preset|spacing|60"},"blockGap":{"left":"var:preset|spacing|40","top":"var:preset|spacing|40"}}}} -->
<div class="wp-block-columns alignwide" style="margin-top:var(--wp--preset--spacing--60)"><!-- wp:column -->
<div class="wp-block-column"><?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/testimonial' ) ) : ?>
<!-- wp:brolga/testimonial {"design":"card","author":"<?php echo esc_attr__( 'Lorna Pettit', 'brolga' ); ?>","role":"<?php echo esc_attr__( 'Hot water', 'brolga' ); ?>","rating":5} -->
<!-- wp:paragraph -->
<p><?php esc_html_e( 'Hot water went at ten past six on a Sunday. Dave was here at eight and we were showered before church.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:brolga/testimonial -->
<?php else : ?>
<!-- wp:quote -->
<blockquote class="wp-block-quote"><!-- wp:paragraph -->
<p><?php esc_html_e( 'Hot water went at ten past six on a Sunday. Dave was here at eight and we were showered before church.', 'brolga' ); ?></p>
<!-- /wp:paragraph --><cite><?php esc_html_e( 'Lorna Pettit, hot water', 'brolga' ); ?></cite></blockquote>
<!-- /wp:quote -->
<?php endif; ?></div>
<!-- /wp:column -->

<!-- wp:column {"className":"is-lowered","style":{"spacing":{"padding":{"top":"var:preset|spacing|50"}}}} -->
<div class="wp-block-column is-lowered" style="padding-top:var(--wp--preset--spacing--50)"><?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/testimonial' ) ) : ?>
<!-- wp:brolga/testimonial {"design":"card","author":"<?php echo esc_attr__( 'Amir Haddad', 'brolga' ); ?>","role":"<?php echo esc_attr__( 'Blocked drain', 'brolga' ); ?>","rating":5} -->
<!-- wp:paragraph -->
<p><?php esc_html_e( 'Three quotes for one drain. His was the only one with a drawing, and the only one that was still the price at the end.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:brolga/testimonial -->
<?php else : ?>
<!-- wp:quote -->
<blockquote class="wp-block-quote"><!-- wp:paragraph -->
<p><?php esc_html_e( 'Three quotes for one drain. His was the only one with a drawing, and the only one that was still the price at the end.', 'brolga' ); ?></p>
<!-- /wp:paragraph --><cite><?php esc_html_e( 'Amir Haddad, blocked drain', 'brolga' ); ?></cite></blockquote>
<!-- /wp:quote -->
<?php endif; ?></div>
<!-- /wp:column -->

<!-- wp:column {"className":"is-lowered","style":{"spacing":{"padding":{"top":"var:preset|spacing|80"}}}} -->
<div class="wp-block-column is-lowered" style="padding-top:var(--wp--preset--spacing--80)"><?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/testimonial' ) ) : ?>
<!-- wp:brolga/testimonial {"design":"card","author":"<?php echo esc_attr__( 'Pauline Wex', 'brolga' ); ?>","role":"<?php echo esc_attr__( 'Kitchen tap', 'brolga' ); ?>","rating":5} -->
<!-- wp:paragraph -->
<p><?php esc_html_e( 'He told me not to replace it. A $14 washer, and he would not charge for the call.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:brolga/testimonial -->
<?php else : ?>
<!-- wp:quote -->
<blockquote class="wp-block-quote"><!-- wp:paragraph -->
<p><?php esc_html_e( 'He told me not to replace it. A $14 washer, and he would not charge for the call.', 'brolga' ); ?></p>
<!-- /wp:paragraph --><cite><?php esc_html_e( 'Pauline Wex, kitchen tap', 'brolga' ); ?></cite></blockquote>
<!-- /wp:quote -->
<?php endif; ?></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></section>
<!-- /wp:group -->
