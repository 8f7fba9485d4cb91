<?php
/**
 * Title: Not found
 * Slug: brolga/hidden-404
 * Inserter: no
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

$types = WP_Block_Type_Registry::get_instance();
?>
<!-- wp:paragraph {"align":"wide","textColor":"muted","fontSize":"small"} -->
<p class="alignwide has-muted-color has-text-color has-small-font-size"><?php esc_html_e( 'Error 404', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"level":1,"align":"wide","style":{"spacing":{"margin":{"top":"var:preset|spacing|20"}}},"fontSize":"display"} -->
<h1 class="wp-block-heading alignwide has-display-font-size" style="margin-top:var(--wp--preset--spacing--20)"><?php esc_html_e( 'This path peters out', 'brolga' ); ?></h1>
<!-- /wp:heading -->

<!-- wp:columns {"align":"wide","style":{"spacing":{"margin":{"top":"var:preset|spacing|60"},"blockGap":{"left":"var:preset|spacing|80","top":"var:preset|spacing|60"}}}} -->
<div class="wp-block-columns alignwide" style="margin-top:var(--wp--preset--spacing--60)"><!-- wp:column {"width":"55%"} -->
<div class="wp-block-column" style="flex-basis:55%"><!-- wp:paragraph {"className":"is-style-lead"} -->
<p class="is-style-lead"><?php esc_html_e( 'There is no page at this address. It may have been moved, or the link has a typo in it.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<?php if ( $types->is_registered( 'brolga/search' ) ) : ?><!-- wp:brolga/search /--><?php else : ?><!-- wp:search {"label":"<?php esc_attr_e( 'Search this site', 'brolga' ); ?>","buttonText":"<?php esc_attr_e( 'Search', 'brolga' ); ?>"} /--><?php endif; ?>

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button {"className":"is-style-quiet"} -->
<div class="wp-block-button is-style-quiet"><a class="wp-block-button__link wp-element-button" href="<?php echo esc_url( home_url( '/' ) ); ?>"><?php esc_html_e( 'Back to the homepage', 'brolga' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"45%"} -->
<div class="wp-block-column" style="flex-basis:45%"><!-- wp:heading {"fontSize":"large"} -->
<h2 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Pages on this site', 'brolga' ); ?></h2>
<!-- /wp:heading -->

<?php if ( $types->is_registered( 'brolga/menu' ) ) : ?><!-- wp:brolga/menu {"label":"<?php esc_attr_e( 'Pages on this site', 'brolga' ); ?>","collapse":"never","layout":"column"} /--><?php else : ?><!-- wp:navigation {"overlayMenu":"never","ariaLabel":"<?php esc_attr_e( 'Pages on this site', 'brolga' ); ?>","style":{"spacing":{"blockGap":"0"}},"layout":{"type":"flex","orientation":"vertical"}} /--><?php endif; ?>

<!-- wp:heading {"fontSize":"large"} -->
<h2 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Lately in the journal', 'brolga' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:latest-posts {"postsToShow":3,"displayPostDate":true} /--></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->
