<?php
declare( strict_types=1 );

namespace Brolga\Content\Pictures;

/**
 * A picture of the media library. Core prints the `sizes` it is told also where
 * a picture is too small to have a `srcset`, without which HTML knows none. Themes
 * that style pictures one by one mean those of an article: ours have their box.
 *
 * @see SITE-29
 */
final class LibraryPicture {

	/** After themes, and before the picture's own colour. */
	private const PRIORITY = 15;

	/**
	 * The picture, escaped; an empty text where there is none.
	 *
	 * @param int                   $id         The picture.
	 * @param string                $size       The size that is asked for.
	 * @param array<string, string> $attributes Attributes, with `sizes` for where there is a choice of files.
	 */
	public static function html( int $id, string $size, array $attributes ): string {
		if ( false === wp_get_attachment_image_srcset( $id, $size ) ) {
			unset( $attributes['sizes'] );
		}
		$restyle = static fn ( array $with ): array => array_intersect_key( $attributes, [ 'style' => '' ] ) + array_diff_key( $with, [ 'style' => '' ] );
		add_filter( 'wp_get_attachment_image_attributes', $restyle, self::PRIORITY );
		$html = wp_get_attachment_image( $id, $size, false, $attributes );
		remove_filter( 'wp_get_attachment_image_attributes', $restyle, self::PRIORITY );
		return $html;
	}
}
