<?php
/**
 * Title: Header with phone and hours
 * Slug: brolga/header-contact
 * Categories: header
 * Block Types: core/template-part/header
 * Description: A dark bar with opening hours and contact details above the name and menu.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

use Brolga\Theme\PatternDetails;
use Brolga\Theme\PatternPlaces;

$brolga = WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/menu' );
?>
<?php if ( $brolga ) : ?>
<!-- wp:brolga/header {"fixed":"never"} -->
<?php endif; ?>
<!-- wp:group {"className":"is-style-section-dark header-bar","layout":{"type":"constrained"}} -->
<div class="wp-block-group is-style-section-dark header-bar"><!-- wp:group {"align":"wide","style":{"spacing":{"blockGap":"0 var:preset|spacing|40"}},"layout":{"type":"flex","justifyContent":"space-between","verticalAlignment":"center"}} -->
<div class="wp-block-group alignwide"><!-- wp:paragraph {<?php PatternDetails::print_content( 'hours', ' · ' ); ?>"fontSize":"small"} -->
<p class="has-small-font-size"><?php esc_html_e( 'Monday to Friday, 6.30 am to 3 pm', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {<?php PatternDetails::print_content( 'phone' ); ?>"fontSize":"small"} -->
<p class="has-small-font-size"><?php PatternPlaces::print_phone( __( '(07) 7010 0142', 'brolga' ) ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"layout":{"type":"constrained"}} -->
<div class="wp-block-group"><!-- wp:group {"align":"wide","style":{"spacing":{"blockGap":"var:preset|spacing|40","padding":{"top":"var:preset|spacing|30","bottom":"var:preset|spacing|30"}}},"layout":{"type":"flex","flexWrap":"nowrap","justifyContent":"space-between","verticalAlignment":"center"}} -->
<div class="wp-block-group alignwide" style="padding-top:var(--wp--preset--spacing--30);padding-bottom:var(--wp--preset--spacing--30)"><!-- wp:group {"style":{"spacing":{"blockGap":"0.75rem"}},"layout":{"type":"flex","flexWrap":"nowrap","verticalAlignment":"center"}} -->
<div class="wp-block-group"><!-- wp:site-logo {"width":40} /-->

<!-- wp:group {"style":{"spacing":{"blockGap":"0"}},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:site-title {"level":0} /-->

<!-- wp:site-tagline {"textColor":"muted","fontSize":"small","className":"header-tagline"} /--></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"style":{"spacing":{"blockGap":"var:preset|spacing|40"}},"layout":{"type":"flex","flexWrap":"nowrap","justifyContent":"right","verticalAlignment":"center"}} -->
<div class="wp-block-group"><?php if ( $brolga ) : ?><!-- wp:brolga/menu -->
<!-- wp:paragraph<?php PatternDetails::print_only_content( 'phone' ); ?> -->
<p><?php PatternPlaces::print_phone( __( '(07) 7010 0142', 'brolga' ) ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:brolga/menu -->

<!-- wp:brolga/header-search /-->

<!-- wp:brolga/cart-count /--><?php else : ?><!-- wp:navigation {"overlayBackgroundColor":"base","overlayTextColor":"contrast","icon":"menu","style":{"spacing":{"blockGap":"1.75rem"}},"layout":{"type":"flex","justifyContent":"right","flexWrap":"wrap"}} /--><?php endif; ?></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
<?php if ( $brolga ) : ?>
<!-- /wp:brolga/header -->
<?php endif; ?>
