<?php
declare( strict_types=1 );

namespace Brolga\Content\Images;

use Brolga\Core\Support\Module;

/**
 * More sizes of each upload. Of WordPress' own, 300 pixels are too few for a column
 * on a phone, and 768 more than twice as many as it can show. With these no size
 * is more than a third larger than the one before, up to a half column on a desktop.
 *
 * @see PERF-18 PERF-39
 */
final class ImageSizes implements Module {

	private const WIDTHS = [
		'brolga-phone'  => 360,
		'brolga-column' => 480,
		'brolga-half'   => 620,
	];

	/**
	 * Names the sizes.
	 */
	public function register(): void {
		add_action( 'init', self::name_them( ... ) );
	}

	/**
	 * Has WordPress make a file of each.
	 */
	private static function name_them(): void {
		foreach ( self::WIDTHS as $name => $width ) {
			add_image_size( $name, $width );
		}
	}
}
