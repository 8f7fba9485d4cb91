<?php
declare( strict_types=1 );

namespace Brolga\Content\Images;

use Brolga\Core\Support\Module;

/**
 * Has WordPress write the resized files of a JPEG as AVIF where the server can, else as WebP. The upload itself
 * keeps its format, because other services, such as link previews of social networks, fetch it by its URL.
 *
 * @see PERF-41
 */
final class ImageFormat implements Module {

	private const PHOTOGRAPH = 'image/jpeg';

	/** Best format first. */
	private const FORMATS = [ 'image/avif', 'image/webp' ];

	/** Lower quality in place of WordPress' default, whose files look alike and are half as large again. */
	private const QUALITIES = [
		'image/avif' => [ 82 => 60 ],
		'image/webp' => [ 86 => 78 ],
	];

	/** Resized files of uploads that differ in these extensions only would have the same name. */
	private const ENDINGS = [ 'jpg', 'jpeg', 'webp', 'avif' ];

	/** The best format that this server can write; null until the first check, empty for none. */
	private ?string $format = null;

	/** Runs early, so that other plugins' filters have the last word. */
	public function register(): void {
		add_filter( 'image_editor_output_format', $this->choose( ... ), 5, 3 );
		add_filter( 'wp_editor_set_quality', self::quality( ... ), 5, 2 );
		add_filter( 'wp_unique_filename', self::apart( ... ), 10, 3 );
	}

	/**
	 * Sets the output format of resized files only, for which WordPress passes no file name.
	 *
	 * @param mixed $formats Output format by source format.
	 * @param mixed $name    The path of the file to write; null or empty for a resized file.
	 * @param mixed $type    The MIME type of the source.
	 */
	private function choose( mixed $formats, mixed $name, mixed $type ): mixed {
		if ( ! is_array( $formats ) || self::PHOTOGRAPH !== $type || '' !== ( $name ?? '' ) ) {
			return $formats;
		}
		$this->format ??= self::best();
		return '' === $this->format ? $formats : $formats + [ self::PHOTOGRAPH => $this->format ];
	}

	/** Leaves a quality alone that is not WordPress' default. */
	private static function quality( mixed $quality, mixed $type ): mixed {
		return is_string( $type ) && is_int( $quality )
			? self::QUALITIES[ $type ][ $quality ] ?? $quality
			: $quality;
	}

	/**
	 * Returns a name for an upload that no other image has with a different extension: their
	 * resized files would overwrite each other.
	 *
	 * @param mixed $name   A file name that is free.
	 * @param mixed $ending Its extension, with a dot.
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

	private static function is_taken( string $path ): bool {
		foreach ( self::ENDINGS as $ending ) {
			if ( file_exists( "$path.$ending" ) ) {
				return true;
			}
		}
		return false;
	}

	/** Tests each format by writing a file: some servers claim support for a format and fail to write it. */
	private static function best(): string {
		foreach ( self::FORMATS as $format ) {
			if ( wp_image_editor_supports( [ 'mime_type' => $format ] ) && self::makes( $format ) ) {
				return $format;
			}
		}
		return '';
	}

	private static function makes( string $format ): bool {
		$editor = wp_get_image_editor( ABSPATH . WPINC . '/images/media/default.png' );
		// Resized as uploads are, because editors cannot save palette images in every format.
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
