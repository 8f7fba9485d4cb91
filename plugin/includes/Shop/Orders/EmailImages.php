<?php
declare( strict_types=1 );

namespace Brolga\Shop\Orders;

use Brolga\Core\Support\Module;
use WP_Post;

/**
 * Many who read emails see no AVIF: an order's images are the files that were
 * uploaded.
 *
 * @see PERF-41
 */
final class EmailImages implements Module {

	private const UNREAD = '.avif';

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
			|| ! str_ends_with( $attributes['src'], self::UNREAD )
		) {
			return $attributes;
		}
		return [ 'src' => (string) wp_get_attachment_url( $image->ID ) ]
			+ array_diff_key( $attributes, [ 'srcset' => '', 'sizes' => '' ] );
	}
}
