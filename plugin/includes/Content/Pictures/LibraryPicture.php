<?php
declare( strict_types=1 );

namespace Brolga\Content\Pictures;

/**
 * A picture of the media library. Core prints the `sizes` it is told also where
 * a picture is too small to have a `srcset`, without which HTML knows none.
 */
final class LibraryPicture {

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
		return wp_get_attachment_image( $id, $size, false, $attributes );
	}
}
