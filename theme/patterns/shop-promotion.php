<?php
/**
 * Title: Sale with an end date
 * Slug: brolga/shop-promotion
 * Categories: brolga, brolga-shop
 * Keywords: shop, sale, promotion, offer, countdown
 * Description: What is on sale, until when, and the products at their reduced prices.
 * Viewport Width: 1400
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

use Brolga\Theme\PatternProducts;

?>
<!-- wp:group {"tagName":"section","align":"full","className":"shop-section is-style-section-sand","style":{"spacing":{"padding":{"top":"var:preset|spacing|80","bottom":"var:preset|spacing|80"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull shop-section is-style-section-sand" style="padding-top:var(--wp--preset--spacing--80);padding-bottom:var(--wp--preset--spacing--80)"><!-- wp:columns {"verticalAlignment":"center","align":"wide","style":{"spacing":{"blockGap":{"left":"var:preset|spacing|70","top":"var:preset|spacing|60"}}}} -->
<div class="wp-block-columns alignwide are-vertically-aligned-center"><!-- wp:column {"verticalAlignment":"center","width":"44%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:44%"><!-- wp:heading {"fontSize":"xx-large"} -->
<h2 class="wp-block-heading has-xx-large-font-size"><?php esc_html_e( 'Less for what is in flower now', 'brolga' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"className":"is-style-lead"} -->
<p class="is-style-lead"><?php esc_html_e( 'Strong plants that have to go before the next truck comes in. Plant them this month and they are settled before the heat.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/countdown' ) ) : ?>
<!-- wp:brolga/countdown {"title":"<?php esc_attr_e( 'The sale ends in', 'brolga' ); ?>","end":"<?php echo esc_attr( (string) wp_date( 'Y-m-d', time() + 3 * WEEK_IN_SECONDS ) ); ?>T17:00:00","expiry":"message","message":"<?php esc_attr_e( 'This sale is over. The next one comes with the season.', 'brolga' ); ?>","className":"is-style-start"} /-->
<?php else : ?>
<!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><?php
echo esc_html( sprintf(
	/* translators: %s: a date. */
	__( 'Until %s.', 'brolga' ),
	(string) wp_date( _x( 'j F', 'date format', 'brolga' ), time() + 3 * WEEK_IN_SECONDS )
) );
?></p>
<!-- /wp:paragraph -->
<?php endif; ?>

<!-- wp:buttons {"style":{"spacing":{"margin":{"top":"var:preset|spacing|40"}}}} -->
<div class="wp-block-buttons" style="margin-top:var(--wp--preset--spacing--40)"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="<?php echo esc_url( PatternProducts::shop() ); ?>"><?php esc_html_e( 'Go to the shop', 'brolga' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"center","width":"56%"} -->
<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:56%"><?php PatternProducts::print_list( 'on-sale', 2, 2, __( 'Everything on sale is sold. The rest of the shop is waiting.', 'brolga' ) ); ?></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></section>
<!-- /wp:group -->
