<?php
declare( strict_types=1 );

namespace Brolga\Mail\Design;

use Brolga\Core\Support\Module;

/**
 * Creates a version of an image that all mail programs can show. A WebP or AVIF image, or one larger than an
 * email needs, is converted once to PNG, and a JPEG to a smaller JPEG. The version is deleted with its image.
 *
 * @see SHOP-407 EMAIL-864
 */
final class MailImage implements Module {

	private const UNREAD = '/\.(?:avif|webp)$/i';

	private const MARK = '-email-';

	private static bool $is_made = false;

	public function register(): void {
		add_action( 'delete_attachment', self::forget( ... ) );
		// Other plugins convert what is saved, such as PNG to WebP.
		add_filter(
			'image_editor_output_format',
			static fn ( mixed $formats ): mixed => self::$is_made ? [] : $formats,
			PHP_INT_MAX
		);
	}

	public static function is_unread( string $file ): bool {
		return 1 === preg_match( self::UNREAD, $file );
	}

	/**
	 * Returns the URL of the version for emails; empty if it cannot be created.
	 *
	 * @param int $width Maximum in pixels.
	 * @param int $height Maximum in pixels.
	 */
	public static function url( int $image, int $width, int $height ): string {
		$file = self::file( $image, $width, $height );
		return '' === $file ? '' : self::url_of( $image, $file );
	}

	/** @param string $file The version's path, as file() returns it. */
	public static function url_of( int $image, string $file ): string {
		$url = (string) wp_get_attachment_url( $image );
		return get_attached_file( $image ) === $file ? $url : dirname( $url ) . '/' . rawurlencode( basename( $file ) );
	}

	/**
	 * Returns the path of the version for emails; empty if it cannot be created.
	 *
	 * @param int $width Maximum in pixels.
	 * @param int $height Maximum in pixels.
	 */
	public static function file( int $image, int $width, int $height ): string {
		$file = (string) get_attached_file( $image );
		$size = '' === $file ? false : wp_getimagesize( $file );
		if ( ! is_array( $size ) || false === wp_get_attachment_url( $image ) ) {
			return '';
		}
		if ( ! self::is_unread( $file ) && $size[0] <= $width && $size[1] <= $height ) {
			return $file;
		}
		$kind = 'image/jpeg' === $size['mime'] ? 'jpg' : 'png';
		$made = self::name( $file ) . self::MARK . "{$width}x{$height}.{$kind}";
		return is_file( $made ) || self::make( $file, $made, $width, $height ) ? $made : '';
	}

	private static function make( string $file, string $made, int $width, int $height ): bool {
		$editor = wp_get_image_editor( $file );
		if ( is_wp_error( $editor ) ) {
			return false;
		}
		$editor->resize( $width, $height );
		self::$is_made = true;
		$saved         = $editor->save( $made );
		self::$is_made = false;
		return ! is_wp_error( $saved );
	}

	/** Must be called while the attachment still exists. */
	public static function forget( int $image ): void {
		$file = (string) get_attached_file( $image );
		if ( '' !== $file ) {
			$made = glob( self::name( $file ) . self::MARK . '*' );
			array_map( wp_delete_file( ... ), false === $made ? [] : $made );
		}
	}

	private static function name( string $file ): string {
		return (string) preg_replace( '/\.[^.]+$/', '', $file );
	}
}
