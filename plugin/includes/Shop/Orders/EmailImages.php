<?php
declare( strict_types=1 );

namespace Brolga\Shop\Orders;

use Brolga\Core\Support\Module;
use Brolga\Mail\Design\MailImage;
use WP_Post;

/**
 * Replaces product images in order emails: many mail programs show neither AVIF nor WebP, so
 * emails use a PNG or JPEG version.
 *
 * @see PERF-41 SHOP-407
 */
final class EmailImages implements Module {

	/** Maximum width and height of an image file in pixels; emails display images far smaller. */
	private const WIDTH = 320;

	/** Nesting depth of the emails being rendered; 0 outside of emails. */
	private int $written = 0;

	public function register(): void {
		add_action( 'woocommerce_email_header', fn () => $this->written++, 1 );
		add_action( 'woocommerce_email_footer', fn () => $this->written--, PHP_INT_MAX );
		add_filter( 'wp_get_attachment_image_attributes', $this->readable( ... ), 10, 2 );
	}

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
