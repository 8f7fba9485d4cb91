<?php
declare( strict_types=1 );

namespace Brolga\Content\Images;

use Brolga\Core\Support\CronTask;

/**
 * Finds the colours of images that were there before the plugin, a few at a
 * time.
 *
 * @see THEME-17
 */
final class OlderImages implements CronTask {

	/** A few seconds' work. */
	private const AT_ONCE = 50;

	public function __construct(
		private readonly ImagesRepository $images,
		private readonly ImageColours $colours
	) {}

	/**
	 * Does the next few.
	 */
	public function run_task(): void {
		foreach ( $this->images->without( ImageColours::META, self::AT_ONCE ) as $id ) {
			$metadata = wp_get_attachment_metadata( $id );
			$this->colours->keep( is_array( $metadata ) ? $metadata : [], $id );
		}
	}
}
