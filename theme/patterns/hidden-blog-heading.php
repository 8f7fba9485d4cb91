<?php
/**
 * Title: Blog heading
 * Slug: brolga/hidden-blog-heading
 * Inserter: no
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

?>
<!-- wp:heading {"level":1,"align":"wide"} -->
<h1 class="wp-block-heading alignwide"><?php echo esc_html( single_post_title( '', false ) ?? __( 'Journal', 'brolga' ) ); ?></h1>
<!-- /wp:heading -->
