<?php
declare( strict_types=1 );

// phpcs:disable WordPress.WP.AlternativeFunctions -- A file of the media library, which is on this machine.
// phpcs:disable WordPress.PHP.NoSilencedErrors -- There is no other way to ask whether GD can read a file.

namespace Brolga\Ai\Images;

use GdImage;

/**
 * An image of the media library as a model gets it: small, as JPEG, and without what a camera wrote into its file, such
 * as the place.
 *
 * @see AI-41
 */
final class SentImage {

	/** As long as its longer side is. A description needs no more. */
	private const SIDE = 768;

	private const QUALITY = 80;

	/** Pixels that PHP's memory has room for. */
	private const MAX_PIXELS = 40_000_000;

	/** Behind what is transparent: black and white both are seen on it. */
	private const GRAY = 128;

	private function __construct(
		public readonly string $data_uri,
		public readonly int $width,
		public readonly int $height
	) {}

	public static function can_be_made(): bool {
		return function_exists( 'imagecreatefromstring' ) && function_exists( 'imagejpeg' );
	}

	/** Returns nothing for files that are no images, or that this server cannot read. */
	public static function of( int $attachment ): ?self {
		$image = wp_attachment_is_image( $attachment ) && self::can_be_made()
			? self::read( self::path( $attachment ) )
			: null;
		if ( null === $image ) {
			return null;
		}
		$small = self::on_gray( $image );
		ob_start();
		imagejpeg( $small, null, self::QUALITY );
		$bytes = (string) ob_get_clean();
		return new self( 'data:image/jpeg;base64,' . base64_encode( $bytes ), imagesx( $small ), imagesy( $small ) );
	}

	/** The smallest file that is large enough. */
	private static function path( int $attachment ): string {
		$size = image_get_intermediate_size( $attachment, [ self::SIDE, self::SIDE ] );
		$file = is_array( $size ) && is_string( $size['path'] ?? null )
			? path_join( wp_get_upload_dir()['basedir'], $size['path'] )
			: '';
		return is_file( $file ) ? $file : (string) get_attached_file( $attachment );
	}

	private static function read( string $path ): ?GdImage {
		$size = is_file( $path ) ? wp_getimagesize( $path ) : false;
		if ( ! is_array( $size ) || $size[0] * $size[1] > self::MAX_PIXELS ) {
			return null;
		}
		wp_raise_memory_limit( 'image' );
		$bytes = file_get_contents( $path );
		$image = false === $bytes ? false : @imagecreatefromstring( $bytes );
		return $image instanceof GdImage ? $image : null;
	}

	private static function on_gray( GdImage $image ): GdImage {
		$scale  = min( 1, self::SIDE / max( imagesx( $image ), imagesy( $image ) ) );
		$width  = max( 1, (int) round( imagesx( $image ) * $scale ) );
		$height = max( 1, (int) round( imagesy( $image ) * $scale ) );
		$small  = imagecreatetruecolor( $width, $height );
		imagefill( $small, 0, 0, (int) imagecolorallocate( $small, self::GRAY, self::GRAY, self::GRAY ) );
		imagecopyresampled( $small, $image, 0, 0, 0, 0, $width, $height, imagesx( $image ), imagesy( $image ) );
		return $small;
	}
}
