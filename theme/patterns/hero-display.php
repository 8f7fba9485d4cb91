<?php
/**
 * Title: Hero with a full-width headline
 * Slug: brolga/hero-display
 * Categories: brolga, banner
 * Keywords: opening, headline, café
 * Description: A headline across the whole page, three facts below a hairline, and one wide image.
 * Viewport Width: 1400
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

use Brolga\Theme\PatternDetails;
use Brolga\Theme\PatternImages;
use Brolga\Theme\PatternLinks;
use Brolga\Theme\PatternPlaces;

$brolga_images = new PatternImages( 2 );

?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--70);padding-bottom:0"><!-- wp:heading {"level":1,"align":"wide","fontSize":"display"} -->
<h1 class="wp-block-heading alignwide has-display-font-size"><?php esc_html_e( 'Bread at seven, coffee well before that', 'brolga' ); ?></h1>
<!-- /wp:heading -->

<!-- wp:columns {"align":"wide","style":{"spacing":{"padding":{"top":"var:preset|spacing|40"},"margin":{"top":"var:preset|spacing|60"},"blockGap":{"left":"var:preset|spacing|60","top":"var:preset|spacing|40"}},"border":{"top":{"color":"var:preset|color|line","width":"1px"}}}} -->
<div class="wp-block-columns alignwide" style="border-top-color:var(--wp--preset--color--line);border-top-width:1px;margin-top:var(--wp--preset--spacing--60);padding-top:var(--wp--preset--spacing--40)"><!-- wp:column {"width":"50%"} -->
<div class="wp-block-column" style="flex-basis:50%"><!-- wp:paragraph {"fontSize":"large","style":{"typography":{"lineHeight":"1.45"}}} -->
<p class="has-large-font-size" style="line-height:1.45"><?php /* translators: %s: a town or city. */ PatternPlaces::print( __( 'A bakery and eight tables in %s. The dough is a day old when it goes in the oven, and the milk comes from one farm.', 'brolga' ), __( 'West End', 'brolga' ) ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"25%"} -->
<div class="wp-block-column" style="flex-basis:25%"><!-- wp:paragraph<?php PatternDetails::print_only_content( 'address' ); ?> -->
<p><?php /* translators: %s: a town or city. */ PatternPlaces::print( __( '9 Mill Street, %s', 'brolga' ), __( 'West End', 'brolga' ) ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {<?php PatternDetails::print_content( 'hours' ); ?>"textColor":"muted","fontSize":"small","style":{"spacing":{"margin":{"top":"var:preset|spacing|10"}}}} -->
<p class="has-muted-color has-text-color has-small-font-size" style="margin-top:var(--wp--preset--spacing--10)"><?php esc_html_e( 'Tuesday to Sunday, 5.30 am to 2 pm', 'brolga' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"25%"} -->
<div class="wp-block-column" style="flex-basis:25%"><!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button"<?php PatternLinks::print_href( 'contact' ); ?>><?php esc_html_e( 'Book a table', 'brolga' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"0"},"margin":{"top":"var:preset|spacing|60"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignfull" style="margin-top:var(--wp--preset--spacing--60);padding-top:0"><?php $brolga_images->print_image( '21/9', 'full', 'is-style-bleed' ); ?></div>
<!-- /wp:group --></section>
<!-- /wp:group -->
