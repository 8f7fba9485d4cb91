<?php
/**
 * Title: Search form
 * Slug: brolga/hidden-search
 * Inserter: no
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

$brolga = WP_Block_Type_Registry::get_instance()->is_registered( 'brolga/search' );
?>
<!-- wp:group {"align":"wide","layout":{"type":"constrained","justifyContent":"left","contentSize":"32rem"}} -->
<div class="wp-block-group alignwide"><?php if ( $brolga ) : ?><!-- wp:brolga/search {"anchor":"search"} /--><?php else : ?><!-- wp:search {"label":"<?php esc_attr_e( 'Search this site', 'brolga' ); ?>","buttonText":"<?php esc_attr_e( 'Search', 'brolga' ); ?>"} /--><?php endif; ?></div>
<!-- /wp:group -->
