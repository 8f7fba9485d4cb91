<?php
/**
 * Title: Contact with opening hours
 * Slug: brolga/contact-hours
 * Categories: brolga, contact
 * Keywords: hours, opening times, shop
 * Description: An image, a table of opening hours, and the address below it.
 * Viewport Width: 1400
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

use Brolga\Theme\PatternImages;

$brolga_images = new PatternImages( 5 );

?>
<!-- wp:group {"tagName":"section","align":"full","className":"is-style-section-sand","style":{"spacing":{"padding":{"top":"var:preset|spacing|80","bottom":"var:preset|spacing|80"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull is-style-section-sand" style="padding-top:var(--wp--preset--spacing--80);padding-bottom:var(--wp--preset--spacing--80)"><!-- wp:columns {"verticalAlignment":"center","align":"wide","style":{"spacing":{"blockGap":{"left":"var:preset|spacing|70","top":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns alignwide are-vertically-aligned-center"><!-- wp:column {"verticalAlignment":"center","width":"40%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:40%"><?php $brolga_images->print_image( '4/5' ); ?></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center","width":"60%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:60%"><!-- wp:heading {"fontSize":"xx-large"} -->
<h2 class="wp-block-heading has-xx-large-font-size"><?php esc_html_e( 'When we are open', 'brolga' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:table {"hasFixedLayout":false,"className":"is-style-prices"} -->
<figure class="wp-block-table is-style-prices"><table><tbody><tr><td><?php esc_html_e( 'Monday', 'brolga' ); ?></td><td><?php esc_html_e( 'Closed', 'brolga' ); ?></td></tr><tr><td><?php esc_html_e( 'Tuesday to Friday', 'brolga' ); ?></td><td><?php esc_html_e( '7 am – 3 pm', 'brolga' ); ?></td></tr><tr><td><?php esc_html_e( 'Saturday', 'brolga' ); ?></td><td><?php esc_html_e( '7 am – 2 pm', 'brolga' ); ?></td></tr><tr><td><?php esc_html_e( 'Sunday', 'brolga' ); ?></td><td><?php esc_html_e( '8 am – 1 pm', 'brolga' ); ?></td></tr><tr><td><?php esc_html_e( 'Public holidays', 'brolga' ); ?></td><td><?php esc_html_e( 'Ask on Instagram', 'brolga' ); ?></td></tr></tbody></table></figure>
<!-- /wp:table -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"var:preset|spacing|40"}},"typography":{"fontWeight":"600"}}} -->
<p style="margin-top:var(--wp--preset--spacing--40);font-weight:600"><?php esc_html_e( '38 Smith Street, Collingwood VIC 3066', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"var:preset|spacing|10"}}}} -->
<p style="margin-top:var(--wp--preset--spacing--10)"><a href="tel:+61370100121"><?php esc_html_e( '(03) 7010 0121', 'brolga' ); ?></a></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></section>
<!-- /wp:group -->
