<?php
/**
 * A server that knows the old formats alone.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Support;

use WP_Image_Editor_GD;

require_once ABSPATH . WPINC . '/class-wp-image-editor.php';
require_once ABSPATH . WPINC . '/class-wp-image-editor-gd.php';

/**
 * GD as it was built without AVIF and WebP.
 */
final class OldEditor extends WP_Image_Editor_GD {

	/**
	 * @param string $mime_type A format.
	 */
	public static function supports_mime_type( $mime_type ) {
		return in_array( $mime_type, [ 'image/jpeg', 'image/png' ], true );
	}
}
