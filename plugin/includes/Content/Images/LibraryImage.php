<?php
declare( strict_types=1 );

namespace Brolga\Content\Images;

use Brolga\Core\Support\Module;

/**
 * An image of the media library. Core prints the `sizes` it is told also where
 * an image is too small to have a `srcset`, without which HTML knows none. Themes
 * that style images one by one mean those of an article: ours have their box.
 *
 * @see SITE-29
 */
final class LibraryImage implements Module {

	/** After themes, and before the image's own colour. */
	private const PRIORITY = 15;

	/** What carries our own style past the theme's filters. It is not printed. */
	private const OWN_STYLE = 'data-brolga-style';

	/**
	 * Has our images keep their own style.
	 */
	public function register(): void {
		add_filter( 'wp_get_attachment_image_attributes', self::restyled( ... ), self::PRIORITY );
	}

	/**
	 * The image, escaped; an empty text where there is none.
	 *
	 * @param int                   $id         The image.
	 * @param string                $size       The size that is asked for.
	 * @param array<string, string> $attributes Attributes, with `sizes` for where there is a choice of files.
	 */
	public static function html( int $id, string $size, array $attributes ): string {
		if ( false === wp_get_attachment_image_srcset( $id, $size ) ) {
			unset( $attributes['sizes'] );
		}
		return wp_get_attachment_image(
			$id,
			$size,
			false,
			$attributes + [ self::OWN_STYLE => $attributes['style'] ?? '' ]
		);
	}

	/**
	 * The attributes of an image, with no style but ours where it is ours.
	 *
	 * @param array<string, string> $attributes As themes have them.
	 * @return array<string, string>
	 */
	private static function restyled( array $attributes ): array {
		if ( ! isset( $attributes[ self::OWN_STYLE ] ) ) {
			return $attributes;
		}
		$own   = $attributes[ self::OWN_STYLE ];
		$other = array_diff_key( $attributes, [ 'style' => '', self::OWN_STYLE => '' ] );
		return '' === $own ? $other : [ 'style' => $own ] + $other;
	}
}
