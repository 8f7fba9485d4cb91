<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Core\Import;

use Brolga\Core\Text;
use DateTimeImmutable;
use DateTimeZone;
use Exception;

/**
 * Reads dates as people and programs write them.
 *
 * @see EXPORT-8
 */
final class Moment {

	/** The years that a table of ours can be about. */
	private const YEARS = [ 1970, 9998 ];

	/**
	 * A moment in UTC as the tables have it; empty where the file says none.
	 *
	 * @param string $text What stands in the file, on the site's clock.
	 *
	 * @throws RowRefused When it is no date.
	 */
	public static function utc( string $text ): string {
		$text = Text::trim( $text );
		if ( '' === $text ) {
			return '';
		}
		try {
			// PHP takes "99999-01-01" for some January: so long a number is no part of a date.
			$moment = 1 === preg_match( '/^(?!@)\D*(?:\d{5,7}|\d{9,})(?!\d)/', $text ) ? null : new DateTimeImmutable( $text, wp_timezone() );
		} catch ( Exception ) {
			$moment = null;
		}
		$errors = DateTimeImmutable::getLastErrors();
		$year   = (int) $moment?->format( 'Y' );
		// The thirty-first of February is only a warning of PHP's.
		if ( null === $moment || ( false !== $errors && [] !== $errors['warnings'] ) || $year < self::YEARS[0] || $year > self::YEARS[1] ) {
			/* translators: %s: what stands in the file. */
			throw new RowRefused( sprintf( __( '“%s” is not a valid date. Use a format like 2026-11-21 14:30.', 'brolga' ), Text::start( $text, 100 ) ) );
		}
		return $moment->setTimezone( new DateTimeZone( 'UTC' ) )->format( 'Y-m-d H:i:s' );
	}
}
