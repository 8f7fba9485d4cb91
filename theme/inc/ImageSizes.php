<?php
/**
 * How wide images in columns and covers really are.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

namespace Brolga\Theme;

use WP_HTML_Tag_Processor;

/**
 * WordPress takes every image to be as wide as the screen and so sends a half
 * column a file twice as wide as needed. Columns know better. An image behind
 * words fills a box that may be higher than wide: it is drawn as wide as its shape
 * makes it at the box's height, which browsers' own `auto` does not see.
 *
 * @see THEME-20
 */
final class ImageSizes {

	/** Where core stacks columns: below it an image is as wide as the screen. */
	private const STACKED_BELOW = 782;

	/** What core writes when it knows nothing, with or without the `auto` of lazy images. */
	private const CORE_DEFAULT = '/^(auto, )?\(max-width: \d+px\) 100vw, \d+px$/';

	/** What is written for an image in a column, with the column's width. */
	private const IN_COLUMN = '/\(min-width: \d+px\) (\d+vw), 100vw$/';

	/** An image behind words. */
	private const BEHIND = 'wp-block-cover__image-background';

	/** How high a cover is that nobody has given a height. */
	private const COVER_HEIGHT = [ 430, 'px' ];

	/**
	 * The heights of covers, as number and unit, by the address of their image.
	 *
	 * @var array<string, array{float|int, string}>
	 */
	private array $heights = [];

	/**
	 * Hooks into columns and covers: a page without them pays next to nothing.
	 */
	public function register(): void {
		add_filter( 'render_block_core/column', $this->in_column( ... ), 10, 2 );
		add_filter( 'render_block_core/columns', $this->in_columns( ... ), 10, 2 );
		add_filter( 'render_block_core/cover', $this->in_cover( ... ), 10, 2 );
		add_filter( 'wp_content_img_tag', $this->behind_words( ... ) );
	}

	/**
	 * A column with a width of its own.
	 *
	 * @param string                                   $html  The rendered column.
	 * @param array{attrs?: array{width?: mixed}, ...} $block The parsed block.
	 */
	private function in_column( string $html, array $block ): string {
		$width = $block['attrs']['width'] ?? '';

		return is_string( $width ) && str_ends_with( $width, '%' ) ? $this->with_sizes( $html, (float) $width ) : $html;
	}

	/**
	 * Columns that share the width evenly; those with a width of their own are done by now.
	 *
	 * @param string                              $html  The rendered columns.
	 * @param array{innerBlocks?: mixed[], ...} $block The parsed block.
	 */
	private function in_columns( string $html, array $block ): string {
		return $this->with_sizes( $html, 100 / max( 1, count( $block['innerBlocks'] ?? [] ) ) );
	}

	/**
	 * Says how wide the images are that nobody has said it of.
	 *
	 * @param string $html  Rendered blocks.
	 * @param float  $share Per cent of the screen.
	 */
	private function with_sizes( string $html, float $share ): string {
		if ( ! str_contains( $html, '<img' ) ) {
			return $html;
		}
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( [ 'tag_name' => 'img' ] ) ) {
			$src   = $tags->get_attribute( 'src' );
			$sizes = $tags->get_attribute( 'sizes' );
			// A drawing has one size for all.
			if ( is_string( $src ) && str_ends_with( $src, '.svg' ) ) {
				continue;
			}
			if (
				null === $sizes
				|| ( is_string( $sizes ) && 1 === preg_match( self::CORE_DEFAULT, $sizes, $found ) )
			) {
				$tags->set_attribute(
					'sizes',
					sprintf(
						'%s(min-width: %dpx) %dvw, 100vw',
						$found[1] ?? '',
						self::STACKED_BELOW,
						(int) ceil( $share )
					)
				);
			}
		}

		return $tags->get_updated_html();
	}

	/**
	 * Remembers how high a cover is until its image has its shape and its files,
	 * which WordPress adds to all of a page at once.
	 *
	 * @param string                                                               $html  The rendered cover.
	 * @param array{attrs?: array{minHeight?: mixed, minHeightUnit?: mixed}, ...} $block The parsed block.
	 */
	private function in_cover( string $html, array $block ): string {
		$tags = new WP_HTML_Tag_Processor( $html );
		if ( ! $tags->next_tag( [ 'class_name' => self::BEHIND ] ) || 'IMG' !== $tags->get_tag() ) {
			return $html;
		}
		$height = $block['attrs']['minHeight'] ?? 0;
		$unit   = $block['attrs']['minHeightUnit'] ?? 'px';
		$src    = $tags->get_attribute( 'src' );
		if ( is_string( $src ) ) {
			$this->heights[ $src ] = is_numeric( $height )
				&& $height > 0
				&& is_string( $unit )
				&& in_array( $unit, [ 'px', 'em', 'rem', 'vh', 'svh', 'vw' ], true )
				? [ (float) $height, $unit ]
				: self::COVER_HEIGHT;
		}

		return $html;
	}

	/**
	 * Says how wide an image behind words is drawn.
	 *
	 * @param string $html The image, with all that WordPress adds to it.
	 */
	private function behind_words( string $html ): string {
		if ( ! str_contains( $html, self::BEHIND ) ) {
			return $html;
		}
		$tag = new WP_HTML_Tag_Processor( $html );
		if ( ! $tag->next_tag( [ 'tag_name' => 'img' ] ) ) {
			return $html;
		}
		$src    = $tag->get_attribute( 'src' );
		$sizes  = $tag->get_attribute( 'sizes' );
		$width  = $tag->get_attribute( 'width' );
		$height = $tag->get_attribute( 'height' );
		if (
			! is_string( $src )
			|| ! is_string( $sizes )
			|| ! isset( $this->heights[ $src ] )
			|| ! is_numeric( $width )
			|| ! is_numeric( $height )
			|| $height < 1
		) {
			return $html;
		}
		// A page's content passes more than once, and WordPress adds its word each time.
		$sizes = str_replace( 'auto, ', '', $sizes );
		if ( ! str_contains( $sizes, 'max(' ) ) {
			$sizes = $this->covering(
				$this->heights[ $src ],
				$width / $height,
				1 === preg_match( self::IN_COLUMN, $sizes, $found ) ? $found[1] : ''
			);
		}
		$tag->set_attribute( 'sizes', $sizes );

		return $tag->get_updated_html();
	}

	/**
	 * The `sizes` of an image that covers a box. A phone's density would have it
	 * far larger than anybody sees behind words: two thirds are enough there.
	 *
	 * @param array{float|int, string} $height The box's height, as number and unit.
	 * @param float                    $ratio  The image's width by its height.
	 * @param string                   $column The column's width, where the box is in one.
	 */
	private function covering( array $height, float $ratio, string $column ): string {
		[ $number, $unit ] = $height;
		$drawn             = round( $number * $ratio, 1 ) . $unit;

		return sprintf(
			'(max-width: 599px) and (min-resolution: 2dppx) max(100vw, %s)',
			round( $number * $ratio * 2 / 3, 1 ) . $unit
		)
			. ( '' === $column
				? ''
				: sprintf( ', (min-width: %dpx) max(%s, %s)', self::STACKED_BELOW, $column, $drawn ) )
			. ", max(100vw, $drawn)";
	}
}
