<?php
/**
 * Title: Invitation below a post
 * Slug: brolga/post-end
 * Categories: brolga, call-to-action
 * Keywords: post, footer, sign-up
 * Viewport Width: 1400
 * Description: An invitation to get in touch beside a sign-up for the newsletter, for the end of posts.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

use Brolga\Theme\PatternLinks;

?>
<!-- wp:group {"tagName":"section","align":"full","className":"is-style-section-sand","style":{"spacing":{"margin":{"top":"var:preset|spacing|70"},"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull is-style-section-sand" style="margin-top:var(--wp--preset--spacing--70);padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"left":"var:preset|spacing|70","top":"var:preset|spacing|60"}}}} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"50%"} -->
<div class="wp-block-column" style="flex-basis:50%"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Have something like this in mind?', 'brolga' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Tell us about it. Two sentences are plenty to start with.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button"<?php PatternLinks::print_href( 'contact' ); ?>><?php esc_html_e( 'Get in touch', 'brolga' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"50%"} -->
<div class="wp-block-column" style="flex-basis:50%"><?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/newsletter' ) ) : ?>
<!-- wp:heading {"fontSize":"large"} -->
<h2 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'The next post, by email', 'brolga' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:brolga/newsletter {"uid":"post-end","submitLabel":"<?php esc_attr_e( 'Sign up', 'brolga' ); ?>","consent":"<?php esc_attr_e( 'Unsubscribe with one click, whenever you like.', 'brolga' ); ?>"} /-->
<?php else : ?>
<!-- wp:heading {"fontSize":"large"} -->
<h2 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'More posts', 'brolga' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:latest-posts {"postsToShow":3} /-->
<?php endif; ?></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></section>
<!-- /wp:group -->
