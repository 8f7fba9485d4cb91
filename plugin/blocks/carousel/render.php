<?php
/**
 * A carousel: without scripts a row of items that scrolls and snaps, with them
 * groups of items and their controls. Controls come first, as a keyboard meets
 * them.
 *
 * @see CAROUSEL-9 CAROUSEL-11 CAROUSEL-13 CAROUSEL-14
 * @var array{
 *     anchor: string,
 *     label: string,
 *     design: 'cards'|'images'|'logos',
 *     desktop: int<0, 12>,
 *     tablet: int<0, 12>,
 *     phone: int<0, 12>,
 *     autoplay: bool,
 *     speed: int<0, max>,
 * } $attributes
 * @var string   $content
 * @var WP_Block $block
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Content\Slides\CarouselMarkup;
use Brolga\Content\Slides\ControlButton;
use Brolga\Content\Slides\NumberedSlides;
use Brolga\Core\Blocks\ChildBlocks;
use Brolga\Core\Blocks\Root;
use Brolga\Core\Kernel\Services;
use Brolga\Core\Support\Html;

$items = Services::get( ChildBlocks::class )->take( 'brolga/carousel-item', count( $block->inner_blocks ) );
if ( [] === $items ) {
	return;
}
$markup = new CarouselMarkup( Root::id( 'brolga/carousel', $attributes ), $attributes, array_column( $items, 'id' ) );
$button = 'wp-block-brolga-carousel__button';
?>
<div <?php Html::put( $markup->root() ); // Escaped by core. ?>>
	<?php if ( $markup->may_move() ) : ?>
		<div class="wp-block-brolga-carousel__controls" data-brolga-controls>
			<?php if ( $attributes['autoplay'] ) : ?>
				<span class="wp-block-brolga-carousel__progress" data-brolga-progress></span>
				<?php Html::put( ControlButton::pause( $button ) ); // Escaped where it is made. ?>
			<?php endif; ?>
			<?php Html::put( ControlButton::arrow( $button, 'previous', __( 'Previous items', 'brolga' ) ), ControlButton::arrow( $button, 'next', __( 'Next items', 'brolga' ) ) ); // Escaped where they are made. ?>
		</div>
	<?php endif; ?>
	<div class="wp-block-brolga-carousel__viewport" data-brolga-viewport tabindex="0">
		<div class="wp-block-brolga-carousel__track">
			<?php Html::put( ( new NumberedSlides( array_column( $items, 'id' ) ) )->html( $content, false ) ); // Rendered blocks. ?>
		</div>
	</div>
	<p class="wp-block-brolga-carousel__live" data-brolga-live aria-live="polite" aria-atomic="true"></p>
</div>
