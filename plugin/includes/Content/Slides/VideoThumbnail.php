<?php
/**
 * What the videos of a slider are picked by.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Content\Slides;

use Brolga\Content\Video\VideoMarkup;
use Brolga\Content\Video\VideoSource;
use Brolga\Core\Support\Html;
use WP_Block;

/**
 * The button of a video: its image, small, and its title.
 *
 * @see SLIDER-25
 */
final class VideoThumbnail {

	/** As the block's style has it. */
	private const WIDTH = 'clamp(7rem, 18vw, 11rem)';

	/**
	 * What a slide knows of its video.
	 *
	 * @param iterable<mixed> $blocks What is in the slide; WordPress gives an array where there is nothing.
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

	/**
	 * The button, escaped.
	 *
	 * @param array<string, string> $slide       What the slide said: its id, and the facts.
	 * @param int                   $index       Which one, from 0.
	 * @param bool                  $has_image Whether it shows the image.
	 */
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
