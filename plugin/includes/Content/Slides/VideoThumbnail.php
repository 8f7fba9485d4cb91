<?php
declare( strict_types=1 );

namespace Brolga\Content\Slides;

use Brolga\Content\Video\VideoMarkup;
use Brolga\Content\Video\VideoSource;
use Brolga\Core\Support\Html;
use WP_Block;

/**
 * Prints a video's thumbnail button in a video slider.
 *
 * @see SLIDER-25
 */
final class VideoThumbnail {

	private const WIDTH = 'clamp(7rem, 18vw, 11rem)';

	/**
	 * @param iterable<mixed> $blocks
	 * @return array<string, string>
	 */
	public static function facts( iterable $blocks ): array {
		foreach ( $blocks as $block ) {
			if ( $block instanceof WP_Block && 'brolga/video' === $block->name ) {
				/**
				 * @var array{
				 *     url: string,
				 *     title: string,
				 *     posterId: int,
				 *     posterUrl: string,
				 *     captionsUrl: string,
				 *     captionsLabel: string,
				 *     captionsLanguage: string,
				 * } $video
				 */
				$video = $block->attributes;
				return [
					'title'   => trim( $video['title'] ),
					'image' => ( new VideoMarkup( VideoSource::of( $video['url'] ), $video ) )->image(
						'medium',
						[
							'loading' => 'lazy',
							'sizes'   => self::WIDTH,
						]
					),
				];
			}
		}
		return [];
	}

	/** @param array<string, string> $slide */
	public static function button( array $slide, int $index, bool $has_image ): string {
		$block = 'wp-block-brolga-video-slider';
		$title = $slide['title'] ?? '';
		/* translators: %d: the video's number. */
		$title   = '' !== $title ? $title : sprintf( __( 'Video %d', 'brolga' ), $index + 1 );
		$image = $has_image ? sprintf( '<span class="%1$s__image">%2$s</span>', $block, $slide['image'] ?? '' ) : '';
		return '<button' . Html::attributes(
			[
				'type'            => 'button',
				'class'           => "{$block}__thumbnail",
				'data-brolga-dot' => true,
				'aria-controls'   => $slide['id'],
				'aria-current'    => 0 === $index ? 'true' : 'false',
			]
		) . sprintf( '>%s<span class="%s__title">%s</span></button>', $image, $block, esc_html( $title ) );
	}
}
