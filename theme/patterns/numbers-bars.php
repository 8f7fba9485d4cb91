<?php
/**
 * Title: Price breakdown in bars
 * Slug: brolga/numbers-bars
 * Categories: brolga, brolga-process
 * Keywords: bars, chart, transparency
 * Viewport Width: 1280
 * Description: What a price is made of, as bars.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"left":"var:preset|spacing|70","top":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"41.66%"} -->
<div class="wp-block-column" style="flex-basis:41.66%"><!-- wp:heading {"fontSize":"xx-large"} -->
<h2 class="wp-block-heading has-xx-large-font-size"><?php esc_html_e( 'Where your $9 loaf goes', 'brolga' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"textColor":"muted","fontSize":"large"} -->
<p class="has-muted-color has-text-color has-large-font-size"><?php esc_html_e( 'People ask, usually kindly. Here is last year, from the books.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center","width":"58.33%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:58.33%"><?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/bar-counters' ) ) : ?>
<!-- wp:brolga/bar-counters -->
<!-- wp:brolga/bar-counter {"label":"<?php echo esc_attr__( 'Wages, and all that comes on top', 'brolga' ); ?>","percent":38} /-->

<!-- wp:brolga/bar-counter {"label":"<?php echo esc_attr__( 'Flour, butter, eggs', 'brolga' ); ?>","percent":31} /-->

<!-- wp:brolga/bar-counter {"label":"<?php echo esc_attr__( 'Rent on the corner', 'brolga' ); ?>","percent":14} /-->

<!-- wp:brolga/bar-counter {"label":"<?php echo esc_attr__( 'Power and gas', 'brolga' ); ?>","percent":9} /-->

<!-- wp:brolga/bar-counter {"label":"<?php echo esc_attr__( 'What is left', 'brolga' ); ?>","percent":8} /-->
<!-- /wp:brolga/bar-counters -->
<?php else : ?>
<!-- wp:table {"hasFixedLayout":false,"className":"is-style-prices"} -->
<figure class="wp-block-table is-style-prices"><table><tbody><tr><td><?php esc_html_e( 'Wages, and all that comes on top', 'brolga' ); ?></td><td><?php esc_html_e( '38%', 'brolga' ); ?></td></tr><tr><td><?php esc_html_e( 'Flour, butter, eggs', 'brolga' ); ?></td><td><?php esc_html_e( '31%', 'brolga' ); ?></td></tr><tr><td><?php esc_html_e( 'Rent on the corner', 'brolga' ); ?></td><td><?php esc_html_e( '14%', 'brolga' ); ?></td></tr><tr><td><?php esc_html_e( 'Power and gas', 'brolga' ); ?></td><td><?php esc_html_e( '9%', 'brolga' ); ?></td></tr><tr><td><?php esc_html_e( 'What is left', 'brolga' ); ?></td><td><?php esc_html_e( '8%', 'brolga' ); ?></td></tr></tbody></table></figure>
<!-- /wp:table -->
<?php endif; ?></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></section>
<!-- /wp:group -->
