<?php
declare( strict_types=1 );

namespace Brolga\Core\Export;

use DateTimeZone;

/**
 * Stored times as exports tell them: by the site's clock.
 *
 * @see EXPORT-720
 */
final class SiteTime {

	private readonly DateTimeZone $zone;

	public function __construct() {
		$this->zone = wp_timezone();
	}

	/**
	 * A moment, as `2026-11-21 20:00:00`; empty where there was none.
	 *
	 * @param string|null $stored As tables have it, in UTC.
	 */
	public function of( ?string $stored ): string {
		if ( null === $stored || '' === $stored ) {
			return '';
		}
		$moment = date_create_immutable( "{$stored} UTC" );
		return false === $moment ? $stored : $moment->setTimezone( $this->zone )->format( 'Y-m-d H:i:s' );
	}
}
