<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;

use DateTimeImmutable;

/** Times that owners enter, on the site's clock and to the minute. */
final class OwnersTime {

	/** Reads a time such as `2026-12-24T18:00`; null if it is none. */
	public static function of( string $text ): ?DateTimeImmutable {
		if ( 1 !== preg_match( '/^\d{4}-\d\d-\d\dT\d\d:\d\d$/D', $text ) ) {
			return null;
		}
		$moment = DateTimeImmutable::createFromFormat( '!Y-m-d\TH:i', $text, wp_timezone() );
		return false !== $moment && $moment->format( 'Y-m-d\TH:i' ) === $text ? $moment : null;
	}
}
