<?php
declare( strict_types=1 );

namespace Brolga\Leads;

use Brolga\Core\Support\Text;

/**
 * Splits texts into words, in the same way for the index and for searches. A search matches prefixes: "gard"
 * finds "garden", "jo.smith@ex" an email address, "0412 345" a phone number in any notation.
 *
 * Accents and case are ignored. Scripts without spaces between words are split into pairs of letters. The
 * result never depends on a PHP extension or on the site's language, because texts that were indexed years ago
 * must still be found.
 *
 * @see LEAD-30
 */
final class SearchWords {

	public const MAX = 1000;

	/** In characters; the rest of a longer word is ignored. */
	public const MAX_LENGTH = 64;

	private const MAX_ASKED = 8;

	/** Numbers with fewer or more digits are not treated as phone numbers. */
	private const MIN_DIGITS = 6;
	private const MAX_DIGITS = 15;

	/** Phone numbers are compared by their last digits, which do not include the country code. */
	private const LOCAL_DIGITS = 9;

	private const UNSPACED = '\p{Han}\p{Hiragana}\p{Katakana}\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}々ー';

	/** A run of letters in such a script, a word, or a symbol such as 🌱. */
	private const WORD = '/[' . self::UNSPACED . ']+|(?:(?![' . self::UNSPACED . '])[\p{L}\p{N}\p{M}])+|\p{So}/u';

	private const ADDRESS = '/[^\s@<>()\[\],;:"]+@[^\s@<>()\[\],;:"]*/u';

	/** A name with an apostrophe, such as `O'Brien`, which many people type without it. */
	private const JOINED = '/[\p{L}\p{M}]+(?:[\'’‘ʼ＇][\p{L}\p{M}]+)+/u';

	/** A number with separators between thousands: `1,200` of `$1,200.50`. */
	private const GROUPED = '/(?<![\p{L}\p{N}.,])[1-9]\d{0,2}(?:([,.\'’\x{00A0}\x{202F}])\d{3})(?:\1\d{3})*(?!\d)/u';

	/** At least six digits with up to three separators between two, as in phone numbers. */
	private const NUMBER = '/(?<![\p{L}\p{N}])\d(?:[ \x{00A0}.()\/-]{0,3}\d){5,}(?![\p{L}\p{N}])/u';

	/** @return list<string> */
	public static function of( string $text ): array {
		$text  = self::fold( $text );
		$words = [];
		foreach ( self::all( self::WORD, $text ) as $word ) {
			array_push( $words, ...self::is_unspaced( $word ) ? self::pairs( $word, true ) : [ $word ] );
		}
		foreach ( self::all( self::ADDRESS, $text ) as $address ) {
			$words[] = rtrim( $address, '.' );
		}
		foreach ( self::all( self::JOINED, $text ) as $name ) {
			$words[] = self::without_marks( $name );
		}
		foreach ( self::all( self::GROUPED, $text ) as $number ) {
			$words[] = self::without_marks( $number );
		}
		foreach ( self::all( self::NUMBER, $text ) as $number ) {
			$digits = self::digits( $number );
			for ( $start = 0; $start <= strlen( $digits ) - self::MIN_DIGITS; $start++ ) {
				// Any ending of a number matches, because its prefix depends on the country.
				$words[] = substr( $digits, $start );
			}
		}
		return self::distinct( $words, self::MAX );
	}

	/** @return list<string> */
	public static function asked( string $search ): array {
		$text  = self::fold( Text::line( $search ) );
		$words = [];
		foreach ( self::all( self::ADDRESS, $text ) as $address ) {
			$words[] = $address;
			$text    = str_replace( $address, ' ', $text );
		}
		foreach ( self::all( self::NUMBER, $text ) as $number ) {
			$digits = self::digits( $number );
			if ( strlen( $digits ) >= self::MIN_DIGITS ) {
				$words[] = strlen( $digits ) > self::LOCAL_DIGITS ? substr( $digits, -self::LOCAL_DIGITS ) : $digits;
				$text    = str_replace( $number, ' ', $text );
			}
		}
		foreach ( [ self::JOINED, self::GROUPED ] as $pattern ) {
			$text = preg_replace_callback(
				$pattern,
				static fn ( array $found ): string => self::without_marks( $found[0] ),
				$text
			) ?? $text;
		}
		foreach ( self::all( self::WORD, $text ) as $word ) {
			array_push( $words, ...self::is_unspaced( $word ) ? self::pairs( $word, false ) : [ $word ] );
		}
		// A search for symbols only must find nothing, not everything.
		return [] === $words && '' !== $text ? [ $text ] : self::distinct( $words, self::MAX_ASKED );
	}

	/** @param list<string> $words */
	public static function join( array $words ): string {
		return [] === $words ? '' : ' ' . implode( ' ', $words );
	}

	/** @return list<string> */
	public static function split( string $text ): array {
		return array_values( array_filter( explode( ' ', $text ), static fn ( string $word ): bool => '' !== $word ) );
	}

	private static function fold( string $text ): string {
		// A fixed locale, because others replace "ü" by "ue".
		$text = remove_accents( str_replace( 'ß', 'ss', Text::lower( $text ) ), 'en_US' );
		// Combining accents.
		return preg_replace( '/[\x{0300}-\x{036F}]/u', '', Text::lower( $text ) ) ?? '';
	}

	/** @return list<string> */
	private static function all( string $pattern, string $text ): array {
		return false === preg_match_all( $pattern, $text, $found ) ? [] : $found[0];
	}

	private static function is_unspaced( string $word ): bool {
		return 1 === preg_match( '/^[' . self::UNSPACED . ']/u', $word );
	}

	/**
	 * Splits a run of letters into pairs: 東京都 becomes 東京, 京都 and, for the index,
	 * 都, so that each letter begins a word.
	 *
	 * @param bool $with_end Whether the last letter is a word too.
	 * @return list<string>
	 */
	private static function pairs( string $run, bool $with_end ): array {
		$letters = self::all( '/./us', $run );
		$last    = count( $letters ) - 1;
		$pairs   = [];
		for ( $key = 0; $key < $last; $key++ ) {
			$pairs[] = $letters[ $key ] . $letters[ $key + 1 ];
		}
		return $with_end || 0 === $last ? [ ...$pairs, $letters[ $last ] ?? '' ] : $pairs;
	}

	/** Returns the digits without leading zeros; empty if too many for a phone number. */
	private static function digits( string $number ): string {
		$digits = ltrim( preg_replace( '/\D/', '', $number ) ?? '', '0' );
		return strlen( $digits ) > self::MAX_DIGITS ? '' : $digits;
	}

	private static function without_marks( string $text ): string {
		return preg_replace( '/[^\p{L}\p{M}\p{N}]/u', '', $text ) ?? '';
	}

	/**
	 * @param list<string> $words
	 * @return list<string>
	 */
	private static function distinct( array $words, int $most ): array {
		$distinct = [];
		foreach ( $words as $word ) {
			$word = Text::start( $word, self::MAX_LENGTH );
			if ( '' !== $word ) {
				// The prefix keeps "2026" from becoming an integer key.
				$distinct[ "-{$word}" ] = $word;
			}
		}
		return array_slice( array_values( $distinct ), 0, $most );
	}
}
