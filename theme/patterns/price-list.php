<?php
/**
 * Title: Price list
 * Slug: brolga/price-list
 * Categories: brolga, brolga-pricing, services
 * Keywords: table, cost
 * Description: What things cost, in tabs. The tabs require the Brolga plugin.
 * Viewport Width: 1400
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

?>
<!-- wp:group {"tagName":"section","align":"full","className":"is-style-section-sand","style":{"spacing":{"padding":{"top":"var:preset|spacing|80","bottom":"var:preset|spacing|80"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull is-style-section-sand" style="padding-top:var(--wp--preset--spacing--80);padding-bottom:var(--wp--preset--spacing--80)"><!-- wp:heading {"align":"wide"} -->
<h2 class="wp-block-heading alignwide"><?php esc_html_e( 'Price range', 'brolga' ); ?></h2>
<!-- /wp:heading -->

<?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/tabs' ) ) : ?>
<!-- wp:brolga/tabs {"align":"wide"} -->
<!-- wp:brolga/tab {"label":"<?php echo esc_attr__( 'Plan and look', 'brolga' ); ?>"} -->
<!-- wp:table {"hasFixedLayout":false,"className":"is-style-prices"} -->
<figure class="wp-block-table is-style-prices"><table><thead><tr><th><?php esc_html_e( 'Action', 'brolga' ); ?></th><th><?php esc_html_e( 'What is in it', 'brolga' ); ?></th><th><?php esc_html_e( 'Price', 'brolga' ); ?></th></tr></thead><tbody><tr><td><?php esc_html_e( 'Site visit', 'brolga' ); ?></td><td><?php esc_html_e( 'An hour in your garden; taken off the plan if you go on', 'brolga' ); ?></td><td><?php esc_html_e( '$180', 'brolga' ); ?></td></tr><tr><td><?php esc_html_e( 'Garden plan', 'brolga' ); ?></td><td><?php esc_html_e( 'Measured plan, levels, planting list, fixed price to plant', 'brolga' ); ?></td><td><?php esc_html_e( 'from $1,450', 'brolga' ); ?></td></tr><tr><td><?php esc_html_e( 'Planting plan only', 'brolga' ); ?></td><td><?php esc_html_e( 'For beds you have; we choose, you plant', 'brolga' ); ?></td><td><?php esc_html_e( '$640', 'brolga' ); ?></td></tr></tbody></table></figure>
<!-- /wp:table -->
<!-- /wp:brolga/tab -->

<!-- wp:brolga/tab {"label":"<?php echo esc_attr__( 'Plant', 'brolga' ); ?>"} -->
<!-- wp:table {"hasFixedLayout":false,"className":"is-style-prices"} -->
<figure class="wp-block-table is-style-prices"><table><thead><tr><th><?php esc_html_e( 'Action', 'brolga' ); ?></th><th><?php esc_html_e( 'What is in it', 'brolga' ); ?></th><th><?php esc_html_e( 'Price', 'brolga' ); ?></th></tr></thead><tbody><tr><td><?php esc_html_e( 'Planting day', 'brolga' ); ?></td><td><?php esc_html_e( 'Two of us, mulch and up to 120 plants', 'brolga' ); ?></td><td><?php esc_html_e( '$1,180', 'brolga' ); ?></td></tr><tr><td><?php esc_html_e( 'Native meadow', 'brolga' ); ?></td><td><?php esc_html_e( 'Cleared, sown and watered in; the size of a parking space', 'brolga' ); ?></td><td><?php esc_html_e( 'from $160', 'brolga' ); ?></td></tr><tr><td><?php esc_html_e( 'Rain garden', 'brolga' ); ?></td><td><?php esc_html_e( 'Shaped, gravelled and planted; the length of a car', 'brolga' ); ?></td><td><?php esc_html_e( 'from $1,390', 'brolga' ); ?></td></tr></tbody></table></figure>
<!-- /wp:table -->
<!-- /wp:brolga/tab -->
<!-- /wp:brolga/tabs -->
<?php else : ?>
<!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><?php esc_html_e( 'Plan and look', 'brolga' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:table {"hasFixedLayout":false,"className":"is-style-prices"} -->
<figure class="wp-block-table is-style-prices"><table><thead><tr><th><?php esc_html_e( 'Action', 'brolga' ); ?></th><th><?php esc_html_e( 'What is in it', 'brolga' ); ?></th><th><?php esc_html_e( 'Price', 'brolga' ); ?></th></tr></thead><tbody><tr><td><?php esc_html_e( 'Site visit', 'brolga' ); ?></td><td><?php esc_html_e( 'An hour in your garden; taken off the plan if you go on', 'brolga' ); ?></td><td><?php esc_html_e( '$180', 'brolga' ); ?></td></tr><tr><td><?php esc_html_e( 'Garden plan', 'brolga' ); ?></td><td><?php esc_html_e( 'Measured plan, levels, planting list, fixed price to plant', 'brolga' ); ?></td><td><?php esc_html_e( 'from $1,450', 'brolga' ); ?></td></tr><tr><td><?php esc_html_e( 'Planting plan only', 'brolga' ); ?></td><td><?php esc_html_e( 'For beds you have; we choose, you plant', 'brolga' ); ?></td><td><?php esc_html_e( '$640', 'brolga' ); ?></td></tr></tbody></table></figure>
<!-- /wp:table -->

<!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><?php esc_html_e( 'Plant', 'brolga' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:table {"hasFixedLayout":false,"className":"is-style-prices"} -->
<figure class="wp-block-table is-style-prices"><table><thead><tr><th><?php esc_html_e( 'Action', 'brolga' ); ?></th><th><?php esc_html_e( 'What is in it', 'brolga' ); ?></th><th><?php esc_html_e( 'Price', 'brolga' ); ?></th></tr></thead><tbody><tr><td><?php esc_html_e( 'Planting day', 'brolga' ); ?></td><td><?php esc_html_e( 'Two of us, mulch and up to 120 plants', 'brolga' ); ?></td><td><?php esc_html_e( '$1,180', 'brolga' ); ?></td></tr><tr><td><?php esc_html_e( 'Native meadow', 'brolga' ); ?></td><td><?php esc_html_e( 'Cleared, sown and watered in; the size of a parking space', 'brolga' ); ?></td><td><?php esc_html_e( 'from $160', 'brolga' ); ?></td></tr><tr><td><?php esc_html_e( 'Rain garden', 'brolga' ); ?></td><td><?php esc_html_e( 'Shaped, gravelled and planted; the length of a car', 'brolga' ); ?></td><td><?php esc_html_e( 'from $1,390', 'brolga' ); ?></td></tr></tbody></table></figure>
<!-- /wp:table --></div>
<!-- /wp:group -->
<?php endif; ?>

<!-- wp:group {"align":"wide","layout":{"type":"constrained","justifyContent":"left"}} -->
<div class="wp-block-group alignwide"><!-- wp:paragraph {"textColor":"muted","fontSize":"small"} -->
<p class="has-muted-color has-text-color has-small-font-size"><?php esc_html_e( 'Prices include tax and hold for sixty days.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></section>
<!-- /wp:group -->
