<?php
/**
 * Title: Header over an image
 * Slug: brolga/header-over
 * Categories: header
 * Block Types: core/template-part/header
 * Description: The name and a full-screen menu. With the Brolga plugin, the header overlays the page’s first image.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

$brolga = WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/menu' );
?>
<?php if ( $brolga ) : ?>
<!-- wp:brolga/header {"fixed":"always","hides":true,"over":true} -->
<?php endif; ?>
<!-- wp:group {"layout":{"type":"constrained"}} -->
<div class="wp-block-group"><!-- wp:group {"align":"full","style":{"spacing":{"blockGap":"var:preset|spacing|30","padding":{"top":"var:preset|spacing|20","bottom":"var:preset|spacing|20","left":"var:custom|gutter","right":"var:custom|gutter"}}},"layout":{"type":"flex","flexWrap":"nowrap","justifyContent":"space-between","verticalAlignment":"center"}} -->
<div class="wp-block-group alignfull" style="padding-top:var(--wp--preset--spacing--20);padding-right:var(--wp--custom--gutter);padding-bottom:var(--wp--preset--spacing--20);padding-left:var(--wp--custom--gutter)"><!-- wp:site-title {"level":0,"fontSize":"x-large"} /-->

<!-- wp:group {"style":{"spacing":{"blockGap":"var:preset|spacing|20"}},"layout":{"type":"flex","flexWrap":"nowrap","justifyContent":"right","verticalAlignment":"center"}} -->
<div class="wp-block-group"><?php if ( $brolga ) : ?><!-- wp:brolga/header-search /-->

<!-- wp:brolga/cart-count /-->

<!-- wp:brolga/menu {"kind":"fullscreen","collapse":"always"} /--><?php else : ?><!-- wp:navigation {"overlayMenu":"always","overlayBackgroundColor":"base","overlayTextColor":"contrast","icon":"menu","layout":{"type":"flex","justifyContent":"right"}} /--><?php endif; ?></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
<?php if ( $brolga ) : ?>
<!-- /wp:brolga/header -->
<?php endif; ?>
