<?php
/**
 * Title: Locations page
 * Slug: brolga/places
 * Categories: brolga, contact
 * Keywords: map, locations, address, hours
 * Viewport Width: 1280
 * Description: Your locations with their opening hours, on a map. The map requires the Brolga plugin.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:columns {"verticalAlignment":"bottom","align":"wide","style":{"spacing":{"blockGap":{"left":"var:preset|spacing|70","top":"var:preset|spacing|20"}}}} -->
<div class="wp-block-columns alignwide are-vertically-aligned-bottom"><!-- wp:column {"width":"58%"} -->
<div class="wp-block-column" style="flex-basis:58%"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Two rooms, ten minutes apart', 'brolga' ); ?></h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"bottom","width":"42%"} -->
<div class="wp-block-column is-vertically-aligned-bottom" style="flex-basis:42%"><!-- wp:paragraph {"textColor":"muted"} -->
<p class="has-muted-color has-text-color"><?php esc_html_e( 'Book either. Your notes, and whoever treats you, are in both.', 'brolga' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/map' ) ) : ?>
<!-- wp:group {"align":"wide","style":{"spacing":{"margin":{"top":"var:preset|spacing|50"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignwide" style="margin-top:var(--wp--preset--spacing--50)"><!-- wp:brolga/map {"label":"<?php echo esc_attr__( 'Our rooms', 'brolga' ); ?>","align":"wide","layout":"beside","zoom":12,"height":460,"grayscale":60} -->
<!-- wp:brolga/map-pin {"title":"<?php echo esc_attr__( 'Toowong', 'brolga' ); ?>","text":"<?php echo esc_attr__( '12 Sherwood Road, first floor, lift from the arcade', 'brolga' ); ?>\n<?php echo esc_attr__( 'Monday to Friday, 7 am to 7 pm', 'brolga' ); ?>\n<?php echo esc_attr__( 'Saturday, 8 am to noon', 'brolga' ); ?>\n<?php echo esc_attr__( '(07) 7010 0171', 'brolga' ); ?>"} /-->

<!-- wp:brolga/map-pin {"title":"<?php echo esc_attr__( 'Kenmore', 'brolga' ); ?>","text":"<?php echo esc_attr__( '2 Brookfield Road, beside the chemist', 'brolga' ); ?>\n<?php echo esc_attr__( 'Monday to Thursday, 8 am to 6 pm', 'brolga' ); ?>\n<?php echo esc_attr__( 'Park behind the building', 'brolga' ); ?>\n<?php echo esc_attr__( '(07) 7010 0172', 'brolga' ); ?>"} /-->
<!-- /wp:brolga/map --></div>
<!-- /wp:group -->
<?php else : ?>
<!-- wp:group {"align":"wide","style":{"spacing":{"margin":{"top":"var:preset|spacing|60"},"blockGap":"var:preset|spacing|60"}},"layout":{"type":"grid","minimumColumnWidth":"18rem","columnCount":2}} -->
<div class="wp-block-group alignwide" style="margin-top:var(--wp--preset--spacing--60)"><!-- wp:group {"className":"is-style-topped","layout":{"type":"default"}} -->
<div class="wp-block-group is-style-topped"><!-- wp:heading {"level":3,"fontSize":"x-large"} -->
<h3 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'Toowong', 'brolga' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"var:preset|spacing|20"}}}} -->
<p style="margin-top:var(--wp--preset--spacing--20)"><?php esc_html_e( '12 Sherwood Road, first floor, lift from the arcade', 'brolga' ); ?><br><?php esc_html_e( 'Monday to Friday, 7 am to 7 pm', 'brolga' ); ?><br><?php esc_html_e( 'Saturday, 8 am to noon', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"var:preset|spacing|20"}}}} -->
<p style="margin-top:var(--wp--preset--spacing--20)"><?php esc_html_e( '(07) 7010 0171', 'brolga' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"className":"is-style-topped","layout":{"type":"default"}} -->
<div class="wp-block-group is-style-topped"><!-- wp:heading {"level":3,"fontSize":"x-large"} -->
<h3 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'Kenmore', 'brolga' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"var:preset|spacing|20"}}}} -->
<p style="margin-top:var(--wp--preset--spacing--20)"><?php esc_html_e( '2 Brookfield Road, beside the chemist', 'brolga' ); ?><br><?php esc_html_e( 'Monday to Thursday, 8 am to 6 pm', 'brolga' ); ?><br><?php esc_html_e( 'Park behind the building', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"var:preset|spacing|20"}}}} -->
<p style="margin-top:var(--wp--preset--spacing--20)"><?php esc_html_e( '(07) 7010 0172', 'brolga' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
<?php endif; ?></section>
<!-- /wp:group -->
