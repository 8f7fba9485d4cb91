<?php
/**
 * Title: Pricing comparison table
 * Slug: brolga/pricing-table
 * Categories: brolga, brolga-pricing
 * Keywords: compare, table, cleaning
 * Description: What each visit includes, row by row, with the prices in the last row.
 * Viewport Width: 1400
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

use Brolga\Theme\PatternLinks;

?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|80","bottom":"var:preset|spacing|80"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--80);padding-bottom:var(--wp--preset--spacing--80)"><!-- wp:heading {"align":"wide"} -->
<h2 class="wp-block-heading alignwide"><?php esc_html_e( 'What each clean covers', 'brolga' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:table {"hasFixedLayout":false,"align":"wide","className":"is-style-compare"} -->
<figure class="wp-block-table alignwide is-style-compare"><table><thead><tr><th><?php esc_html_e( 'For a three-bedroom house', 'brolga' ); ?></th><th><?php esc_html_e( 'Weekly', 'brolga' ); ?></th><th><?php esc_html_e( 'Every two weeks', 'brolga' ); ?></th><th><?php esc_html_e( 'Once, before you move', 'brolga' ); ?></th></tr></thead><tbody><tr><td><?php esc_html_e( 'Kitchen, bathrooms, floors', 'brolga' ); ?></td><td><?php esc_html_e( 'Every visit', 'brolga' ); ?></td><td><?php esc_html_e( 'Every visit', 'brolga' ); ?></td><td><?php esc_html_e( 'Yes', 'brolga' ); ?></td></tr><tr><td><?php esc_html_e( 'Beds changed', 'brolga' ); ?></td><td><?php esc_html_e( 'Every visit', 'brolga' ); ?></td><td><?php esc_html_e( 'On request', 'brolga' ); ?></td><td><?php esc_html_e( 'No', 'brolga' ); ?></td></tr><tr><td><?php esc_html_e( 'Oven and extractor', 'brolga' ); ?></td><td><?php esc_html_e( 'Twice a year', 'brolga' ); ?></td><td><?php esc_html_e( 'Twice a year', 'brolga' ); ?></td><td><?php esc_html_e( 'Yes', 'brolga' ); ?></td></tr><tr><td><?php esc_html_e( 'Windows inside', 'brolga' ); ?></td><td><?php esc_html_e( 'Monthly', 'brolga' ); ?></td><td><?php esc_html_e( 'Every second visit', 'brolga' ); ?></td><td><?php esc_html_e( 'Yes', 'brolga' ); ?></td></tr><tr><td><?php esc_html_e( 'Free second visit', 'brolga' ); ?></td><td><?php esc_html_e( 'Not needed', 'brolga' ); ?></td><td><?php esc_html_e( 'Not needed', 'brolga' ); ?></td><td><?php esc_html_e( '28 days', 'brolga' ); ?></td></tr><tr><td><strong><?php esc_html_e( 'Price', 'brolga' ); ?></strong></td><td><strong><?php esc_html_e( '$118', 'brolga' ); ?></strong></td><td><strong><?php esc_html_e( '$142', 'brolga' ); ?></strong></td><td><strong><?php esc_html_e( 'from $490', 'brolga' ); ?></strong></td></tr></tbody></table></figure>
<!-- /wp:table -->

<!-- wp:group {"align":"wide","style":{"spacing":{"margin":{"top":"var:preset|spacing|40"}}},"layout":{"type":"flex","justifyContent":"space-between","flexWrap":"wrap"}} -->
<div class="wp-block-group alignwide" style="margin-top:var(--wp--preset--spacing--40)"><!-- wp:paragraph {"textColor":"muted","fontSize":"small"} -->
<p class="has-muted-color has-text-color has-small-font-size"><?php esc_html_e( 'The same two people each time, with their own gear. Prices include tax.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button"<?php PatternLinks::print_href( 'contact' ); ?>><?php esc_html_e( 'Get a price for your house', 'brolga' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group --></section>
<!-- /wp:group -->
