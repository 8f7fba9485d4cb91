<?php
/**
 * Posts as visitors see them in a list.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Content\Posts;

use Brolga\Content\Images\CoveredBox;
use Brolga\Content\Images\LibraryImage;
use Brolga\Content\Images\Loading;
use Brolga\Content\Images\Place;
use Brolga\Core\Support\Html;
use WP_Post;

/**
 * Prints the cards of posts. Each has one link, its heading's, which styles
 * stretch over the card.
 *
 * @phpstan-type Attributes array{
 *     headingLevel: int<2, 6>,
 *     showDate: bool,
 *     showExcerpt: bool,
 *     columns?: int<1, 6>,
 *     align?: string,
 * }
 * @phpstan-type Box array{shape: float|array<int, float>, shares?: non-empty-array<int, float>}
 *
 * @see BLOG-3 BLOG-5
 */
final class PostCards {

	/** An excerpt's length where its author wrote none. */
	private const WORDS = 28;

	/** What is between two cards where a theme does not say it, in rem. */
	private const GAP = 2.0;

	/**
	 * The list, escaped.
	 *
	 * @param string $block The block's class.
	 * @param array $attributes The block's.
	 * @param array $box What images fill: the shape, as width by height or 0 for each image's own, and the shares of
	 *                   the window, both for CoveredBox, where columns do not say them.
	 * @param array|null $first The first image's, where it is another one.
	 * @phpstan-param Attributes $attributes
	 * @phpstan-param Box        $box
	 * @phpstan-param Box|null   $first
	 */
	public function html(
		string $block,
		FoundPosts $found,
		array $attributes,
		array $box,
		?array $first = null
	): string {
		if ( [] === $found->posts ) {
			return '<p class="brolga-posts__none">' . esc_html__( 'There is nothing here yet.', 'brolga' ) . '</p>';
		}
		$cards = '';
		foreach ( $found->posts as $index => $post ) {
			$cards .= $this->card(
				$post,
				$found->images[ $post->ID ] ?? 0,
				$attributes,
				0 === $index ? $first ?? $box : $box
			);
		}
		// Styles take the bullets away, and with them some screen readers the list.
		return '<ul class="brolga-posts ' . esc_attr( $block ) . '__posts" role="list">' . $cards . '</ul>';
	}

	/**
	 * @param int   $image      Its image, or 0.
	 * @param array $attributes The block's.
	 * @param array $box        What its image fills.
	 * @phpstan-param Attributes $attributes
	 * @phpstan-param Box        $box
	 */
	private function card( WP_Post $post, int $image, array $attributes, array $box ): string {
		$title = self::title( $post );
		$html  = $image > 0 ? $this->image( $image, $attributes, $box ) : '';
		$html .= sprintf(
			'<div class="brolga-posts__text"><h%1$d class="brolga-posts__title"><a href="%2$s">%3$s</a></h%1$d>',
			$attributes['headingLevel'],
			esc_url( (string) get_permalink( $post ) ),
			$title
		);
		if ( $attributes['showDate'] ) {
			$html .= '<time'
				. Html::attributes( [ 'datetime' => (string) get_the_date( 'c', $post ) ] )
				. '>'
				. esc_html( (string) get_the_date( '', $post ) )
				. '</time>';
		}
		if ( $attributes['showExcerpt'] ) {
			$excerpt = self::excerpt( $post );
			$html   .= '' === $excerpt ? '' : '<p>' . esc_html( $excerpt ) . '</p>';
		}
		return '<li class="brolga-posts__item' . ( $image > 0 ? '' : ' has-no-image' ) . "\">{$html}</div></li>";
	}

	/**
	 * A card's image. The heading beside it says what it shows.
	 *
	 * @param array $attributes The block's.
	 * @param array $box        What it fills.
	 * @phpstan-param Attributes $attributes
	 * @phpstan-param Box        $box
	 */
	private function image( int $image, array $attributes, array $box ): string {
		$columns = $attributes['columns'] ?? 1;
		$image   = LibraryImage::html(
			$image,
			'large',
			[
				'alt'      => '',
				'decoding' => 'async',
			] + CoveredBox::attributes(
				$image,
				$box['shape'],
				$box['shares'] ?? [
					768 => 1 / $columns,
					560 => 1 / min( 2, $columns ),
					0   => 1.0,
				],
				Place::of( $attributes ),
				isset( $box['shares'] ) ? 0.0 : self::GAP
			) + Loading::attributes()
		);
		return '' === $image ? '' : '<div class="brolga-posts__image">' . $image . '</div>';
	}

	/**
	 * A post's title, escaped, with what marks up words in it.
	 */
	public static function title( WP_Post $post ): string {
		$title = wp_kses( get_the_title( $post ), 'data' );
		return '' === trim( $title ) ? esc_html__( '(no title)', 'brolga' ) : $title;
	}

	/**
	 * What a post is about. A text that is cut by hand runs no blocks and asks
	 * the database nothing.
	 */
	public static function excerpt( WP_Post $post ): string {
		$text = '' !== trim( $post->post_excerpt )
			? $post->post_excerpt
			: wp_trim_words( excerpt_remove_blocks( strip_shortcodes( $post->post_content ) ), self::WORDS );
		return trim( html_entity_decode( wp_strip_all_tags( $text ), ENT_QUOTES ) );
	}
}
