<?php
/**
 * Fullwidth portfolio: a grid with pages, or a row that scrolls without scripts
 * and moves by groups with them.
 *
 * @see PORT-7 PORT-11
 * @var array{
 *     anchor: string,
 *     align: ''|'wide'|'full',
 *     label: string,
 *     layout: 'grid'|'carousel',
 *     postType: string,
 *     taxonomy: string,
 *     terms: list<int>,
 *     exclude: list<int>,
 *     orderBy: 'date'|'modified'|'title'|'menu_order',
 *     order: 'asc'|'desc',
 *     offset: int<0, max>,
 *     postsNumber: int<0, 100>,
 *     headingLevel: int<2, 6>,
 *     showDate: bool,
 *     showExcerpt: bool,
 *     autoRotate: bool,
 *     autoRotateSpeed: int<1000, 60000>,
 * } $attributes
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Content\Paging\Pager;
use Brolga\Content\Posts\PostCards;
use Brolga\Content\Posts\PostFinder;
use Brolga\Content\Posts\PostQuery;
use Brolga\Content\Slides\ControlButton;
use Brolga\Content\Slides\PortfolioCarousel;
use Brolga\Core\Blocks\Root;
use Brolga\Core\Kernel\Services;
use Brolga\Core\Support\Html;

$class = 'wp-block-brolga-fullwidth-portfolio';
$id    = Root::id( 'brolga/fullwidth-portfolio', $attributes );
$name  = Root::name( $id, __( 'Full-width portfolio', 'brolga' ), $attributes['label'] );
$pager = Services::get( Pager::class );
$moves = 'carousel' === $attributes['layout'];
$found = Services::get( PostFinder::class )->find(
	PostQuery::of( $attributes ),
	$moves ? 1 : $pager->requested( $id )
);
$box   = [
	'shape'  => 4 / 3,
	'shares' => [
		1600 => 1 / 5,
		1024 => 1 / 4,
		768  => 1 / 3,
		480  => 1 / 2,
		0    => 1.0,
	],
];
$cards = Services::get( PostCards::class )->html( $class, $found, $attributes, $box );
$extra = $moves
	? PortfolioCarousel::attributes( $name, $attributes, count( $found->posts ) )
	: $pager->root( $id, $attributes );
$root  = Root::attributes( 'brolga/fullwidth-portfolio', $id, [ 'class' => 'is-' . $attributes['layout'] ] + $extra );
?>
<div <?php Html::put( $root ); // Escaped by core. ?>>
	<?php if ( ! $moves ) : ?>
		<div class="<?php echo esc_attr( $class ); ?>__page" data-brolga-page data-brolga-told="<?php echo esc_attr( Pager::told( $found->pages ) ); ?>">
			<?php Html::put( $cards, $pager->nav( $id, $name, $found->pages ) ); // Escaped. ?>
		</div>
		<p role="status" data-brolga-status></p>
	<?php else : ?>
		<?php if ( count( $found->posts ) > 1 ) : ?>
			<div class="<?php echo esc_attr( $class ); ?>__controls" data-brolga-controls>
				<?php Html::put( $attributes['autoRotate'] ? ControlButton::pause( "{$class}__button" ) : '', ControlButton::arrow( "{$class}__button", 'previous', __( 'Previous items', 'brolga' ) ), ControlButton::arrow( "{$class}__button", 'next', __( 'Next items', 'brolga' ) ) ); // Escaped where they are made. ?>
			</div>
		<?php endif; ?>
		<div class="<?php echo esc_attr( $class ); ?>__viewport" data-brolga-viewport tabindex="0">
			<?php Html::put( $cards ); // Escaped. ?>
		</div>
		<p data-brolga-live aria-live="polite" aria-atomic="true"></p>
	<?php endif; ?>
</div>
