<?php
declare( strict_types=1 );

namespace Brolga\Content\Images;

use Brolga\Core\Support\Module;

/**
 * One more size of each upload. Of WordPress' own, 300 pixels are too few for a
 * column of two on a phone, and 768 more than twice as many as it can show.
 *
 * @see PERF-18
 */
final class ImageSizes implements Module {

	private const WIDTH = 480;

	/**
	 * Names the size.
	 */
	public function register(): void {
		add_action( 'init', static fn () => add_image_size( 'brolga-column', self::WIDTH ) );
	}
}
