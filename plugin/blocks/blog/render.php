<?php
/**
 * Blog: a page of posts, and real links to the others.
 *
 * @see BLOG-2 BLOG-3
 * @var array{
 *     anchor: string,
 *     postType: string,
 *     taxonomy: string,
 *     terms: list<int>,
 *     exclude: list<int>,
 *     orderBy: 'date'|'modified'|'title'|'menu_order',
 *     order: 'asc'|'desc',
 *     offset: int<0, max>,
 *     postsNumber: int<0, 100>,
 *     columns: int<1, 6>,
 *     headingLevel: int<2, 6>,
 *     showDate: bool,
 *     showExcerpt: bool,
 *     layout: 'grid'|'list'|'masonry',
 * } $attributes
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Content\Paging\Pager;
use Brolga\Content\Posts\PostCards;
use Brolga\Content\Posts\PostFinder;
use Brolga\Content\Posts\PostQuery;
use Brolga\Core\Blocks\Root;
use Brolga\Core\Kernel\Services;
use Brolga\Core\Support\Html;

$id    = Root::id( 'brolga/blog', $attributes );
$name  = Root::name( $id, __( 'Blog', 'brolga' ) );
$pager = Services::get( Pager::class );
$found = Services::get( PostFinder::class )->find( PostQuery::of( $attributes ), $pager->requested( $id ) );
$box   = match ( $attributes['layout'] ) {
	'masonry' => [ 'shape' => 0.0 ],
	'list'    => [
		'shape'  => 3 / 2,
		'shares' => [
			640 => 0.36,
			0   => 1.0,
		],
	],
	'grid'    => [ 'shape' => 3 / 2 ],
};
$root  = Root::attributes(
	'brolga/blog',
	$id,
	[
		'class' => 'is-' . $attributes['layout'],
		'style' => '--brolga-posts-columns:' . $attributes['columns'],
	] + $pager->root( $id, $attributes )
);
?>
<div <?php Html::put( $root ); // Escaped by core. ?>>
	<div data-brolga-page data-brolga-told="<?php echo esc_attr( Pager::told( $found->pages ) ); ?>">
		<?php Html::put( Services::get( PostCards::class )->html( 'wp-block-brolga-blog', $found, $attributes, $box ) ); // Escaped. ?>
		<?php Html::put( $pager->nav( $id, $name, $found->pages ) ); // Escaped. ?>
	</div>
	<p role="status" data-brolga-status></p>
</div>
