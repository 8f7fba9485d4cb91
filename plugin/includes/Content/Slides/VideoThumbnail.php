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
use Brolga\Core\Blocks\Html;
use WP_Block;

/**
 * The button of a video: its picture, small, and its title.
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
				/** @var array{url: string, title: string, posterId: int, posterUrl: string, captionsUrl: string, captionsLabel: string, captionsLanguage: string} $video */
				$video = $block->attributes;
				return [
					'title'   => trim( $video['title'] ),
					'picture' => ( new VideoMarkup( VideoSource::of( $video['url'] ), $video ) )->picture(
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
	 * @param bool                  $has_picture Whether it shows the picture.
	 */
	public static function button( array $slide, int $index, bool $has_picture ): string {
		$block = 'wp-block-brolga-video-slider';
		$title = $slide['title'] ?? '';
		/* translators: %d: the video's number. */
		$title   = '' !== $title ? $title : sprintf( __( 'Video %d', 'brolga' ), $index + 1 );
		$picture = $has_picture ? sprintf( '<span class="%1$s__picture">%2$s</span>', $block, $slide['picture'] ?? '' ) : '';
		return '<button' . Html::attributes(
			[
				'type'            => 'button',
				'class'           => "{$block}__thumbnail",
				'data-brolga-dot' => true,
				'aria-controls'   => $slide['id'],
				'aria-current'    => 0 === $index ? 'true' : 'false',
			]
		) . sprintf( '>%s<span class="%s__title">%s</span></button>', $picture, $block, esc_html( $title ) );
	}
}
