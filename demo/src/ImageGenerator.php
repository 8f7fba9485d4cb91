<?php
/**
 * The demo's image generator.
 *
 * @package Brolga\Demo
 */

declare( strict_types=1 );

namespace Brolga\Demo;

/**
 * Gives photographs by many hands one look: the same warmth, the same softness of
 * colour, and blacks that are the site's ink. Crops a detail out of a large one, and
 * sets a small one on a background of its own colour, so that no image is
 * ever enlarged.
 *
 * @see DEMO-11
 *
 * @phpstan-type Recipe array{crop?: array{float, float, float, float}, light?: float, ground?: array{int, int}}
 */
final class ImageGenerator {

	/** No screen that we care for shows more. */
	private const WIDEST = 1920;

	/** What is larger is left as it is: a small server has little memory. */
	private const MOST_PIXELS = 8000000;

	private const QUALITY = 80;

	/** How softly a small photograph passes into its background, in pixels. */
	private const FEATHER = 72;

	/** A new number makes everything anew where results are kept. */
	private const VERSION = 1;

	/**
	 * Takes a folder for results.
	 *
	 * @param string $kept Folder where results are kept between runs, or ''.
	 */
	public function __construct( private readonly string $kept = '' ) {}

	/**
	 * The finished photograph as WebP, or '' where GD cannot make it.
	 *
	 * @param string $path A photograph.
	 * @param array $recipe `crop`: left, top, width and height as parts of the whole; `light`: gamma; `ground`: width
	 *                      and height of the background.
	 * @phpstan-param Recipe $recipe
	 */
	public function develop( string $path, array $recipe ): string {
		$bytes = (string) file_get_contents( $path ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of this site.

		return $this->kept(
			sha1( $bytes . wp_json_encode( $recipe ) . self::VERSION ) . '.webp',
			fn (): string => $this->print( $bytes, $recipe )
		);
	}

	/**
	 * What was made before, or is made now.
	 *
	 * @param string              $name The file's name among the results.
	 * @param callable( ): string $make Makes it.
	 */
	public function kept( string $name, callable $make ): string {
		$file = "$this->kept/$name";
		if ( '' !== $this->kept && is_file( $file ) ) {
			return (string) file_get_contents( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Kept in the checkout.
		}
		$made = $make();
		if ( '' !== $this->kept && '' !== $made && wp_mkdir_p( $this->kept ) ) {
			// Two that seed at once never read half of a file.
			$part = "$file." . getmypid();
			file_put_contents( $part, $made ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Kept in the checkout.
			rename( $part, $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Kept in the checkout.
		}

		return $made;
	}

	/**
	 * Crops, sets, grades.
	 *
	 * @param string $bytes  The photograph.
	 * @param array  $recipe What is done to it.
	 * @phpstan-param Recipe $recipe
	 */
	private function print( string $bytes, array $recipe ): string {
		$size = getimagesizefromstring( $bytes );
		if ( ! function_exists( 'imagewebp' ) || false === $size || $size[0] * $size[1] > self::MOST_PIXELS ) {
			return '';
		}
		$source = imagecreatefromstring( $bytes );
		if ( false === $source ) {
			return '';
		}
		$image = $this->cropped( $source, $recipe['crop'] ?? [ 0.0, 0.0, 1.0, 1.0 ] );
		unset( $source );
		$this->grade( $image, $recipe['light'] ?? 1.0 );
		if ( isset( $recipe['ground'] ) ) {
			$image = $this->grounded( $image, max( 1, $recipe['ground'][0] ), max( 1, $recipe['ground'][1] ) );
		}
		ob_start();
		imagewebp( $image, null, self::QUALITY );

		return (string) ob_get_clean();
	}

	/**
	 * A part of a photograph, no wider than screens are.
	 *
	 * @param \GdImage                          $source The photograph.
	 * @param array{float, float, float, float} $crop   Left, top, width and height as parts of the whole.
	 */
	private function cropped( \GdImage $source, array $crop ): \GdImage {
		[ $left, $top, $width, $height ] = $crop;

		$wide   = max( 1, (int) round( imagesx( $source ) * $width ) );
		$high   = max( 1, (int) round( imagesy( $source ) * $height ) );
		$scale  = min( 1, self::WIDEST / $wide );
		$result = imagecreatetruecolor(
			max( 1, (int) round( $wide * $scale ) ),
			max( 1, (int) round( $high * $scale ) )
		);
		imagecopyresampled(
			$result,
			$source,
			0,
			0,
			(int) round( imagesx( $source ) * $left ),
			(int) round( imagesy( $source ) * $top ),
			imagesx( $result ),
			imagesy( $result ),
			$wide,
			$high
		);

		return $result;
	}

	/**
	 * The one grade: less colour, a little contrast, warm whites, blacks of ink.
	 *
	 * @param \GdImage $image What is graded.
	 * @param float    $light   Gamma: photographs come lighter and darker.
	 */
	private function grade( \GdImage $image, float $light ): void {
		$wide = imagesx( $image );
		$high = imagesy( $image );
		if ( 1.0 !== $light ) {
			imagegammacorrect( $image, 1.0, $light );
		}
		$grey = imagecreatetruecolor( $wide, $high );
		imagecopy( $grey, $image, 0, 0, 0, 0, $wide, $high );
		imagefilter( $grey, IMG_FILTER_GRAYSCALE );
		imagecopymerge( $image, $grey, 0, 0, 0, 0, $wide, $high, 14 );
		imagefilter( $image, IMG_FILTER_CONTRAST, -6 );
		imagelayereffect( $image, IMG_EFFECT_MULTIPLY );
		imagefilledrectangle( $image, 0, 0, $wide, $high, (int) imagecolorallocate( $image, 255, 247, 230 ) );
		imagelayereffect( $image, IMG_EFFECT_NORMAL );
		imagefilledrectangle( $image, 0, 0, $wide, $high, (int) imagecolorallocatealpha( $image, 22, 33, 28, 117 ) );
		imagefilledrectangle( $image, 0, 0, $wide, $high, (int) imagecolorallocatealpha( $image, 255, 240, 214, 123 ) );
	}

	/**
	 * A small photograph at the foot of a larger background, which is that of its own edges.
	 *
	 * @param \GdImage $image The photograph.
	 * @param int      $wide    Width of the background.
	 * @param int      $high    Height of the background; the photograph is cropped to it.
	 * @phpstan-param positive-int $wide
	 * @phpstan-param positive-int $high
	 */
	private function grounded( \GdImage $image, int $wide, int $high ): \GdImage {
		$w      = imagesx( $image );
		$h      = imagesy( $image );
		$left   = max( 0, intdiv( $wide - $w, 2 ) );
		// Stems that are cut off below stay so.
		$top    = $h < $high ? $high - $h : intdiv( $high - $h, 2 );
		$result = imagecreatetruecolor( $wide, $high );
		imagefill( $result, 0, 0, (int) imagecolorallocate( $result, ...$this->edge( $image ) ) );

		$soft = min( self::FEATHER, intdiv( min( $w, $h ), 6 ) );
		$y    = max( 0, -$top );
		$to_y = max( 0, $top );
		$tall = min( $h, $high );
		imagecopy( $result, $image, $left + $soft, $to_y, $soft, $y, $w - 2 * $soft, $tall );
		for ( $near = 0; $near < $soft; $near++ ) {
			$part = (int) round( 100 * ( 0.5 - 0.5 * cos( M_PI * $near / $soft ) ) );
			imagecopymerge( $result, $image, $left + $near, $to_y, $near, $y, 1, $tall, $part );
			imagecopymerge( $result, $image, $left + $w - 1 - $near, $to_y, $w - 1 - $near, $y, 1, $tall, $part );
		}
		// Above too, where the background is higher.
		$line = imagecreatetruecolor( $wide, 1 );
		imagecopy( $line, $result, 0, 0, 0, 0, $wide, $top > 0 ? 1 : 0 );
		for ( $near = 0; $top > 0 && $near < $soft; $near++ ) {
			$part = (int) round( 100 * ( 0.5 + 0.5 * cos( M_PI * $near / $soft ) ) );
			imagecopymerge( $result, $line, 0, $top + $near, 0, 0, $wide, 1, $part );
		}

		return $result;
	}

	/**
	 * The colour in the middle of those along the left and right edges: a leaf that is cut there does not count.
	 *
	 * @param \GdImage $image The photograph.
	 * @return array{int<0, 255>, int<0, 255>, int<0, 255>}
	 */
	private function edge( \GdImage $image ): array {
		$tones = imagecreatetruecolor( 2, 7 );
		$strip = max( 1, intdiv( imagesx( $image ), 40 ) );
		imagecopyresampled( $tones, $image, 0, 0, 0, 0, 1, 7, $strip, imagesy( $image ) );
		imagecopyresampled( $tones, $image, 1, 0, imagesx( $image ) - $strip, 0, 1, 7, $strip, imagesy( $image ) );
		$colours = [];
		for ( $at = 0; $at < 14; $at++ ) {
			$colour    = (int) imagecolorat( $tones, $at % 2, intdiv( $at, 2 ) );
			$colours[] = [ $colour >> 16 & 255, $colour >> 8 & 255, $colour & 255 ];
		}
		usort( $colours, static fn ( array $a, array $b ): int => array_sum( $a ) <=> array_sum( $b ) );

		return $colours[7];
	}
}
