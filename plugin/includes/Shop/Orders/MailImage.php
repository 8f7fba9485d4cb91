<?php
declare( strict_types=1 );

namespace Brolga\Shop\Orders;

/**
 * A file of an image that all mail programs can show: what is stored as WebP or
 * AVIF, or larger than an email shows it, has a PNG made of it, of a photo a JPEG,
 * once, which goes when the image goes.
 *
 * @see SHOP-407
 */
final class MailImage {

	private const UNREAD = '/\.(?:avif|webp)$/i';

	/** Between an image's name and the box that the file for emails fits into. */
	private const MARK = '-email-';

	/** Whether such a file is being made. */
	private static bool $is_made = false;

	/**
	 * Whether some mail programs cannot show a file.
	 *
	 * @param string $file A path or an address.
	 */
	public static function is_unread( string $file ): bool {
		return 1 === preg_match( self::UNREAD, $file );
	}

	/**
	 * The address of such a file; empty where there is none and none can be made.
	 *
	 * @param int $image  The attachment.
	 * @param int $width  How wide it is at most.
	 * @param int $height How high it is at most.
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

	/**
	 * Makes a file of another; one that is smaller than the box stays as large as it is.
	 */
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

	/**
	 * In which formats images are made: the site's own are some that emails cannot have.
	 *
	 * @param mixed $formats By the formats of the originals.
	 */
	public static function formats( mixed $formats ): mixed {
		return self::$is_made ? [] : $formats;
	}

	/**
	 * Deletes what was made of an image.
	 *
	 * @param int $image The attachment, which is still there.
	 */
	public static function forget( int $image ): void {
		$file = (string) get_attached_file( $image );
		if ( '' !== $file ) {
			$made = glob( self::name( $file ) . self::MARK . '*' );
			array_map( wp_delete_file( ... ), false === $made ? [] : $made );
		}
	}

	/**
	 * A file's path without its ending.
	 */
	private static function name( string $file ): string {
		return (string) preg_replace( '/\.[^.]+$/', '', $file );
	}
}
