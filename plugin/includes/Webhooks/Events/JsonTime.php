<?php
declare( strict_types=1 );

namespace Brolga\Webhooks\Events;

/** Formats dates for JSON. */
final class JsonTime {

	/**
	 * Returns `2026-11-21T09:00:00Z`.
	 *
	 * @param string $stored `2026-11-21 09:00:00`, UTC.
	 */
	public static function of( string $stored ): string {
		return str_replace( ' ', 'T', $stored ) . 'Z';
	}
}
