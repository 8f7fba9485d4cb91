<?php
/**
 * The demo's video.
 *
 * @package Brolga\Demo
 */

declare( strict_types=1 );

namespace Brolga\Demo;

/**
 * Makes a silent video of a photograph: the camera sways over it as a branch does in
 * the wind, and ends where it began. A lossy WebP is one key frame of VP8, so that
 * PHP's own GD can make the frames, and a WebM needs little around them.
 *
 * @see DEMO-2
 */
final class Video {

	private const WIDTH   = 640;
	private const HEIGHT  = 360;
	private const FRAMES  = 64;
	private const EACH_MS = 110;
	private const QUALITY = 40;

	/** How much more of the photograph there is than the camera sees: a breath of wind, no earthquake. */
	private const MARGIN = 1.04;

	/** The photograph is kept larger than the video, so that the camera moves by less than a pixel at a time. */
	private const FINE = 2;

	/**
	 * The video as a WebM file, or '' where GD cannot make it.
	 *
	 * @param string $photo A photograph.
	 */
	public static function of( string $photo ): string {
		$source = '' !== $photo && function_exists( 'imagewebp' ) ? imagecreatefromstring( $photo ) : false;
		if ( false === $source ) {
			return '';
		}
		$wide   = (int) ( self::FINE * self::WIDTH * self::MARGIN );
		$high   = (int) ceil(
			max( self::FINE * self::HEIGHT * self::MARGIN, imagesy( $source ) * $wide / imagesx( $source ) )
		);
		$ground = imagescale( $source, $wide, $high, IMG_BILINEAR_FIXED );
		if ( false === $ground ) {
			return '';
		}
		$cluster = self::element( "\xE7", self::number( 0 ) );
		for ( $index = 0; $index < self::FRAMES; $index++ ) {
			$cluster .= self::element(
				"\xA3",
				"\x81" . pack( 'n', $index * self::EACH_MS ) . "\x80" . self::frame( $ground, $index / self::FRAMES )
			);
		}
		$info  = self::element( "\x2A\xD7\xB1", self::number( 1000000 ) )
			. self::element( "\x44\x89", pack( 'E', self::FRAMES * self::EACH_MS ) )
			. self::element( "\x4D\x80", 'Fig & Ferry' )
			. self::element( "\x57\x41", 'Fig & Ferry' );
		$size  = self::element( "\xB0", self::number( self::WIDTH ) )
			. self::element( "\xBA", self::number( self::HEIGHT ) );
		$track = self::element( "\xD7", self::number( 1 ) )
			. self::element( "\x73\xC5", self::number( 1 ) )
			. self::element( "\x83", self::number( 1 ) )
			. self::element( "\x86", 'V_VP8' )
			. self::element( "\xE0", $size );
		$head  = self::element( "\x42\x82", 'webm' )
			. self::element( "\x42\x87", self::number( 2 ) )
			. self::element( "\x42\x85", self::number( 2 ) );
		return self::element( "\x1A\x45\xDF\xA3", $head )
			. self::element(
				"\x18\x53\x80\x67",
				self::element( "\x15\x49\xA9\x66", $info )
				. self::element( "\x16\x54\xAE\x6B", self::element( "\xAE", $track ) )
				. self::element( "\x1F\x43\xB6\x75", $cluster )
			);
	}

	/**
	 * A key frame.
	 *
	 * @param \GdImage $ground What the camera sways over.
	 * @param float    $part   How much of the video is over, 0 to 1.
	 */
	private static function frame( \GdImage $ground, float $part ): string {
		$sway  = 2 * M_PI * $part;
		$wide  = self::FINE * self::WIDTH;
		$high  = self::FINE * self::HEIGHT;
		$x     = ( imagesx( $ground ) - $wide ) * ( 1 + sin( $sway ) ) / 2;
		$y     = ( imagesy( $ground ) - $high ) * 0.7 + 4 * cos( $sway );
		$frame = imagecreatetruecolor( self::WIDTH, self::HEIGHT );
		imagecopyresized(
			$frame,
			$ground,
			0,
			0,
			(int) round( $x ),
			(int) round( max( 0, $y ) ),
			self::WIDTH,
			self::HEIGHT,
			$wide,
			$high
		);
		ob_start();
		imagewebp( $frame, null, self::QUALITY );
		$webp = (string) ob_get_clean();
		$at   = strpos( $webp, 'VP8 ' );
		if ( false === $at ) {
			throw new \RuntimeException( 'GD made no lossy WebP.' );
		}
		$length = unpack( 'V', substr( $webp, $at + 4, 4 ) )[1] ?? null;
		return substr( $webp, $at + 8, is_int( $length ) ? $length : null );
	}

	/**
	 * An element of EBML; its length always takes eight bytes.
	 *
	 * @param string $content What it holds.
	 */
	private static function element( string $id, string $content ): string {
		return $id . "\x01" . substr( pack( 'J', strlen( $content ) ), 1 ) . $content;
	}

	/**
	 * A number in EBML.
	 *
	 * @param int $value Not negative.
	 */
	private static function number( int $value ): string {
		return pack( 'N', $value );
	}
}
