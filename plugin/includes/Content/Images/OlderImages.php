<?php
declare( strict_types=1 );

namespace Brolga\Content\Images;

use Brolga\Core\Support\CronTask;

/**
 * Cron task that computes the colours of images uploaded before the plugin was active, one batch at a time.
 *
 * @see THEME-17
 */
final class OlderImages implements CronTask {

	private const AT_ONCE = 50;

	public function __construct(
		private readonly ImagesRepository $images,
		private readonly ImageColours $colours
	) {}

	public function run_task(): void {
		foreach ( $this->images->without( ImageColours::META, self::AT_ONCE ) as $id ) {
			$metadata = wp_get_attachment_metadata( $id );
			$this->colours->keep( is_array( $metadata ) ? $metadata : [], $id );
		}
	}
}
