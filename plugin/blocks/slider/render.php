<?php
/**
 * A slider: without scripts a row of slides that scrolls and snaps, with them
 * one slide and its controls. Controls come first, as a keyboard meets them.
 *
 * @see SLIDER-7 SLIDER-16 SLIDER-19 SLIDER-21 SLIDER-23
 * @var array{
 *     anchor: string,
 *     label: string,
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
 * @var string   $content
 * @var WP_Block $block
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Content\Slides\ControlButton;
use Brolga\Content\Slides\SliderMarkup;
use Brolga\Core\Blocks\ChildBlocks;
use Brolga\Core\Blocks\Root;
use Brolga\Core\Kernel\Services;
use Brolga\Core\Support\Html;

$slides = Services::get( ChildBlocks::class )->take( 'brolga/slide', count( $block->inner_blocks ) );
if ( [] === $slides ) {
	return;
}
$markup = new SliderMarkup( Root::id( 'brolga/slider', $attributes ), $attributes, $slides );
?>
<div <?php Html::put( $markup->root() ); // Escaped by core. ?>>
	<?php if ( $markup->has_controls() ) : ?>
		<div class="wp-block-brolga-slider__controls" data-brolga-controls>
			<?php if ( $markup->pauses() ) : ?>
				<?php Html::put( ControlButton::pause( 'wp-block-brolga-slider__button' ) ); // Escaped where it is made. ?>
			<?php endif; ?>
			<?php if ( $markup->has_arrows() ) : ?>
				<?php Html::put( ControlButton::arrow( 'wp-block-brolga-slider__button', 'previous', __( 'Previous slide', 'brolga' ) ), ControlButton::arrow( 'wp-block-brolga-slider__button', 'next', __( 'Next slide', 'brolga' ) ) ); // Escaped where they are made. ?>
			<?php endif; ?>
			<?php if ( $markup->has_dots() ) : ?>
				<div class="wp-block-brolga-slider__dots" role="group" aria-label="<?php esc_attr_e( 'Choose a slide', 'brolga' ); ?>">
					<?php foreach ( $slides as $index => $slide ) : ?>
						<button type="button" class="wp-block-brolga-slider__dot" data-brolga-dot aria-controls="<?php echo esc_attr( $slide['id'] ); ?>" aria-current="<?php echo 0 === $index ? 'true' : 'false'; ?>" aria-label="<?php echo esc_attr( $markup->dot_label( $index ) ); ?>"></button>
					<?php endforeach; ?>
				</div>
			<?php endif; ?>
			<?php if ( $markup->plays() ) : ?>
				<span class="wp-block-brolga-slider__progress" data-brolga-progress></span>
			<?php endif; ?>
		</div>
	<?php endif; ?>
	<div class="wp-block-brolga-slider__viewport" data-brolga-viewport tabindex="0">
		<div class="wp-block-brolga-slider__track" data-brolga-track>
			<?php Html::put( $markup->numbered( $content ) ); // Rendered blocks. ?>
		</div>
	</div>
	<p class="wp-block-brolga-slider__live" data-brolga-live aria-live="polite" aria-atomic="true"></p>
</div>
