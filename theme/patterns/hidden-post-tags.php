<?php
/**
 * Title: Post tags
 * Slug: brolga/hidden-post-tags
 * Inserter: no
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

?>
<!-- wp:post-terms {"term":"post_tag","prefix":"<?php echo esc_attr__( 'Tags: ', 'brolga' ); ?>","style":{"spacing":{"margin":{"top":"var:preset|spacing|50"}}}} /-->
