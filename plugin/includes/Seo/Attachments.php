<?php
declare( strict_types=1 );

namespace Brolga\Seo;

/**
 * Images of the media library, by one query at most however many are asked for.
 *
 * @see SEO-6 SEO-13
 */
final class Attachments {

	/** Networks show images about as wide, and fetch no large ones. */
	private const WIDTH = 1200;

	/** What every network can show. */
	private const TYPES = [ 'jpg', 'jpeg', 'png', 'gif', 'webp' ];

	/**
	 * Reads what is stored of several at once.
	 *
	 * @param int ...$ids Of attachments; 0 is none.
	 */
	public function prime( int ...$ids ): void {
		$missing = array_filter( $ids, static fn ( int $id ): bool => $id > 0 && ! self::is_known( $id ) );
		if ( [] !== $missing ) {
			update_meta_cache( 'post', $missing );
		}
	}

	/**
	 * Whether the page has read it already.
	 *
	 * @param int $id Of an attachment.
	 */
	public static function is_known( int $id ): bool {
		return false !== wp_cache_get( $id, 'post_meta' );
	}

	/**
	 * An image; null where there is no such file.
	 *
	 * @param int    $id  Of an attachment.
	 * @param string $alt What it shows, where the library says nothing.
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
			// The whole image, not a part of it.
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
			Words::line( $alt, SeoImage::ALT )
		);
	}

	/**
	 * Whether those who show a link read a file's format: AVIF is not among theirs.
	 *
	 * @param string $file Its name.
	 */
	private static function is_read( string $file ): bool {
		return in_array( strtolower( pathinfo( $file, PATHINFO_EXTENSION ) ), self::TYPES, true );
	}

	/**
	 * Its address. Where the page has not read the attachment, and nobody keeps
	 * files elsewhere, it is made of what is stored of its file.
	 *
	 * @param int $id Of an attachment.
	 */
	private static function url( int $id, string $file ): string {
		return false !== wp_cache_get( $id, 'posts' ) || has_filter( 'wp_get_attachment_url' )
			? (string) wp_get_attachment_url( $id )
			: set_url_scheme( wp_get_upload_dir()['baseurl'] . '/' . ltrim( $file, '/' ) );
	}

	/**
	 * Width and height of what is stored.
	 *
	 * @param array<array-key, mixed> $data Of an attachment or of one of its sizes.
	 * @return array{int, int}
	 */
	private static function size( array $data ): array {
		$number = static fn ( string $name ): int => is_numeric( $data[ $name ] ?? null )
			? max( 0, (int) $data[ $name ] )
			: 0;
		return [ $number( 'width' ), $number( 'height' ) ];
	}
}
