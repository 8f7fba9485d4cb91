<?php
/**
 * Title: Testimonial, large
 * Slug: brolga/testimonial
 * Categories: brolga, testimonials
 * Keywords: quote, review
 * Description: One quote at a time, in large type on a sand background.
 * Viewport Width: 1400
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

?>
<!-- wp:group {"tagName":"section","align":"full","className":"is-style-section-sand","style":{"spacing":{"padding":{"top":"var:preset|spacing|80","bottom":"var:preset|spacing|80"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull is-style-section-sand" style="padding-top:var(--wp--preset--spacing--80);padding-bottom:var(--wp--preset--spacing--80)"><?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/slider' ) ) : ?>
<!-- wp:brolga/slider {"align":"wide","ratio":"auto","label":"<?php echo esc_attr__( 'What clients say', 'brolga' ); ?>"} -->
<!-- wp:brolga/slide {"scheme":"light","overlay":0} -->
<!-- wp:quote {"className":"is-style-voice"} -->
<blockquote class="wp-block-quote is-style-voice"><!-- wp:paragraph -->
<p><?php esc_html_e( 'They dug a hole, filled it with water and timed it with us. Then they told us the pool company was wrong about the slope. They were right.', 'brolga' ); ?></p>
<!-- /wp:paragraph --><cite><?php esc_html_e( 'Ngaire and Tom Whitby, garden on a slope', 'brolga' ); ?></cite></blockquote>
<!-- /wp:quote -->
<!-- /wp:brolga/slide -->

<!-- wp:brolga/slide {"scheme":"light","overlay":0} -->
<!-- wp:quote {"className":"is-style-voice"} -->
<blockquote class="wp-block-quote is-style-voice"><!-- wp:paragraph -->
<p><?php esc_html_e( 'It took a whole afternoon of rain. It was full at four and empty at breakfast.', 'brolga' ); ?></p>
<!-- /wp:paragraph --><cite><?php esc_html_e( 'Joan Parer, rain garden', 'brolga' ); ?></cite></blockquote>
<!-- /wp:quote -->
<!-- /wp:brolga/slide -->
<!-- /wp:brolga/slider -->
<?php else : ?>
<!-- wp:quote {"align":"wide","className":"is-style-voice"} -->
<blockquote class="wp-block-quote alignwide is-style-voice"><!-- wp:paragraph -->
<p><?php esc_html_e( 'They dug a hole, filled it with water and timed it with us. Then they told us the pool company was wrong about the slope. They were right.', 'brolga' ); ?></p>
<!-- /wp:paragraph --><cite><?php esc_html_e( 'Ngaire and Tom Whitby, garden on a slope', 'brolga' ); ?></cite></blockquote>
<!-- /wp:quote -->
<?php endif; ?></section>
<!-- /wp:group -->
