<?php
/**
 * A slide: its image or video, and words on it. The slider numbers it and says
 * which one is first.
 *
 * @see SLIDER-23 SLIDER-24
 * @var array{
 *     anchor: string,
 *     imageId: int,
 *     imageUrl: string,
 *     imageAlt: string,
 *     focalPoint: array<string, mixed>,
 *     videoUrl: string,
 *     posterUrl: string,
 *     scheme: 'light'|'dark',
 *     overlay: int<0, 100>,
 * } $attributes
 * @var string   $content
 * @var WP_Block $block
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Content\Slides\SlideBackground;
use Brolga\Core\Blocks\ChildBlocks;
use Brolga\Core\Blocks\Root;
use Brolga\Core\Kernel\Services;
use Brolga\Core\Support\Html;

$id         = Root::id( 'brolga/slide', $attributes );
$background = SlideBackground::of( $attributes, $block->context );
$image    = $background->html();

Services::get( ChildBlocks::class )->leave(
	'brolga/slide',
	[
		'id'     => $id,
		'scheme' => $attributes['scheme'],
		'moves'  => $background->moves() ? '1' : '',
	]
);
$root = get_block_wrapper_attributes(
	[
		'id'                   => $id,
		'class'                => 'is-' . $attributes['scheme'],
		'style'                => '--brolga-slide-overlay:' . $attributes['overlay'] . '%',
		'role'                 => 'group',
		'aria-roledescription' => _x( 'slide', 'role of an element', 'brolga' ),
		'data-brolga-slide'    => '',
		'data-brolga-scheme'   => $attributes['scheme'],
	]
);
?>
<div <?php Html::put( $root ); // Escaped by core. ?>>
	<?php if ( '' !== $image ) : ?>
		<?php Html::put( $image ); // Escaped where it is made. ?>
		<div class="wp-block-brolga-slide__overlay"></div>
	<?php endif; ?>
	<div class="wp-block-brolga-slide__content">
		<?php Html::put( $content ); // Rendered blocks. ?>
	</div>
</div>
