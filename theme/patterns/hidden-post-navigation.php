<?php
/**
 * Title: Previous and next post
 * Slug: brolga/hidden-post-navigation
 * Inserter: no
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

?>
<!-- wp:group {"className":"post-neighbours","style":{"spacing":{"margin":{"top":"var:preset|spacing|70"},"padding":{"top":"var:preset|spacing|40"}},"border":{"top":{"color":"var:preset|color|line","width":"1px"}}},"layout":{"type":"flex","justifyContent":"space-between","verticalAlignment":"top"}} -->
<div class="wp-block-group post-neighbours" style="border-top-color:var(--wp--preset--color--line);border-top-width:1px;margin-top:var(--wp--preset--spacing--70);padding-top:var(--wp--preset--spacing--40)"><!-- wp:post-navigation-link {"type":"previous","label":"<?php echo esc_attr__( 'Earlier:', 'brolga' ); ?>","showTitle":true,"linkLabel":true} /-->

<!-- wp:post-navigation-link {"label":"<?php echo esc_attr__( 'Later:', 'brolga' ); ?>","showTitle":true,"linkLabel":true} /--></div>
<!-- /wp:group -->
