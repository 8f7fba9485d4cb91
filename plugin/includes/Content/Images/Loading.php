<?php
declare( strict_types=1 );

namespace Brolga\Content\Images;

use WP_HTML_Tag_Processor;

/**
 * How an image is loaded. The first large one of a page is what its visitors
 * wait for: it is asked for at once and before others, and those wait until they
 * are near. Core keeps count of that with a flag, which its own images heed too.
 *
 * @see PERF-18
 */
final class Loading {

	/**
	 * The attributes of an image that is drawn now.
	 *
	 * @return array{loading: 'eager'|'lazy', fetchpriority?: 'high'}
	 */
	public static function attributes(): array {
		return self::take()
			? [
				'loading'       => 'eager',
				'fetchpriority' => 'high',
			]
			: [ 'loading' => 'lazy' ];
	}

	/**
	 * Has an image that was printed to be loaded lazily loaded at once, if it is
	 * the first.
	 *
	 * @param WP_HTML_Tag_Processor $image Stands at the image.
	 */
	public static function hurry( WP_HTML_Tag_Processor $image ): void {
		if ( ! self::take() ) {
			return;
		}
		$image->set_attribute( 'loading', 'eager' );
		$image->set_attribute( 'fetchpriority', 'high' );
		$sizes = $image->get_attribute( 'sizes' );
		if ( is_string( $sizes ) ) {
			// Core's `auto` is for lazy images.
			$image->set_attribute( 'sizes', str_replace( 'auto, ', '', $sizes ) );
		}
	}

	/**
	 * Has an image that nobody sees yet, though it may be in view, fetched after others.
	 *
	 * @param WP_HTML_Tag_Processor $image Stands at the image.
	 */
	public static function follow( WP_HTML_Tag_Processor $image ): void {
		$image->set_attribute( 'fetchpriority', 'low' );
	}

	/**
	 * The `sizes` of an image that covers a box: as wide as the box, or as much
	 * wider as the image's shape makes it at the box's height. A phone's density
	 * would have it far larger than anybody sees behind words, so that dense phones
	 * ask for two thirds of that.
	 *
	 * @param Place $place  What the box is as wide as.
	 * @param float $height The image's width at the box's height, in hundredths of the window's height.
	 */
	public static function covering( Place $place, float $height ): string {
		return sprintf(
			'(max-width: 599px) and (min-resolution: 1.75dppx) max(%s, %dvh), ',
			$place->at( 0 ),
			(int) ceil( $height * 2 / 3 )
		) . $place->sizes(
			static fn ( string $length ): string => sprintf( 'max(%s, %dvh)', $length, (int) ceil( $height ) )
		);
	}

	/**
	 * Whether nothing was first so far; there is no second answer of yes.
	 */
	private static function take(): bool {
		$is_first = wp_high_priority_element_flag();
		wp_high_priority_element_flag( false );
		return $is_first;
	}
}
