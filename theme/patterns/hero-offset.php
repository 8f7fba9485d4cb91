<?php
/**
 * Title: Hero with two staggered images
 * Slug: brolga/hero-offset
 * Categories: brolga, banner
 * Keywords: opening, portfolio, architect
 * Description: A headline above two images of different heights, the second one lower with text below it.
 * Viewport Width: 1400
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

use Brolga\Theme\PatternImages;
use Brolga\Theme\PatternLinks;
use Brolga\Theme\PatternPlaces;

$brolga_images = new PatternImages( 4 );

?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"align":"wide","layout":{"type":"constrained","justifyContent":"left","contentSize":"62rem"}} -->
<div class="wp-block-group alignwide"><!-- wp:heading {"level":1,"fontSize":"display"} -->
<h1 class="wp-block-heading has-display-font-size"><?php esc_html_e( 'Small houses for narrow plots', 'brolga' ); ?></h1>
<!-- /wp:heading --></div>
<!-- /wp:group -->

<!-- wp:columns {"align":"wide","style":{"spacing":{"margin":{"top":"var:preset|spacing|60"},"blockGap":{"left":"var:preset|spacing|60","top":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns alignwide" style="margin-top:var(--wp--preset--spacing--60)"><!-- wp:column {"width":"58.33%"} -->
<div class="wp-block-column" style="flex-basis:58.33%"><?php $brolga_images->print_image( '1' ); ?>

<!-- wp:paragraph {"textColor":"muted","fontSize":"small","style":{"spacing":{"margin":{"top":"var:preset|spacing|20"}}}} -->
<p class="has-muted-color has-text-color has-small-font-size" style="margin-top:var(--wp--preset--spacing--20)"><?php /* translators: %s: a town or city. */ PatternPlaces::print( __( 'Lane house, %s: four rooms on a plot as wide as two parked cars', 'brolga' ), __( 'Paddington', 'brolga' ) ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"41.66%","className":"is-lowered","style":{"spacing":{"padding":{"top":"var:preset|spacing|80"}}}} -->
<div class="wp-block-column is-lowered" style="padding-top:var(--wp--preset--spacing--80);flex-basis:41.66%"><!-- wp:paragraph {"fontSize":"large","style":{"typography":{"lineHeight":"1.45"}}} -->
<p class="has-large-font-size" style="line-height:1.45"><?php /* translators: %s: a town or city. */ PatternPlaces::print( __( 'We are four architects in an old shop in %s. We draw houses that are cool in a heatwave, cheap to run and no bigger than they need to be.', 'brolga' ), __( 'Paddington', 'brolga' ) ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons {"style":{"spacing":{"margin":{"bottom":"var:preset|spacing|50"}}}} -->
<div class="wp-block-buttons" style="margin-bottom:var(--wp--preset--spacing--50)"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button"<?php PatternLinks::print_href( 'work' ); ?>><?php esc_html_e( 'See the houses', 'brolga' ); ?></a></div>
<!-- /wp:button -->

<!-- wp:button {"className":"is-style-quiet"} -->
<div class="wp-block-button is-style-quiet"><a class="wp-block-button__link wp-element-button"<?php PatternLinks::print_href( 'services' ); ?>><?php esc_html_e( 'How we charge', 'brolga' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->

<?php $brolga_images->print_image( '4/3' ); ?></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></section>
<!-- /wp:group -->
