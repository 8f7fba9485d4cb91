<?php
declare( strict_types=1 );

namespace Brolga\Core\Export;

/**
 * Converts stored UTC times to the site's time zone for exports.
 *
 * @see EXPORT-720
 */
final class SiteTime {

	/** Returns `2026-11-21 20:00:00`; empty for no time. */
	public function of( ?string $stored ): string {
		return null === $stored || '' === $stored ? '' : get_date_from_gmt( $stored );
	}
}
