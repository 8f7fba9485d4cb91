<?php
/**
 * Post slider: the posts of a query as slides of a slider, each on its featured
 * image. Where there are none, visitors see nothing.
 *
 * @see SLIDER-26 SLIDER-30
 * @var array{
 *     anchor: string,
 *     label: string,
 *     postType: string,
 *     taxonomy: string,
 *     terms: list<int>,
 *     exclude: list<int>,
 *     orderBy: 'date'|'modified'|'title'|'menu_order',
 *     order: 'asc'|'desc',
 *     offset: int<0, max>,
 *     postsNumber: int<1, 20>,
 *     headingLevel: int<2, 6>,
 *     showDate: bool,
 *     showExcerpt: bool,
 *     design: 'cover'|'panel',
 *     scheme: 'light'|'dark',
 *     overlay: int<0, 100>,
 *     effect: 'fade'|'slide',
 *     autoplay: bool,
 *     speed: int<0, max>,
 *     ignoreHover: bool,
 *     arrows: bool,
 *     dots: bool,
 *     ratio: '21/9'|'16/9'|'3/2'|'4/3'|'1/1'|'auto',
 *     minHeight: int<0, 100>,
 *     align?: 'wide'|'full',
 * } $attributes
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Content\Posts\PostFinder;
use Brolga\Content\Posts\PostQuery;
use Brolga\Content\Slides\PostSlides;
use Brolga\Core\Blocks\Root;
use Brolga\Core\Kernel\Services;
use Brolga\Core\Support\Html;

// As if it were known how many there are: nobody asks, so nothing is counted.
$found = Services::get( PostFinder::class )->find(
	PostQuery::of( $attributes ),
	1,
	$attributes['offset'] + $attributes['postsNumber']
);
if ( [] === $found->posts ) {
	return;
}
$id   = Root::id( 'brolga/post-slider', $attributes );
$root = Root::attributes( 'brolga/post-slider', $id, [ 'class' => 'is-' . $attributes['design'] ] );
?>
<div <?php Html::put( $root ); // Escaped by core. ?>>
	<?php Html::put( render_block( PostSlides::slider( $id, $found, $attributes ) ) ); // Rendered blocks. ?>
</div>
