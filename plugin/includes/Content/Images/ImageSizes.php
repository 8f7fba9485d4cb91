<?php
declare( strict_types=1 );

namespace Brolga\Content\Images;

use Brolga\Core\Support\Module;

/**
 * Registers more image sizes. Of WordPress' own, 300 pixels are too few for a column on a phone,
 * and the next, 768, are more than twice as many as a phone can show. With these sizes, each is at
 * most a third larger than the one before, up to half the content width on a desktop.
 *
 * @see PERF-18 PERF-39
 */
final class ImageSizes implements Module {

	private const WIDTHS = [
		'brolga-phone'  => 360,
		'brolga-column' => 480,
		'brolga-half'   => 620,
	];

	public function register(): void {
		add_action( 'init', self::name_them( ... ) );
	}

	private static function name_them(): void {
		foreach ( self::WIDTHS as $name => $width ) {
			add_image_size( $name, $width );
		}
	}
}
