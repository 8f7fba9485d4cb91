<?php
/**
 * Title: All tags
 * Slug: brolga/hidden-tags
 * Inserter: no
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

?>
<!-- wp:group {"align":"wide","style":{"spacing":{"blockGap":"var:preset|spacing|20","margin":{"top":"var:preset|spacing|70"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignwide" style="margin-top:var(--wp--preset--spacing--70)"><!-- wp:heading {"fontSize":"large"} -->
<h2 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Other tags', 'brolga' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:tag-cloud {"smallestFontSize":"1rem","largestFontSize":"1rem"} /--></div>
<!-- /wp:group -->
