<?php
/**
 * Posts as visitors see them in a list.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Content\Posts;

use Brolga\Content\Pictures\LibraryPicture;
use Brolga\Content\Pictures\Loading;
use Brolga\Core\Blocks\Html;
use WP_Post;

/**
 * Prints the cards of posts. Each has one link, its heading's, which styles
 * stretch over the card.
 *
 * @phpstan-type Attributes array{headingLevel: int<2, 6>, showDate: bool, showExcerpt: bool, columns?: int<1, 6>, sizes?: string}
 *
 * @see BLOG-3 BLOG-5
 */
final class PostCards {

	/** An excerpt's length where its author wrote none. */
	private const WORDS = 28;

	/**
	 * The list, escaped.
	 *
	 * @param string     $block      The block's class.
	 * @param FoundPosts $found      The posts.
	 * @param array      $attributes The block's.
	 * @phpstan-param Attributes $attributes
	 */
	public function html( string $block, FoundPosts $found, array $attributes ): string {
		if ( [] === $found->posts ) {
			return '<p class="brolga-posts__none">' . esc_html__( 'There is nothing here yet.', 'brolga' ) . '</p>';
		}
		$cards = '';
		foreach ( $found->posts as $post ) {
			$cards .= $this->card( $post, $found->pictures[ $post->ID ] ?? 0, $attributes );
		}
		// Styles take the bullets away, and with them some screen readers the list.
		return '<ul class="brolga-posts ' . esc_attr( $block ) . '__posts" role="list">' . $cards . '</ul>';
	}

	/**
	 * One card.
	 *
	 * @param WP_Post $post       The post.
	 * @param int     $picture    Its picture, or 0.
	 * @param array   $attributes The block's.
	 * @phpstan-param Attributes $attributes
	 */
	private function card( WP_Post $post, int $picture, array $attributes ): string {
		$title = self::title( $post );
		$html  = $picture > 0 ? $this->picture( $picture, $attributes['sizes'] ?? sprintf( '(min-width: 768px) %dvw, 100vw', (int) ceil( 100 / ( $attributes['columns'] ?? 1 ) ) ) ) : '';
		$html .= sprintf( '<div class="brolga-posts__text"><h%1$d class="brolga-posts__title"><a href="%2$s">%3$s</a></h%1$d>', $attributes['headingLevel'], esc_url( (string) get_permalink( $post ) ), $title );
		if ( $attributes['showDate'] ) {
			$html .= '<time' . Html::attributes( [ 'datetime' => (string) get_the_date( 'c', $post ) ] ) . '>' . esc_html( (string) get_the_date( '', $post ) ) . '</time>';
		}
		if ( $attributes['showExcerpt'] ) {
			$excerpt = self::excerpt( $post );
			$html   .= '' === $excerpt ? '' : '<p>' . esc_html( $excerpt ) . '</p>';
		}
		return '<li class="brolga-posts__item' . ( $picture > 0 ? '' : ' has-no-picture' ) . "\">{$html}</div></li>";
	}

	/**
	 * A card's picture. The heading beside it says what it shows.
	 *
	 * @param int    $picture The picture.
	 * @param string $sizes   How wide it is shown, for browsers to choose a file by.
	 */
	private function picture( int $picture, string $sizes ): string {
		$image = LibraryPicture::html(
			$picture,
			'large',
			[
				'alt'      => '',
				'decoding' => 'async',
				'sizes'    => $sizes,
			] + Loading::attributes()
		);
		return '' === $image ? '' : '<div class="brolga-posts__picture">' . $image . '</div>';
	}

	/**
	 * A post's title, escaped, with what marks up words in it.
	 *
	 * @param WP_Post $post The post.
	 */
	public static function title( WP_Post $post ): string {
		$title = wp_kses( get_the_title( $post ), 'data' );
		return '' === trim( $title ) ? esc_html__( '(no title)', 'brolga' ) : $title;
	}

	/**
	 * What a post is about. A text that is cut by hand runs no blocks and asks
	 * the database nothing.
	 *
	 * @param WP_Post $post The post.
	 */
	public static function excerpt( WP_Post $post ): string {
		$text = '' !== trim( $post->post_excerpt ) ? $post->post_excerpt : wp_trim_words( excerpt_remove_blocks( strip_shortcodes( $post->post_content ) ), self::WORDS );
		return trim( html_entity_decode( wp_strip_all_tags( $text ), ENT_QUOTES ) );
	}
}
