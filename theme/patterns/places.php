<?php
/**
 * Title: Locations page
 * Slug: brolga/places
 * Categories: brolga, contact
 * Keywords: map, locations, address, hours
 * Viewport Width: 1280
 * Description: Where to find you, on a map with your business’s address; add a pin for each further location. The map requires the Brolga plugin.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

use Brolga\Theme\PatternPlaces;

?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:heading {"align":"wide"} -->
<h2 class="wp-block-heading alignwide"><?php esc_html_e( 'Where to find us', 'brolga' ); ?></h2>
<!-- /wp:heading -->

<?php if ( WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/map' ) ) : ?>
<!-- wp:group {"align":"wide","style":{"spacing":{"margin":{"top":"var:preset|spacing|50"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignwide" style="margin-top:var(--wp--preset--spacing--50)"><!-- wp:brolga/map {"align":"wide","layout":"beside","zoom":12,"height":460,"grayscale":60} -->
<!-- wp:brolga/map-pin /-->
<!-- /wp:brolga/map --></div>
<!-- /wp:group -->
<?php else : ?>
<!-- wp:group {"align":"wide","style":{"spacing":{"margin":{"top":"var:preset|spacing|60"},"blockGap":"var:preset|spacing|60"}},"layout":{"type":"grid","minimumColumnWidth":"18rem","columnCount":2}} -->
<div class="wp-block-group alignwide" style="margin-top:var(--wp--preset--spacing--60)"><!-- wp:group {"className":"is-style-topped","layout":{"type":"default"}} -->
<div class="wp-block-group is-style-topped"><!-- wp:heading {"level":3,"fontSize":"x-large"} -->
<h3 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'In the centre', 'brolga' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"var:preset|spacing|20"}}}} -->
<p style="margin-top:var(--wp--preset--spacing--20)"><?php esc_html_e( '12 Sherwood Road, first floor, lift from the arcade', 'brolga' ); ?><br><?php esc_html_e( 'Monday to Friday, 7 am to 7 pm', 'brolga' ); ?><br><?php esc_html_e( 'Saturday, 8 am to noon', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"var:preset|spacing|20"}}}} -->
<p style="margin-top:var(--wp--preset--spacing--20)"><?php PatternPlaces::print_phone( __( '(07) 7010 0171', 'brolga' ) ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"className":"is-style-topped","layout":{"type":"default"}} -->
<div class="wp-block-group is-style-topped"><!-- wp:heading {"level":3,"fontSize":"x-large"} -->
<h3 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'At the station', 'brolga' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"var:preset|spacing|20"}}}} -->
<p style="margin-top:var(--wp--preset--spacing--20)"><?php esc_html_e( '2 Station Road, beside the pharmacy', 'brolga' ); ?><br><?php esc_html_e( 'Monday to Thursday, 8 am to 6 pm', 'brolga' ); ?><br><?php esc_html_e( 'Park behind the building', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"style":{"spacing":{"margin":{"top":"var:preset|spacing|20"}}}} -->
<p style="margin-top:var(--wp--preset--spacing--20)"><?php PatternPlaces::print_phone( __( '(07) 7010 0172', 'brolga' ) ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
<?php endif; ?></section>
<!-- /wp:group -->
