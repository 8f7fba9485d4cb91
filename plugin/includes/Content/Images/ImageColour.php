<?php
declare( strict_types=1 );

// phpcs:disable WordPress.WP.AlternativeFunctions -- Visitors' requests have no credentials for WP_Filesystem; this file of the media library is on this machine.
// phpcs:disable WordPress.PHP.NoSilencedErrors -- There is no other way to ask whether GD can read a file.

namespace Brolga\Content\Images;

use GdImage;

/**
 * Computes an image's mean colour from its smallest resized file.
 *
 * @see THEME-17
 */
final class ImageColour {

	/** Larger files are skipped, because decoding them takes too much time and memory. */
	private const MOST_PIXELS = 1_500_000;

	/** Largest relative difference in aspect ratio at which a resized file still shows the whole image. */
	private const SAME_SHAPE = 0.02;

	private const SAMPLES = 48;

	/**
	 * Returns `#rrggbb`; an empty string for a partly transparent or unreadable image.
	 *
	 * @param array<string, mixed> $metadata
	 */
	public function find( int $id, array $metadata ): string {
		$path = $this->smallest_copy( $id, $metadata );
		if ( '' === $path || ! function_exists( 'imagecreatefromstring' ) ) {
			return '';
		}
		$size = wp_getimagesize( $path );
		if ( false === $size || $size[0] * $size[1] > self::MOST_PIXELS ) {
			return '';
		}
		$bytes = file_get_contents( $path );
		// A damaged file is not an image; its warning would only fill the error log.
		$image = false === $bytes ? false : @imagecreatefromstring( $bytes );
		return $image instanceof GdImage ? $this->mean( $image, 'image/jpeg' === $size['mime'] ) : '';
	}

	/**
	 * Returns the path of the smallest file that is not cropped, or an empty string.
	 *
	 * @param array<string, mixed> $metadata
	 */
	private function smallest_copy( int $id, array $metadata ): string {
		$original = get_attached_file( $id );
		if ( false === $original || ! is_file( $original ) ) {
			return '';
		}
		[ 'width' => $width, 'height' => $height ] = $metadata + [
			'width'  => 0,
			'height' => 0,
		];
		$best  = $original;
		$least = PHP_INT_MAX;
		$sizes = $metadata['sizes'] ?? [];
		if ( ! is_int( $width ) || ! is_int( $height ) || $width < 1 || $height < 1 || ! is_array( $sizes ) ) {
			return $best;
		}
		foreach ( $sizes as $size ) {
			if (
				! is_array( $size )
				|| ! is_string( $size['file'] ?? null )
				|| ! is_int( $size['width'] ?? null )
				|| ! is_int( $size['height'] ?? null )
				|| $size['height'] < 1
			) {
				continue;
			}
			$copy      = path_join( dirname( $original ), $size['file'] );
			$is_whole  = abs( $size['width'] / $size['height'] * $height / $width - 1 ) <= self::SAME_SHAPE;
			$is_better = $size['width'] < $least && is_file( $copy );
			if ( $is_whole && $is_better ) {
				$best  = $copy;
				$least = $size['width'];
			}
		}
		return $best;
	}

	/** Returns an empty string for an image with transparent pixels. */
	private function mean( GdImage $image, bool $is_opaque ): string {
		imagepalettetotruecolor( $image );
		$width  = imagesx( $image );
		$height = imagesy( $image );
		if ( ! $is_opaque && $this->lets_through( $image, $width, $height ) ) {
			return '';
		}
		$sum   = [ 0, 0, 0 ];
		$count = 0;
		foreach ( $this->steps( $height ) as $y ) {
			foreach ( $this->steps( $width ) as $x ) {
				$pixel   = (int) imagecolorat( $image, $x, $y );
				$sum[0] += ( $pixel >> 16 ) & 255;
				$sum[1] += ( $pixel >> 8 ) & 255;
				$sum[2] += $pixel & 255;
				++$count;
			}
		}
		return sprintf(
			'#%02x%02x%02x',
			...array_map( static fn ( int $part ): int => (int) round( $part / $count ), $sum )
		);
	}

	/** Checks every pixel: the transparent area may be one corner only. */
	private function lets_through( GdImage $image, int $width, int $height ): bool {
		for ( $y = 0; $y < $height; $y++ ) {
			for ( $x = 0; $x < $width; $x++ ) {
				if ( ( (int) imagecolorat( $image, $x, $y ) >> 24 ) > 0 ) {
					return true;
				}
			}
		}
		return false;
	}

	/** @return non-empty-list<int> */
	private function steps( int $length ): array {
		return range( 0, $length - 1, max( 1, intdiv( $length, self::SAMPLES ) ) );
	}
}
