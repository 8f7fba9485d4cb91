<?php
declare( strict_types=1 );

namespace Brolga\Seo;

/**
 * Finds images in the media library for search engines and social networks. Metadata of several
 * images is loaded with one query.
 *
 * @see SEO-6 SEO-13
 */
final class ImageAttachments {

	/**
	 * Width in pixels of the smallest image size to use: social networks show images about that
	 * wide and skip very large files.
	 */
	private const WIDTH = 1200;

	/** Image formats that every social network can show. */
	private const TYPES = [ 'jpg', 'jpeg', 'png', 'gif', 'webp' ];

	/** Loads the metadata of several attachments with one query; an ID of 0 is ignored. */
	public function prime( int ...$ids ): void {
		$missing = array_filter( $ids, static fn ( int $id ): bool => $id > 0 && ! self::is_known( $id ) );
		if ( [] !== $missing ) {
			update_meta_cache( 'post', $missing );
		}
	}

	public static function is_known( int $id ): bool {
		return false !== wp_cache_get( $id, 'post_meta' );
	}

	/**
	 * Returns null if the attachment has no image file in a supported format.
	 *
	 * @param string $alt Used if the media library has no alternative text.
	 */
	public function image( int $id, string $alt = '' ): ?SeoImage {
		$file = $id > 0 ? get_post_meta( $id, '_wp_attached_file', true ) : '';
		if ( ! is_string( $file ) || ! self::is_read( $file ) ) {
			return null;
		}
		$url = self::url( $id, $file );
		if ( '' === $url ) {
			return null;
		}
		$own  = get_post_meta( $id, '_wp_attachment_image_alt', true );
		$alt  = is_string( $own ) && '' !== $own ? $own : $alt;
		$data = get_post_meta( $id, '_wp_attachment_metadata', true );
		$data = is_array( $data ) ? $data : [];
		$full = self::size( $data );
		$best = [ basename( $file ), ...$full ];
		foreach ( is_array( $data['sizes'] ?? null ) ? $data['sizes'] : [] as $size ) {
			$name              = is_array( $size ) ? $size['file'] ?? '' : '';
			[ $width, $height ] = is_array( $size ) ? self::size( $size ) : [ 0, 0 ];
			// Not cropped: the same aspect ratio as the full image.
			if (
				is_string( $name )
				&& self::is_read( $name )
				&& $width >= self::WIDTH
				&& $width < $best[1]
				&& abs( $width * $full[1] - $height * $full[0] ) <= $full[0] * 2
			) {
				$best = [ $name, $width, $height ];
			}
		}
		return new SeoImage(
			substr( $url, 0, -strlen( wp_basename( $url ) ) )
				. ( basename( $file ) === $best[0] ? wp_basename( $url ) : rawurlencode( $best[0] ) ),
			$best[1],
			$best[2],
			PlainText::line( $alt, SeoImage::ALT )
		);
	}

	private static function is_read( string $file ): bool {
		return in_array( strtolower( pathinfo( $file, PATHINFO_EXTENSION ) ), self::TYPES, true );
	}

	/**
	 * Returns the file's URL. To save a query, it is built from the file's path unless the
	 * attachment is already loaded or another plugin filters attachment URLs.
	 */
	private static function url( int $id, string $file ): string {
		return false !== wp_cache_get( $id, 'posts' ) || has_filter( 'wp_get_attachment_url' )
			? (string) wp_get_attachment_url( $id )
			: set_url_scheme( wp_get_upload_dir()['baseurl'] . '/' . ltrim( $file, '/' ) );
	}

	/**
	 * Width and height in pixels; 0 if unknown.
	 *
	 * @param array<array-key, mixed> $data
	 * @return array{int, int}
	 */
	private static function size( array $data ): array {
		$number = static fn ( string $name ): int => is_numeric( $data[ $name ] ?? null )
			? max( 0, (int) $data[ $name ] )
			: 0;
		return [ $number( 'width' ), $number( 'height' ) ];
	}
}
