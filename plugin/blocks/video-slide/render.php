<?php
/**
 * A slide with a video. The video slider numbers it, and shows its thumbnail;
 * without a video there is no slide.
 *
 * @see SLIDER-23 SLIDER-25
 * @var array{anchor: string} $attributes
 * @var string   $content
 * @var WP_Block $block
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Content\Slides\VideoThumbnail;
use Brolga\Core\Blocks\ChildBlocks;
use Brolga\Core\Blocks\Root;
use Brolga\Core\Kernel\Services;
use Brolga\Core\Support\Html;

$has_video = '' !== trim( $content );
$id        = $has_video ? Root::id( 'brolga/video-slide', $attributes ) : '';
// Also for a slide that is not there: its parent counts its children.
Services::get( ChildBlocks::class )->leave(
	'brolga/video-slide',
	[ 'id' => $id ] + VideoThumbnail::facts( $block->inner_blocks )
);
if ( ! $has_video ) {
	return;
}
$root = get_block_wrapper_attributes(
	[
		'id'                   => $id,
		'role'                 => 'group',
		'aria-roledescription' => _x( 'slide', 'role of an element', 'brolga' ),
		'data-brolga-slide'    => '',
	]
);
?>
<div <?php Html::put( $root ); // Escaped by core. ?>>
	<?php Html::put( $content ); // Rendered blocks. ?>
</div>
