<?php
/**
 * Title: Header
 * Slug: brolga/header
 * Categories: header
 * Block Types: core/template-part/header
 * Description: Name and navigation. With the Brolga plugin, the header stays at the top.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

$brolga = WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/menu' );
?>
<?php if ( $brolga ) : ?>
<!-- wp:brolga/header -->
<?php endif; ?>
<!-- wp:group {"layout":{"type":"constrained"}} -->
<div class="wp-block-group"><!-- wp:group {"align":"wide","style":{"spacing":{"blockGap":"var:preset|spacing|40","padding":{"top":"0.625rem","bottom":"0.625rem"}}},"layout":{"type":"flex","justifyContent":"space-between","verticalAlignment":"center"}} -->
<div class="wp-block-group alignwide" style="padding-top:0.625rem;padding-bottom:0.625rem"><!-- wp:group {"style":{"spacing":{"blockGap":"0.75rem"}},"layout":{"type":"flex","flexWrap":"nowrap","verticalAlignment":"center"}} -->
<div class="wp-block-group"><!-- wp:site-logo {"width":40} /-->

<!-- wp:site-title {"level":0} /--></div>
<!-- /wp:group -->

<!-- wp:group {"style":{"spacing":{"blockGap":"var:preset|spacing|40"}},"layout":{"type":"flex","flexWrap":"nowrap","verticalAlignment":"center"}} -->
<div class="wp-block-group"><?php if ( $brolga ) : ?><!-- wp:brolga/menu /-->

<!-- wp:brolga/header-search /-->

<!-- wp:brolga/cart-count /--><?php else : ?><!-- wp:navigation {"overlayBackgroundColor":"base","overlayTextColor":"contrast","icon":"menu","style":{"spacing":{"blockGap":"1.75rem"}},"layout":{"type":"flex","justifyContent":"right","flexWrap":"wrap"}} /--><?php endif; ?></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
<?php if ( $brolga ) : ?>
<!-- /wp:brolga/header -->
<?php endif; ?>
