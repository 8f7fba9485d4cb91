<?php
declare( strict_types=1 );

namespace Brolga\Shop\Orders;

use Brolga\Core\Support\Module;
use WP_Post;

/**
 * Many who read emails see no AVIF or WebP: an order's images are the files that
 * were uploaded, or a PNG of them.
 *
 * @see PERF-41 SHOP-407
 */
final class EmailImages implements Module {

	/** How wide and high an image's file is at most: emails show them far smaller. */
	private const WIDTH = 320;

	/** How many emails are being written, one within another. */
	private int $written = 0;

	/**
	 * Listens for the beginning and the end of emails.
	 */
	public function register(): void {
		add_action( 'woocommerce_email_header', fn () => $this->written++, 1 );
		add_action( 'woocommerce_email_footer', fn () => $this->written--, PHP_INT_MAX );
		add_filter( 'wp_get_attachment_image_attributes', $this->readable( ... ), 10, 2 );
	}

	/**
	 * An image's attributes, in an email with a file that all can read.
	 */
	private function readable( mixed $attributes, mixed $image ): mixed {
		if (
			$this->written < 1
			|| ! is_array( $attributes )
			|| ! $image instanceof WP_Post
			|| ! is_string( $attributes['src'] ?? null )
			|| ! MailImage::is_unread( $attributes['src'] )
		) {
			return $attributes;
		}
		$file = MailImage::url( $image->ID, self::WIDTH, self::WIDTH );
		return ( '' === $file ? [] : [ 'src' => $file ] )
			+ array_diff_key( $attributes, [ 'srcset' => '', 'sizes' => '' ] );
	}
}
