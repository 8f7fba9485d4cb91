<?php
declare( strict_types=1 );

namespace Brolga\Kits\Export;

use Brolga\Kits\Kit\KitImage;
use WP_Post;

/**
 * The images of the media library that a kit's contents use, found by ID and by URL.
 *
 * @see KIT-5
 */
final class UsedImages {

	private const TYPES = '~^image/(?:jpeg|png|gif|webp|avif)\z~';

	/** @var array<int, string> Paths by ID. */
	private array $files = [];

	public function add( int $id ): void {
		$file = isset( $this->files[ $id ] ) ? false : get_attached_file( $id );
		$type = is_string( $file ) && is_file( $file ) ? (string) get_post_mime_type( $id ) : '';
		if ( is_string( $file ) && 1 === preg_match( self::TYPES, $type ) ) {
			$this->files[ $id ] = $file;
		}
	}

	/** Adds the image that a URL shows, in whatever size. */
	public function add_url( string $url ): void {
		$url = (string) preg_replace( '/[?#].*\z/s', '', $url );
		if ( 1 !== preg_match( '/\.(?:jpe?g|png|gif|webp|avif)\z/i', $url ) ) {
			return;
		}
		foreach ( [ $url, (string) preg_replace( '/-\d+x\d+(?=\.\w+\z)/', '', $url ) ] as $whole ) {
			foreach ( [ $whole, (string) preg_replace( '/(?=\.\w+\z)/', '-scaled', $whole ) ] as $candidate ) {
				$id = attachment_url_to_postid( $candidate );
				if ( $id > 0 ) {
					$this->add( $id );
					return;
				}
			}
		}
	}

	/** @return list<KitImage> */
	public function for_kit(): array {
		$images = [];
		foreach ( $this->files as $id => $file ) {
			$post = get_post( $id );
			if ( $post instanceof WP_Post ) {
				$alt      = get_post_meta( $id, '_wp_attachment_image_alt', true );
				$images[] = new KitImage(
					$id,
					self::name( $id, $file ),
					(string) hash_file( 'sha256', $file ),
					$post->post_title,
					is_string( $alt ) ? $alt : '',
					$post->post_excerpt,
					self::urls( $id )
				);
			}
		}
		return $images;
	}

	/** @return iterable<string, string> Contents by name. */
	public function members(): iterable {
		foreach ( $this->files as $id => $file ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- An own file, read where it lies.
			yield self::name( $id, $file ) => (string) file_get_contents( $file );
		}
	}

	private static function name( int $id, string $file ): string {
		$parts = pathinfo( $file );
		$stem  = trim( (string) preg_replace( '/[^A-Za-z0-9_-]+/', '-', $parts['filename'] ), '-' );
		return "media/{$id}-" . ( '' === $stem ? 'image' : substr( $stem, 0, 100 ) ) . '.'
			. strtolower( $parts['extension'] ?? 'jpg' );
	}

	/** @return array<string, array{int, int}> */
	private static function urls( int $id ): array {
		$url      = (string) wp_get_attachment_url( $id );
		$original = wp_get_original_image_url( $id );
		$urls     = [ $url => [ 0, 0 ] ] + ( is_string( $original ) ? [ $original => [ 0, 0 ] ] : [] );
		$metadata = wp_get_attachment_metadata( $id );
		foreach ( is_array( $metadata ) ? $metadata['sizes'] ?? [] : [] as $size ) {
			$urls[ dirname( $url ) . '/' . $size['file'] ] = [ (int) $size['width'], (int) $size['height'] ];
		}
		return $urls;
	}
}
