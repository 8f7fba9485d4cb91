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
 * Parses dates in the formats that people and other programs write, and rejects relative dates
 * such as "next Tuesday", which PHP would accept.
 *
 * @see EXPORT-8
 */
final class DateReader {

	/** The earliest year accepted. */
	private const FIRST = 1970;

	private const TIME =
		'(?:,? |T)\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?: ?[AP]M)?(?: ?(?:Z|UTC|GMT|[+-]\d{2}:?\d{2}))?';

	private const MONTH = '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:t(?:ember)?)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';

	/**
	 * The accepted formats of a day, each with or without the day of the week: 20261121,
	 * 2026-11-21, 2026/11/21, 21.11.2026, 11/21/2026, 21 Nov 2026, November 21, 2026.
	 */
	private const DAY =
		'(?:[A-Z]{3,9},? )?(?:\d{8}|\d{4}-\d{1,2}-\d{1,2}|\d{4}\/\d{1,2}\/\d{1,2}|\d{1,2}\.\d{1,2}\.\d{4}|\d{1,2}'
			. '-\d{1,2}-\d{4}|\d{1,2}\/\d{1,2}\/\d{4}|\d{1,2}[ -]'
			. self::MONTH
			. '[ -]\d{4}|'
			. self::MONTH
			. ' \d{1,2}(?:st|nd|rd|th)?,? \d{4})';

	private const FORMATS = '/^(?:@\d{1,10}|' . self::DAY . '(?:' . self::TIME . ')?)$/Di';

	/**
	 * Converts a date to UTC in the format of database columns; empty text stays empty.
	 *
	 * @param string $text  A date without a time zone is in the site's time zone.
	 * @param Clock  $clock Dates later than the end of next year are rejected as typing errors.
	 * @throws RowRefused If the text is not a date.
	 */
	public static function utc( string $text, Clock $clock = new SystemClock() ): string {
		$text = Text::trim( $text );
		if ( '' === $text ) {
			return '';
		}
		try {
			// PHP would also parse "next Tuesday", "+3 years" and much that is not a date.
			$moment = 1 === preg_match( self::FORMATS, $text ) ? new DateTimeImmutable( $text, wp_timezone() ) : null;
		} catch ( Exception ) {
			$moment = null;
		}
		$errors = DateTimeImmutable::getLastErrors();
		$year   = (int) $moment?->format( 'Y' );
		$latest = (int) $clock->now()->format( 'Y' ) + 1;
		// For February 31, PHP only warns.
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
