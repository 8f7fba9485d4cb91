<?php
/**
 * Filterable portfolio: filters and pages are real links; the view makes them quick.
 *
 * @see PORT-1 PORT-5 PORT-6 PORT-14 PORT-15
 * @var array{
 *     anchor: string,
 *     postType: string,
 *     taxonomy: string,
 *     secondTaxonomy: string,
 *     terms: list<int>,
 *     exclude: list<int>,
 *     orderBy: 'date'|'modified'|'title'|'menu_order',
 *     order: 'asc'|'desc',
 *     postsNumber: int<0, 100>,
 *     paging: 'pages'|'more',
 *     columns: int<1, 6>,
 *     headingLevel: int<2, 6>,
 *     showDate: bool,
 *     showExcerpt: bool,
 *     filters: 'pills'|'line',
 *     showCounts: bool,
 *     allLabel: string,
 * } $attributes
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Content\Paging\Pager;
use Brolga\Content\Posts\FilterCounts;
use Brolga\Content\Posts\FilterLinks;
use Brolga\Content\Posts\PortfolioFilters;
use Brolga\Content\Posts\PostCards;
use Brolga\Content\Posts\PostFinder;
use Brolga\Content\Posts\PostQuery;
use Brolga\Core\Blocks\Root;
use Brolga\Core\Kernel\Services;
use Brolga\Core\Support\Html;

$id      = Root::id( 'brolga/filterable-portfolio', $attributes );
$name    = Root::name( $id, __( 'Filterable portfolio', 'brolga' ) );
$pager   = Services::get( Pager::class );
$filters = new PortfolioFilters(
	$id,
	PostQuery::of( [ 'offset' => 0 ] + $attributes ),
	$attributes['secondTaxonomy'],
	Services::get( FilterCounts::class )
);
$found   = Services::get( PostFinder::class )->find( $filters->query, $pager->requested( $id ), $filters->total );
$root    = Root::attributes(
	'brolga/filterable-portfolio',
	$id,
	[
		'class'             => 'has-' . $attributes['filters'],
		'style'             => '--brolga-posts-columns:' . $attributes['columns'],
		'data-brolga-shown' => $filters->shown( $found->pages->current ),
	] + array_diff_key( $pager->root( $id, $attributes ), [ 'data-brolga-pages' => 0 ] )
);
?>
<div <?php Html::put( $root ); // Escaped by core. ?>>
	<?php Html::put( $filters->html( $name, $attributes['allLabel'], $attributes['showCounts'] ) ); // Escaped. ?>
	<div data-brolga-page data-brolga-told="<?php echo esc_attr( FilterLinks::told( $found, $attributes['postType'] ) ); ?>">
		<?php Html::put( Services::get( PostCards::class )->html( 'wp-block-brolga-filterable-portfolio', $found, $attributes, [ 'shape' => 4 / 5 ] ) ); // Escaped. ?>
		<?php Html::put( $pager->nav( $id, $name, $found->pages, $filters->parameters(), false, 'more' === $attributes['paging'] ) ); // Escaped. ?>
	</div>
	<p role="status" data-brolga-status></p>
</div>
