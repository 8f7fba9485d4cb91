<?php
/**
 * Portfolio: a page of posts, and real links to the others.
 *
 * @see PORT-13 PORT-15
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
 *     paging: 'pages'|'more',
 *     columns: int<1, 6>,
 *     headingLevel: int<2, 6>,
 *     showDate: bool,
 *     showExcerpt: bool,
 *     layout: 'grid'|'feature',
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

$id    = Root::id( 'brolga/portfolio', $attributes );
$name  = Root::name( $id, __( 'Portfolio', 'brolga' ) );
$pager = Services::get( Pager::class );
$found = Services::get( PostFinder::class )->find( PostQuery::of( $attributes ), $pager->requested( $id ) );
$first = 'feature' !== $attributes['layout'] ? null : [
	// From here on the style sheet's container has room for two columns.
	'shape'  => [
		522 => 16 / 9,
		0   => 4 / 5,
	],
	'shares' => [
		522 => 1.0,
		0   => 1.0,
	],
];
$root  = Root::attributes(
	'brolga/portfolio',
	$id,
	[
		'class' => 'is-' . $attributes['layout'],
		'style' => '--brolga-posts-columns:' . $attributes['columns'],
	] + $pager->root( $id, $attributes )
);
?>
<div <?php Html::put( $root ); // Escaped by core. ?>>
	<div data-brolga-page data-brolga-told="<?php echo esc_attr( Pager::told( $found->pages ) ); ?>">
		<?php Html::put( Services::get( PostCards::class )->html( 'wp-block-brolga-portfolio', $found, $attributes, [ 'shape' => 4 / 5 ], $first ) ); // Escaped. ?>
		<?php Html::put( $pager->nav( $id, $name, $found->pages, adds: 'more' === $attributes['paging'] ) ); // Escaped. ?>
	</div>
	<p role="status" data-brolga-status></p>
</div>
