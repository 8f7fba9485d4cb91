<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Core\Import;

use Brolga\Core\Text;

/**
 * Reads dates as people and programs write them.
 */
final class Moment {

	/** What WordPress answers for what is no date. */
	private const NEVER = '1970-01-01 00:00:00';

	/**
	 * A moment in UTC as the tables have it; empty where the file says none.
	 *
	 * @param string $text What stands in the file, on the site's clock.
	 *
	 * @throws RowRefused When it is no date.
	 */
	public static function utc( string $text ): string {
		$moment = '' === $text ? '' : get_gmt_from_date( $text );
		/* translators: %s: what stands in the file. */
		return self::NEVER === $moment ? throw new RowRefused( sprintf( __( '“%s” is not a date. Write it like 2026-11-21 14:30.', 'brolga' ), Text::start( $text, 100 ) ) ) : $moment;
	}
}
