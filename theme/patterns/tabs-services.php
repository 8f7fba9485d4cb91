<?php
/**
 * Title: Services in tabs
 * Slug: brolga/tabs-services
 * Categories: brolga, services
 * Keywords: tabs, details, prices
 * Viewport Width: 1280
 * Description: Services in tabs. Without the Brolga plugin, in an accordion.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

?>
<!-- wp:group {"tagName":"section","align":"full","className":"is-style-section-sand","style":{"spacing":{"padding":{"top":"var:preset|spacing|80","bottom":"var:preset|spacing|80"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull is-style-section-sand" style="padding-top:var(--wp--preset--spacing--80);padding-bottom:var(--wp--preset--spacing--80)"><!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"left":"var:preset|spacing|70","top":"0"}}}} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"75%"} -->
<div class="wp-block-column" style="flex-basis:75%"><!-- wp:heading {"fontSize":"xx-large"} -->
<h2 class="wp-block-heading has-xx-large-font-size"><?php esc_html_e( 'What we take off your desk', 'brolga' ); ?></h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"25%"} -->
<div class="wp-block-column" style="flex-basis:25%"></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/tabs' ) ) : ?>
<!-- wp:group {"align":"wide","style":{"spacing":{"margin":{"top":"var:preset|spacing|50"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignwide" style="margin-top:var(--wp--preset--spacing--50)"><!-- wp:brolga/tabs {"align":"wide","orientation":"vertical"} -->
<!-- wp:brolga/tab {"label":"<?php echo esc_attr__( 'Payroll', 'brolga' ); ?>"} -->
<!-- wp:paragraph {"fontSize":"x-large"} -->
<p class="has-x-large-font-size"><?php esc_html_e( 'Pay runs every week, every two or every month, with slips that staff can read. Contributions go out the same day.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( '$12 a person a month', 'brolga' ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:brolga/tab -->

<!-- wp:brolga/tab {"label":"<?php echo esc_attr__( 'Tax returns', 'brolga' ); ?>"} -->
<!-- wp:paragraph {"fontSize":"x-large"} -->
<p class="has-x-large-font-size"><?php esc_html_e( 'Reconciled monthly, so the quarter holds no surprise. We file the return, and tell you a week before what will leave the account.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( '$220 a quarter', 'brolga' ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:brolga/tab -->

<!-- wp:brolga/tab {"label":"<?php echo esc_attr__( 'Catching up', 'brolga' ); ?>"} -->
<!-- wp:paragraph {"fontSize":"x-large"} -->
<p class="has-x-large-font-size"><?php esc_html_e( 'Shoeboxes are fine. We have done four years in three weeks, and nobody was told off.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( '$85 an hour, with a limit agreed first', 'brolga' ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:brolga/tab -->

<!-- wp:brolga/tab {"label":"<?php echo esc_attr__( 'Year end', 'brolga' ); ?>"} -->
<!-- wp:paragraph {"fontSize":"x-large"} -->
<p class="has-x-large-font-size"><?php esc_html_e( 'Everything your accountant asks for, in the order they ask for it. Most send fewer questions, and smaller bills.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( 'from $480', 'brolga' ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:brolga/tab -->
<!-- /wp:brolga/tabs --></div>
<!-- /wp:group -->
<?php else : ?>
<!-- wp:group {"align":"wide","style":{"spacing":{"margin":{"top":"var:preset|spacing|50"},"blockGap":"0"}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignwide" style="margin-top:var(--wp--preset--spacing--50)"><!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Payroll', 'brolga' ); ?></summary><!-- wp:paragraph {"fontSize":"x-large"} -->
<p class="has-x-large-font-size"><?php esc_html_e( 'Pay runs every week, every two or every month, with slips that staff can read. Contributions go out the same day.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( '$12 a person a month', 'brolga' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Tax returns', 'brolga' ); ?></summary><!-- wp:paragraph {"fontSize":"x-large"} -->
<p class="has-x-large-font-size"><?php esc_html_e( 'Reconciled monthly, so the quarter holds no surprise. We file the return, and tell you a week before what will leave the account.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( '$220 a quarter', 'brolga' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Catching up', 'brolga' ); ?></summary><!-- wp:paragraph {"fontSize":"x-large"} -->
<p class="has-x-large-font-size"><?php esc_html_e( 'Shoeboxes are fine. We have done four years in three weeks, and nobody was told off.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( '$85 an hour, with a limit agreed first', 'brolga' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Year end', 'brolga' ); ?></summary><!-- wp:paragraph {"fontSize":"x-large"} -->
<p class="has-x-large-font-size"><?php esc_html_e( 'Everything your accountant asks for, in the order they ask for it. Most send fewer questions, and smaller bills.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( 'from $480', 'brolga' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details --></div>
<!-- /wp:group -->
<?php endif; ?></section>
<!-- /wp:group -->
