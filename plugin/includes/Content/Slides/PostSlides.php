<?php
declare( strict_types=1 );

namespace Brolga\Content\Slides;

use Brolga\Content\Posts\FoundPosts;
use Brolga\Content\Posts\PostCards;
use Brolga\Core\Support\Html;
use WP_Post;

/**
 * Renders posts as a slider block, so that it works and is announced like one made by hand. The only link of a
 * slide is its heading's, which the style sheet stretches over the slide.
 *
 * @phpstan-type Attributes array{
 *     label: string,
 *     headingLevel: int<2, 6>,
 *     showDate: bool,
 *     showExcerpt: bool,
 *     scheme: 'light'|'dark',
 *     overlay: int<0, 100>,
 *     effect: 'fade'|'slide',
 *     autoplay: bool,
 *     speed: int<0, max>,
 *     ignoreHover: bool,
 *     arrows: bool,
 *     dots: bool,
 *     ratio: '21/9'|'16/9'|'3/2'|'4/3'|'1/1'|'auto',
 *     minHeight: int<0, 100>,
 *     align?: 'wide'|'full',
 * }
 *
 * @see SLIDER-26
 */
final class PostSlides {

	private const PASSED_ON = [
		'effect',
		'autoplay',
		'speed',
		'ignoreHover',
		'arrows',
		'dots',
		'ratio',
		'minHeight',
		'align',
	];

	private const PART = 'wp-block-brolga-post-slider__';

	/**
	 * @phpstan-param Attributes $attributes
	 * @return array{
	 *     blockName: string,
	 *     attrs: array<string, mixed>,
	 *     innerBlocks: list<array<string, mixed>>,
	 *     innerHTML: string,
	 *     innerContent: list<string|null>,
	 * }
	 */
	public static function slider( string $id, FoundPosts $found, array $attributes ): array {
		$label  = trim( $attributes['label'] );
		$slides = [];
		foreach ( $found->posts as $post ) {
			$slides[] = self::block(
				'brolga/slide',
				[
					'anchor'  => "{$id}-{$post->ID}",
					'imageId' => $found->images[ $post->ID ] ?? 0,
					'scheme'  => $attributes['scheme'],
					'overlay' => $attributes['overlay'],
				],
				[],
				[ self::words( $post, $attributes ) ]
			);
		}
		return self::block(
			'brolga/slider',
			[
				'anchor' => "{$id}-slides",
				'label'  => '' !== $label ? $label : __( 'Posts', 'brolga' ),
			] + array_intersect_key( $attributes, array_flip( self::PASSED_ON ) ),
			$slides,
			array_fill( 0, count( $slides ), null )
		);
	}

	/** @phpstan-param Attributes $attributes */
	private static function words( WP_Post $post, array $attributes ): string {
		$html = '';
		if ( $attributes['showDate'] ) {
			$html .= '<time' . Html::attributes(
				[
					'class'    => self::PART . 'date',
					'datetime' => (string) get_the_date( 'c', $post ),
				]
			) . '>' . esc_html( (string) get_the_date( '', $post ) ) . '</time>';
		}
		$html .= sprintf(
			'<h%1$d class="wp-block-heading %2$s"><a href="%3$s">%4$s</a></h%1$d>',
			$attributes['headingLevel'],
			self::PART . 'title',
			esc_url( (string) get_permalink( $post ) ),
			PostCards::title( $post )
		);
		$excerpt = $attributes['showExcerpt'] ? PostCards::excerpt( $post ) : '';
		return $html
			. ( '' === $excerpt ? '' : '<p class="' . self::PART . 'excerpt">' . esc_html( $excerpt ) . '</p>' );
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @param list<array<string, mixed>> $inner
	 * @param list<string|null> $content
	 * @return array{
	 *     blockName: string,
	 *     attrs: array<string, mixed>,
	 *     innerBlocks: list<array<string, mixed>>,
	 *     innerHTML: string,
	 *     innerContent: list<string|null>,
	 * }
	 */
	private static function block( string $name, array $attributes, array $inner, array $content ): array {
		return [
			'blockName'    => $name,
			'attrs'        => $attributes,
			'innerBlocks'  => $inner,
			'innerHTML'    => implode( '', $content ),
			'innerContent' => $content,
		];
	}
}
