<?php
/**
 * Title: Header, centered
 * Slug: brolga/header-centred
 * Categories: header
 * Block Types: core/template-part/header
 * Description: The name in the center with the menu and a link to your contact page. With the Brolga plugin, the header hides while visitors scroll down.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

use Brolga\Theme\PatternLinks;

$brolga = WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/menu' );
?>
<?php if ( $brolga ) : ?>
<!-- wp:brolga/header {"hides":true} -->
<?php endif; ?>
<!-- wp:group {"layout":{"type":"constrained"}} -->
<div class="wp-block-group"><!-- wp:group {"align":"wide","className":"header-centred","style":{"spacing":{"blockGap":"0","padding":{"top":"var:preset|spacing|20","bottom":"var:preset|spacing|10"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignwide header-centred" style="padding-top:var(--wp--preset--spacing--20);padding-bottom:var(--wp--preset--spacing--10)"><!-- wp:group {"className":"header-centred-menu","layout":{"type":"flex","justifyContent":"center"}} -->
<div class="wp-block-group header-centred-menu"><?php if ( $brolga ) : ?><!-- wp:brolga/menu {"kind":"slide-in"} -->
<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button"<?php PatternLinks::print_href( 'contact' ); ?>><?php esc_html_e( 'Get in touch', 'brolga' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->
<!-- /wp:brolga/menu --><?php else : ?><!-- wp:navigation {"overlayBackgroundColor":"base","overlayTextColor":"contrast","icon":"menu","style":{"spacing":{"blockGap":"1.75rem"}},"layout":{"type":"flex","justifyContent":"center","flexWrap":"wrap"}} /--><?php endif; ?></div>
<!-- /wp:group -->

<!-- wp:group {"className":"header-centred-name","style":{"spacing":{"blockGap":"0.25rem 0.75rem"}},"layout":{"type":"flex","justifyContent":"center","verticalAlignment":"center"}} -->
<div class="wp-block-group header-centred-name"><!-- wp:site-logo {"width":40} /-->

<!-- wp:site-title {"level":0,"textAlign":"center","fontSize":"x-large"} /--></div>
<!-- /wp:group -->

<!-- wp:group {"className":"header-centred-ways","style":{"spacing":{"blockGap":"var:preset|spacing|30"}},"layout":{"type":"flex","flexWrap":"nowrap","justifyContent":"right","verticalAlignment":"center"}} -->
<div class="wp-block-group header-centred-ways"><?php if ( $brolga ) : ?><!-- wp:brolga/header-search /-->

<!-- wp:brolga/cart-count /--><?php endif; ?>

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button {"className":"is-style-outline"} -->
<div class="wp-block-button is-style-outline"><a class="wp-block-button__link wp-element-button"<?php PatternLinks::print_href( 'contact' ); ?>><?php esc_html_e( 'Get in touch', 'brolga' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
<?php if ( $brolga ) : ?>
<!-- /wp:brolga/header -->
<?php endif; ?>
