<?php
declare( strict_types=1 );

namespace Brolga\Content\Posts;

use Brolga\Content\Images\BlockWidth;
use Brolga\Content\Images\CoveredBox;
use Brolga\Content\Images\LibraryImage;
use Brolga\Content\Images\Loading;
use Brolga\Core\Blocks\ShowRule;
use Brolga\Core\Support\Html;
use WP_Post;

/**
 * Prints post cards. The only link of a card is its heading's, which the style sheet stretches over the card.
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

	/** Length of an automatic excerpt, in words. */
	private const WORDS = 28;

	/** The default gap between two cards, in rem. */
	private const GAP = 2.0;

	/**
	 * @param array $box The shape of the images' box and its shares of the window, both for CoveredBox. Without
	 *     shares, they follow from the number of columns.
	 * @param array|null $first The box of the first post's image, where it differs.
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
		// Some screen readers announce a list without bullets only if it has the role.
		return '<ul class="brolga-posts ' . esc_attr( $block ) . '__posts" role="list">' . $cards . '</ul>';
	}

	/**
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
	 * Returns the image with an empty alternative text: the heading beside it names the post.
	 *
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
				BlockWidth::of( $attributes ),
				isset( $box['shares'] ) ? 0.0 : self::GAP
			) + Loading::attributes()
		);
		return '' === $image ? '' : '<div class="brolga-posts__image">' . $image . '</div>';
	}

	public static function title( WP_Post $post ): string {
		$title = wp_kses( get_the_title( $post ), 'data' );
		return '' === trim( $title ) ? esc_html__( '(no title)', 'brolga' ) : $title;
	}

	/** Runs no blocks or shortcodes, unlike WordPress' own function, and so needs no queries. */
	public static function excerpt( WP_Post $post ): string {
		$content = ShowRule::without_ruled( $post->post_content );
		$text    = '' !== trim( $post->post_excerpt )
			? $post->post_excerpt
			: wp_trim_words( excerpt_remove_blocks( strip_shortcodes( $content ) ), self::WORDS );
		return trim( html_entity_decode( wp_strip_all_tags( $text ), ENT_QUOTES ) );
	}
}
