<?php
/**
 * A video slider: without scripts a row of videos that scrolls and snaps, with
 * them one video, and below it the others to pick from. Controls come first, as
 * a keyboard meets them.
 *
 * @see SLIDER-7 SLIDER-19 SLIDER-21 SLIDER-23 SLIDER-25
 * @var array{
 *     anchor: string,
 *     label: string,
 *     design: 'thumbnails'|'titles',
 *     arrows: bool,
 *     ratio: '16/9'|'4/3'|'1/1'|'9/16'|'21/9',
 * } $attributes
 * @var string   $content
 * @var WP_Block $block
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Content\Slides\ControlButton;
use Brolga\Content\Slides\NumberedSlides;
use Brolga\Content\Slides\VideoThumbnail;
use Brolga\Core\Blocks\ChildBlocks;
use Brolga\Core\Blocks\Root;
use Brolga\Core\Kernel\Services;
use Brolga\Core\Support\Html;

$children = Services::get( ChildBlocks::class )->take( 'brolga/video-slide', count( $block->inner_blocks ) );
$slides   = array_values(
	array_filter( $children, static fn ( array $slide ): bool => '' !== ( $slide['id'] ?? '' ) )
);
if ( [] === $slides ) {
	return;
}
$id     = Root::id( 'brolga/video-slider', $attributes );
$button = 'wp-block-brolga-video-slider__button';
$root   = Root::attributes(
	'brolga/video-slider',
	$id,
	[
		'class'                => 'is-' . $attributes['design'],
		'role'                 => 'region',
		'aria-roledescription' => _x( 'carousel', 'role of an element', 'brolga' ),
		'aria-label'           => Root::name( $id, __( 'Videos', 'brolga' ), $attributes['label'] ),
	]
);
?>
<div <?php Html::put( $root ); // Escaped by core. ?>>
	<?php if ( count( $slides ) > 1 ) : ?>
		<div class="wp-block-brolga-video-slider__controls" data-brolga-controls>
			<?php Html::put( $attributes['arrows'] ? ControlButton::arrow( $button, 'previous', __( 'Previous video', 'brolga' ) ) . ControlButton::arrow( $button, 'next', __( 'Next video', 'brolga' ) ) : '' ); // Escaped where they are made. ?>
			<div class="wp-block-brolga-video-slider__row" data-brolga-row role="group" aria-label="<?php esc_attr_e( 'Choose a video', 'brolga' ); ?>">
				<?php foreach ( $slides as $index => $slide ) : ?>
					<?php Html::put( VideoThumbnail::button( $slide, $index, 'thumbnails' === $attributes['design'] ) ); // Escaped where it is made. ?>
				<?php endforeach; ?>
			</div>
		</div>
	<?php endif; ?>
	<div class="wp-block-brolga-video-slider__viewport" data-brolga-viewport tabindex="0">
		<div class="wp-block-brolga-video-slider__track" data-brolga-track>
			<?php Html::put( ( new NumberedSlides( array_column( $slides, 'id' ) ) )->html( $content, true ) ); // Rendered blocks. ?>
		</div>
	</div>
	<p class="wp-block-brolga-video-slider__live" data-brolga-live aria-live="polite" aria-atomic="true"></p>
</div>
