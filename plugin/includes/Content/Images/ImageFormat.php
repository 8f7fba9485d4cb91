<?php
declare( strict_types=1 );

namespace Brolga\Content\Images;

use Brolga\Core\Support\Module;

/**
 * The smaller files of a photograph, which pages show, are AVIF where this server
 * can make it, else WebP, else JPEG as before. The upload itself stays what it is:
 * it is what others fetch by its address, such as networks that show a link.
 *
 * @see PERF-41
 */
final class ImageFormat implements Module {

	private const PHOTOGRAPH = 'image/jpeg';

	/** The best first. */
	private const FORMATS = [ 'image/avif', 'image/webp' ];

	/**
	 * For WordPress' own quality of a format, ours: files of these two look alike, and
	 * WordPress' are half as large again.
	 */
	private const QUALITIES = [
		'image/avif' => [ 82 => 60 ],
		'image/webp' => [ 86 => 78 ],
	];

	/** Files of these differ by their endings alone once they are made smaller. */
	private const ENDINGS = [ 'jpg', 'jpeg', 'webp', 'avif' ];

	/** What this server can make; null until somebody asks. */
	private ?string $format = null;

	/**
	 * Before others, who have the last word.
	 */
	public function register(): void {
		add_filter( 'image_editor_output_format', $this->choose( ... ), 5, 3 );
		add_filter( 'wp_editor_set_quality', self::quality( ... ), 5, 2 );
		add_filter( 'wp_unique_filename', self::apart( ... ), 10, 3 );
	}

	/**
	 * The format of a smaller file: WordPress asks without a name.
	 *
	 * @param mixed $formats What becomes of each format.
	 * @param mixed $name    The file to write; nothing for one whose name follows from the upload's.
	 * @param mixed $type    What is made smaller.
	 */
	private function choose( mixed $formats, mixed $name, mixed $type ): mixed {
		if ( ! is_array( $formats ) || self::PHOTOGRAPH !== $type || '' !== ( $name ?? '' ) ) {
			return $formats;
		}
		$this->format ??= self::best();
		return '' === $this->format ? $formats : $formats + [ self::PHOTOGRAPH => $this->format ];
	}

	/**
	 * How fine it is, unless somebody has chosen that.
	 */
	private static function quality( mixed $quality, mixed $type ): mixed {
		return is_string( $type ) && is_int( $quality )
			? self::QUALITIES[ $type ][ $quality ] ?? $quality
			: $quality;
	}

	/**
	 * The name of an upload, of which no other has but the ending: their smaller
	 * files would be the same.
	 *
	 * @param mixed $name   The name that is free.
	 * @param mixed $ending Its ending, with a dot.
	 * @param mixed $folder Where it will lie.
	 */
	private static function apart( mixed $name, mixed $ending, mixed $folder ): mixed {
		if (
			! is_string( $name )
			|| ! is_string( $ending )
			|| ! is_string( $folder )
			|| ! in_array( strtolower( ltrim( $ending, '.' ) ), self::ENDINGS, true )
		) {
			return $name;
		}
		$base = substr( $name, 0, -strlen( $ending ) );
		$free = $base;
		for ( $number = 1; self::is_taken( "$folder/$free" ); $number++ ) {
			$free = "$base-$number";
		}
		return $free . $ending;
	}

	/**
	 * Whether there is an image of a name, whatever its ending.
	 *
	 * @param string $path Without the ending.
	 */
	private static function is_taken( string $path ): bool {
		foreach ( self::ENDINGS as $ending ) {
			if ( file_exists( "$path.$ending" ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * The best format that comes out as an image: some servers say that they can,
	 * and cannot.
	 */
	private static function best(): string {
		foreach ( self::FORMATS as $format ) {
			if ( wp_image_editor_supports( [ 'mime_type' => $format ] ) && self::makes( $format ) ) {
				return $format;
			}
		}
		return '';
	}

	/**
	 * Whether a small file of a format can be made, and read again.
	 */
	private static function makes( string $format ): bool {
		$editor = wp_get_image_editor( ABSPATH . WPINC . '/images/media/default.png' );
		// Made smaller as uploads are: an image with a palette is not written.
		if ( is_wp_error( $editor ) || is_wp_error( $editor->resize( 16, 16 ) ) ) {
			return false;
		}
		$path  = get_temp_dir() . wp_unique_id( 'brolga-format-' . getmypid() . '-' );
		$saved = $editor->save( $path, $format );
		$made  = is_wp_error( $saved ) ? '' : $saved['path'];
		$size  = '' === $made ? false : wp_getimagesize( $made );
		if ( '' !== $made ) {
			wp_delete_file( $made );
		}
		return false !== $size && $format === $size['mime'] && $size[0] > 0;
	}
}
