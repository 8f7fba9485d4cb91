<?php
declare( strict_types=1 );

namespace Brolga\Content\Images;

use WP_HTML_Tag_Processor;

/**
 * Decides how an image is loaded. The first large image of a page determines when the page appears
 * complete (LCP), so it loads eagerly with high priority and all others load lazily. Core keeps a
 * flag for this, which core's images and the plugin's share.
 *
 * @see PERF-18
 */
final class Loading {

	/** @return array{loading: 'eager'|'lazy', fetchpriority?: 'high'} */
	public static function attributes(): array {
		return self::take()
			? [
				'loading'       => 'eager',
				'fetchpriority' => 'high',
			]
			: [ 'loading' => 'lazy' ];
	}

	/** Makes a lazy image load eagerly with high priority, if it is the page's first large image. */
	public static function hurry( WP_HTML_Tag_Processor $image ): void {
		if ( ! self::take() ) {
			return;
		}
		$image->set_attribute( 'loading', 'eager' );
		$image->set_attribute( 'fetchpriority', 'high' );
		$sizes = $image->get_attribute( 'sizes' );
		if ( is_string( $sizes ) ) {
			// `auto` is valid only for lazy-loaded images.
			$image->set_attribute( 'sizes', str_replace( 'auto, ', '', $sizes ) );
		}
	}

	/** Gives low priority to an image that is in the viewport but hidden at first, such as a later slide. */
	public static function follow( WP_HTML_Tag_Processor $image ): void {
		$image->set_attribute( 'fetchpriority', 'low' );
	}

	/**
	 * Returns the `sizes` of an image that covers a box: the box's width, or the width that the
	 * image needs to fill the box's height. Dense phone screens get two thirds of that, since the
	 * full density would load a far larger file than is visible behind text.
	 *
	 * @param BlockWidth $block_width  The box's width.
	 * @param float $height The image's width when it is as high as the box, in vh.
	 */
	public static function covering( BlockWidth $block_width, float $height ): string {
		return sprintf(
			'(max-width: 599px) and (min-resolution: 1.75dppx) max(%s, %dvh), ',
			$block_width->at( 0 ),
			(int) ceil( $height * 2 / 3 )
		) . $block_width->sizes(
			static fn ( string $length ): string => sprintf( 'max(%s, %dvh)', $length, (int) ceil( $height ) )
		);
	}

	/** Returns true once per page, for the first image. */
	private static function take(): bool {
		$is_first = wp_high_priority_element_flag();
		wp_high_priority_element_flag( false );
		return $is_first;
	}
}
