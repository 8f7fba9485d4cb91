<?php
/**
 * A video: a video of this site with its controls, or a link under a poster, of
 * which the view makes a player. A host that is not known is a link and no more.
 *
 * @see VIDEO-1 VIDEO-4 VIDEO-5 VIDEO-9
 * @var array{
 *     anchor: string,
 *     url: string,
 *     title: string,
 *     caption: string,
 *     posterId: int,
 *     posterUrl: string,
 *     ratio: '16/9'|'4/3'|'1/1'|'9/16'|'21/9',
 *     design: 'plain'|'card',
 *     captionsUrl: string,
 *     captionsLabel: string,
 *     captionsLanguage: string,
 * } $attributes
 * @var WP_Block $block
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Content\Video\VideoMarkup;
use Brolga\Content\Video\VideoSource;
use Brolga\Core\Blocks\Root;
use Brolga\Core\Support\Html;

$source = VideoSource::of( $attributes['url'] );
if ( '' === $source->provider ) {
	return;
}
$markup = new VideoMarkup( $source, $attributes );
// Videos of a slider have one shape.
$ratio  = $block->context['brolga/videoRatio'] ?? $attributes['ratio'];
$root   = Root::attributes(
	'brolga/video',
	Root::id( 'brolga/video', $attributes ),
	[ 'class' => sprintf(
		'is-%s is-ratio-%s',
		$attributes['design'],
		str_replace( '/', '-', is_string( $ratio ) ? $ratio : $attributes['ratio'] )
	) ]
);
$title  = 'card' === $attributes['design'] ? trim( $attributes['title'] ) : '';
?>
<div <?php Html::put( $root ); // Escaped by core. ?>>
	<?php if ( 'link' === $source->provider ) : ?>
		<p class="wp-block-brolga-video__link"><a href="<?php echo esc_url( $source->page ); ?>"><?php echo esc_html( $markup->name() ); ?></a></p>
	<?php else : ?>
		<div class="wp-block-brolga-video__stage" data-brolga-stage<?php Html::put( $markup->data() ); ?>><?php Html::put( $markup->stage() ); ?></div>
	<?php endif; ?>
	<?php if ( '' !== $title || '' !== trim( $attributes['caption'] ) ) : ?>
		<div class="wp-block-brolga-video__words">
			<?php if ( '' !== $title && 'link' !== $source->provider ) : ?>
				<p class="wp-block-brolga-video__title"><?php echo esc_html( $title ); ?></p>
			<?php endif; ?>
			<?php if ( '' !== trim( $attributes['caption'] ) ) : ?>
				<p class="wp-block-brolga-video__caption"><?php echo wp_kses( $attributes['caption'], 'data' ); ?></p>
			<?php endif; ?>
		</div>
	<?php endif; ?>
</div>
