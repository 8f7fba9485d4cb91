<?php
declare( strict_types=1 );

namespace Brolga\Shop\Orders;

/**
 * Creates a version of an image that all mail programs can show. A WebP or AVIF image, or one larger than an
 * email needs, is converted once to PNG, and a JPEG to a smaller JPEG. The version is deleted with its image.
 *
 * @see SHOP-407
 */
final class MailImage {

	private const UNREAD = '/\.(?:avif|webp)$/i';

	private const MARK = '-email-';

	private static bool $is_made = false;

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
		$file = (string) get_attached_file( $image );
		$url  = (string) wp_get_attachment_url( $image );
		$size = '' === $file ? false : wp_getimagesize( $file );
		if ( '' === $url || ! is_array( $size ) ) {
			return '';
		}
		if ( ! self::is_unread( $file ) && $size[0] <= $width && $size[1] <= $height ) {
			return $url;
		}
		$kind = 'image/jpeg' === $size['mime'] ? 'jpg' : 'png';
		$made = self::name( $file ) . self::MARK . "{$width}x{$height}.{$kind}";
		return is_file( $made ) || self::make( $file, $made, $width, $height )
			? dirname( $url ) . '/' . rawurlencode( basename( $made ) )
			: '';
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

	/** Disables format conversions, such as PNG to WebP, while a version for emails is saved. */
	public static function formats( mixed $formats ): mixed {
		return self::$is_made ? [] : $formats;
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
