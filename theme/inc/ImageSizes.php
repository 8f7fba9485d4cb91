<?php
/**
 * How wide pictures in columns really are.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

namespace Brolga\Theme;

use WP_HTML_Tag_Processor;

/**
 * WordPress takes every picture to be as wide as the screen and so sends a half
 * column a file twice as wide as needed. Columns know better.
 */
final class ImageSizes {

	/** Where core stacks columns: below it a picture is as wide as the screen. */
	private const STACKED_BELOW = 782;

	/** What core writes when it knows nothing, with or without the `auto` of lazy pictures. */
	private const CORE_DEFAULT = '/^(auto, )?\(max-width: \d+px\) 100vw, \d+px$/';

	/**
	 * Hooks into columns alone: a page without columns pays nothing.
	 */
	public function register(): void {
		add_filter( 'render_block_core/column', $this->in_column( ... ), 10, 2 );
		add_filter( 'render_block_core/columns', $this->in_columns( ... ), 10, 2 );
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
	 * Says how wide the pictures are that nobody has said it of.
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
			if ( null === $sizes || ( is_string( $sizes ) && 1 === preg_match( self::CORE_DEFAULT, $sizes, $found ) ) ) {
				$tags->set_attribute( 'sizes', sprintf( '%s(min-width: %dpx) %dvw, 100vw', $found[1] ?? '', self::STACKED_BELOW, (int) ceil( $share ) ) );
			}
		}

		return $tags->get_updated_html();
	}
}
