<?php
/**
 * Title: Testimonials in a row
 * Slug: brolga/testimonials-carousel
 * Categories: brolga, testimonials
 * Keywords: quotes, reviews, carousel
 * Viewport Width: 1280
 * Description: Reviews in a carousel, several side by side. Requires the Brolga plugin; falls back to a grid.
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
<h2 class="wp-block-heading"><?php esc_html_e( 'From people who used to do it on Sunday night', 'brolga' ); ?></h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"bottom","width":"42%"} -->
<div class="wp-block-column is-vertically-aligned-bottom" style="flex-basis:42%"><!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php /* translators: %s: a town or city. */ PatternPlaces::print( __( 'Sixty-two firms in and around %s, most of them with fewer than ten staff.', 'brolga' ), __( 'Caboolture', 'brolga' ) ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/carousel' ) ) : ?>
<!-- wp:group {"align":"wide","style":{"spacing":{"margin":{"top":"var:preset|spacing|50"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignwide" style="margin-top:var(--wp--preset--spacing--50)"><!-- wp:brolga/carousel {"label":"<?php echo esc_attr__( 'What clients say', 'brolga' ); ?>","align":"wide","desktop":3,"tablet":2,"phone":1} -->
<!-- wp:brolga/carousel-item -->
<!-- wp:brolga/testimonial {"design":"card","author":"<?php echo esc_attr__( 'Craig Dunmore', 'brolga' ); ?>","role":"<?php echo esc_attr__( 'Dunmore Tiling', 'brolga' ); ?>"} -->
<!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><?php esc_html_e( 'My tax return took a weekend. Now it takes one phone call on the way to the depot.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:brolga/testimonial -->
<!-- /wp:brolga/carousel-item -->

<!-- wp:brolga/carousel-item -->
<!-- wp:brolga/testimonial {"design":"card","author":"<?php echo esc_attr__( 'Trish Bellamy', 'brolga' ); ?>","role":"<?php echo esc_attr__( 'Bellamy Freight', 'brolga' ); ?>"} -->
<!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><?php esc_html_e( 'She found $6,300 of expenses we had never claimed. In week one.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:brolga/testimonial -->
<!-- /wp:brolga/carousel-item -->

<!-- wp:brolga/carousel-item -->
<!-- wp:brolga/testimonial {"design":"card","author":"<?php echo esc_attr__( 'Ines Coutinho', 'brolga' ); ?>","role":"<?php echo esc_attr__( 'Little Fig Early Learning', 'brolga' ); ?>"} -->
<!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><?php esc_html_e( 'No jargon, one email a month, and the payroll has been right since 2019.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:brolga/testimonial -->
<!-- /wp:brolga/carousel-item -->

<!-- wp:brolga/carousel-item -->
<!-- wp:brolga/testimonial {"design":"card","author":"<?php echo esc_attr__( 'Hamish Roe', 'brolga' ); ?>","role":"<?php echo esc_attr__( 'Roe Joinery', 'brolga' ); ?>"} -->
<!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><?php esc_html_e( 'The tax office rang. For once I knew the answer.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:brolga/testimonial -->
<!-- /wp:brolga/carousel-item -->
<!-- /wp:brolga/carousel --></div>
<!-- /wp:group -->
<?php else : ?>
<!-- wp:group {"align":"wide","style":{"spacing":{"margin":{"top":"var:preset|spacing|50"},"blockGap":"var:preset|spacing|60"}},"layout":{"type":"grid","minimumColumnWidth":"20rem","columnCount":2}} -->
<div class="wp-block-group alignwide" style="margin-top:var(--wp--preset--spacing--50)"><!-- wp:quote -->
<blockquote class="wp-block-quote"><!-- wp:paragraph -->
<p><?php esc_html_e( 'My tax return took a weekend. Now it takes one phone call on the way to the depot.', 'brolga' ); ?></p>
<!-- /wp:paragraph --><cite><?php esc_html_e( 'Craig Dunmore, Dunmore Tiling', 'brolga' ); ?></cite></blockquote>
<!-- /wp:quote -->

<!-- wp:quote -->
<blockquote class="wp-block-quote"><!-- wp:paragraph -->
<p><?php esc_html_e( 'She found $6,300 of expenses we had never claimed. In week one.', 'brolga' ); ?></p>
<!-- /wp:paragraph --><cite><?php esc_html_e( 'Trish Bellamy, Bellamy Freight', 'brolga' ); ?></cite></blockquote>
<!-- /wp:quote -->

<!-- wp:quote -->
<blockquote class="wp-block-quote"><!-- wp:paragraph -->
<p><?php esc_html_e( 'No jargon, one email a month, and the payroll has been right since 2019.', 'brolga' ); ?></p>
<!-- /wp:paragraph --><cite><?php esc_html_e( 'Ines Coutinho, Little Fig Early Learning', 'brolga' ); ?></cite></blockquote>
<!-- /wp:quote -->

<!-- wp:quote -->
<blockquote class="wp-block-quote"><!-- wp:paragraph -->
<p><?php esc_html_e( 'The tax office rang. For once I knew the answer.', 'brolga' ); ?></p>
<!-- /wp:paragraph --><cite><?php esc_html_e( 'Hamish Roe, Roe Joinery', 'brolga' ); ?></cite></blockquote>
<!-- /wp:quote --></div>
<!-- /wp:group -->
<?php endif; ?></section>
<!-- /wp:group -->
