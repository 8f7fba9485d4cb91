<?php
declare( strict_types=1 );

namespace Brolga\Core\Export;

/**
 * Stored times as exports tell them: by the site's clock.
 *
 * @see EXPORT-720
 */
final class SiteTime {

	/**
	 * A moment, as `2026-11-21 20:00:00`; empty where there was none.
	 *
	 * @param string|null $stored As tables have it, in UTC.
	 */
	public function of( ?string $stored ): string {
		return null === $stored || '' === $stored ? '' : get_date_from_gmt( $stored );
	}
}
