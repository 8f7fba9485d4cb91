<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Core\Import;

use Brolga\Core\Support\Clock;
use Brolga\Core\Support\SystemClock;
use Brolga\Core\Support\Text;
use DateTimeImmutable;
use DateTimeZone;
use Exception;

/**
 * Reads dates as people and programs write them.
 *
 * @see EXPORT-8
 */
final class Moment {

	/** The year that a table of ours can begin with. */
	private const FIRST = 1970;

	/** A time of the day, and what says which clock it is of. */
	private const TIME =
		'(?:,? |T)\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?: ?[AP]M)?(?: ?(?:Z|UTC|GMT|[+-]\d{2}:?\d{2}))?';

	/** The name of a month, or its first three letters. */
	private const MONTH = '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:t(?:ember)?)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';

	/**
	 * How a day is written: 20261121, 2026-11-21, 2026/11/21, 21.11.2026, 11/21/2026, 21 Nov 2026, November 21, 2026,
	 * each with a day of the week or without.
	 */
	private const DAY =
		'(?:[A-Z]{3,9},? )?(?:\d{8}|\d{4}-\d{1,2}-\d{1,2}|\d{4}\/\d{1,2}\/\d{1,2}|\d{1,2}\.\d{1,2}\.\d{4}|\d{1,2}'
			. '-\d{1,2}-\d{4}|\d{1,2}\/\d{1,2}\/\d{4}|\d{1,2}[ -]'
			. self::MONTH
			. '[ -]\d{4}|'
			. self::MONTH
			. ' \d{1,2}(?:st|nd|rd|th)?,? \d{4})';

	/** Seconds since 1970, or a day, perhaps with a time. */
	private const FORMATS = '/^(?:@\d{1,10}|' . self::DAY . '(?:' . self::TIME . ')?)$/Di';

	/**
	 * A moment in UTC as the tables have it; empty where the file says none.
	 *
	 * @param string $text  What stands in the file, on the site's clock.
	 * @param Clock  $clock Says which year it is: nobody agreed, or wrote, years ahead.
	 *
	 * @throws RowRefused When it is no date.
	 */
	public static function utc( string $text, Clock $clock = new SystemClock() ): string {
		$text = Text::trim( $text );
		if ( '' === $text ) {
			return '';
		}
		try {
			// PHP reads "next Tuesday", "+3 years" and half of what is no date at all.
			$moment = 1 === preg_match( self::FORMATS, $text ) ? new DateTimeImmutable( $text, wp_timezone() ) : null;
		} catch ( Exception ) {
			$moment = null;
		}
		$errors = DateTimeImmutable::getLastErrors();
		$year   = (int) $moment?->format( 'Y' );
		$latest = (int) $clock->now()->format( 'Y' ) + 1;
		// The thirty-first of February is only a warning of PHP's.
		if (
			null === $moment
			|| ( false !== $errors && [] !== $errors['warnings'] )
			|| $year < self::FIRST
			|| $year > $latest
		) {
			throw new RowRefused( sprintf(
				/* translators: %s: what stands in the file. */
				__( '“%s” is not a valid date. Use a format like 2026-11-21 14:30.', 'brolga' ),
				Text::start( $text, 100 )
			) );
		}
		return $moment->setTimezone( new DateTimeZone( 'UTC' ) )->format( 'Y-m-d H:i:s' );
	}
}
