<?php
/**
 * Title: Search form
 * Slug: brolga/hidden-search
 * Inserter: no
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

?>
<!-- wp:group {"align":"wide","layout":{"type":"constrained","justifyContent":"left","contentSize":"32rem"}} -->
<div class="wp-block-group alignwide"><!-- wp:search {"label":"<?php esc_attr_e( 'Search this site', 'brolga' ); ?>","buttonText":"<?php esc_attr_e( 'Search', 'brolga' ); ?>"} /--></div>
<!-- /wp:group -->
