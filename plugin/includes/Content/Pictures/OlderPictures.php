<?php
declare( strict_types=1 );

namespace Brolga\Content\Pictures;

use Brolga\Core\CronTask;

/**
 * Finds the colours of pictures that were there before the plugin, a few at a
 * time.
 *
 * @see THEME-17
 */
final class OlderPictures implements CronTask {

	/** A few seconds' work. */
	private const AT_ONCE = 50;

	public function __construct(
		private readonly PicturesRepository $pictures,
		private readonly PictureColours $colours
	) {}

	/**
	 * Does the next few.
	 */
	public function run_task(): void {
		foreach ( $this->pictures->without( PictureColours::META, self::AT_ONCE ) as $id ) {
			$metadata = wp_get_attachment_metadata( $id );
			$this->colours->keep( is_array( $metadata ) ? $metadata : [], $id );
		}
	}
}
