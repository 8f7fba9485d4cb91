<?php
declare( strict_types=1 );

namespace Brolga\Leads;

use Brolga\Core\Support\Text;

/**
 * Takes texts apart in the same way for both sides of a search. A search finds
 * what begins with each of its words: "gard" finds "garden", "jo.smith@ex" an
 * address, "0412 345" a telephone number however it was written.
 *
 * Accents and capitals count for nothing. Scripts that set no spaces between
 * words are taken in pairs of letters. Nothing here depends on an extension or
 * on the site's language: what was stored years ago must be found.
 *
 * @see LEAD-30
 */
final class Words {

	/** So many different words of one enquiry can be found. */
	public const MAX = 1000;

	/** The longest word, in characters; the rest of a longer one does not count. */
	public const MAX_LENGTH = 64;

	/** The most words of a search that count. */
	private const MAX_ASKED = 8;

	/** Fewer digits are a word like any other; more are no telephone number. */
	private const MIN_DIGITS = 6;
	private const MAX_DIGITS = 15;

	/** So many last digits of a number are the same with and without its country. */
	private const LOCAL_DIGITS = 9;

	/** Scripts that set no spaces between words. */
	private const UNSPACED = '\p{Han}\p{Hiragana}\p{Katakana}\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}々ー';

	/** A run of such letters, a word, or a sign such as 🌱. */
	private const WORD = '/[' . self::UNSPACED . ']+|(?:(?![' . self::UNSPACED . '])[\p{L}\p{N}\p{M}])+|\p{So}/u';

	/** An address, or its beginning. */
	private const ADDRESS = '/[^\s@<>()\[\],;:"]+@[^\s@<>()\[\],;:"]*/u';

	/** A name with a mark in it, `O'Brien`, which many type without. */
	private const JOINED = '/[\p{L}\p{M}]+(?:[\'’‘ʼ＇][\p{L}\p{M}]+)+/u';

	/** A number with signs between its thousands, `1,200` of `$1,200.50`. */
	private const GROUPED = '/(?<![\p{L}\p{N}.,])[1-9]\d{0,2}(?:([,.\'’\x{00A0}\x{202F}])\d{3})(?:\1\d{3})*(?!\d)/u';

	/** Digits with at most three signs between two of them, as people group numbers. */
	private const NUMBER = '/(?<![\p{L}\p{N}])\d(?:[ \x{00A0}.()\/-]{0,3}\d){5,}(?![\p{L}\p{N}])/u';

	/**
	 * What can be found of a text.
	 *
	 * @param string $text Valid UTF-8.
	 * @return list<string> Each once.
	 */
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
				// The end of a number is found too: its beginning may be another country's.
				$words[] = substr( $digits, $start );
			}
		}
		return self::distinct( $words, self::MAX );
	}

	/**
	 * What a search looks for: the beginnings of words, all of which must be there.
	 *
	 * @param string $search As it was typed.
	 * @return list<string> Empty when nothing was typed.
	 */
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
		// Signs alone are in no enquiry's words: they find nothing rather than everything.
		return [] === $words && '' !== $text ? [ $text ] : self::distinct( $words, self::MAX_ASKED );
	}

	/**
	 * Words as they are stored beside an enquiry, each after a space.
	 *
	 * @param list<string> $words Of of().
	 */
	public static function join( array $words ): string {
		return [] === $words ? '' : ' ' . implode( ' ', $words );
	}

	/**
	 * The words that join() made a text of.
	 *
	 * @return list<string>
	 */
	public static function split( string $text ): array {
		return array_values( array_filter( explode( ' ', $text ), static fn ( string $word ): bool => '' !== $word ) );
	}

	/**
	 * Small letters without accents.
	 *
	 * @param string $text Valid UTF-8.
	 */
	private static function fold( string $text ): string {
		// In one language for all sites: another would write "ü" as "ue".
		$text = remove_accents( str_replace( 'ß', 'ss', Text::lower( $text ) ), 'en_US' );
		// Accents that stand on their own.
		return preg_replace( '/[\x{0300}-\x{036F}]/u', '', Text::lower( $text ) ) ?? '';
	}

	/**
	 * All that fits a pattern.
	 *
	 * @param string $text Where.
	 * @return list<string>
	 */
	private static function all( string $pattern, string $text ): array {
		return false === preg_match_all( $pattern, $text, $found ) ? [] : $found[0];
	}

	/**
	 * Whether a word's script sets no spaces.
	 */
	private static function is_unspaced( string $word ): bool {
		return 1 === preg_match( '/^[' . self::UNSPACED . ']/u', $word );
	}

	/**
	 * A run of letters in pairs: 東京都 is 東京, 京都 and, where it is stored, 都,
	 * so that each letter begins a word.
	 *
	 * @param string $run      Letters without spaces.
	 * @param bool   $with_end Whether the last letter counts by itself.
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

	/**
	 * The digits of a number, without the zeros it begins with; empty when it is
	 * too long for one that anybody dials.
	 *
	 * @param string $number As it was written.
	 */
	private static function digits( string $number ): string {
		$digits = ltrim( preg_replace( '/\D/', '', $number ) ?? '', '0' );
		return strlen( $digits ) > self::MAX_DIGITS ? '' : $digits;
	}

	/**
	 * A name or number without the marks in it.
	 */
	private static function without_marks( string $text ): string {
		return preg_replace( '/[^\p{L}\p{M}\p{N}]/u', '', $text ) ?? '';
	}

	/**
	 * Each word once, and no longer than it may be.
	 *
	 * @param list<string> $words Words.
	 * @param int          $most  How many at most.
	 * @return list<string>
	 */
	private static function distinct( array $words, int $most ): array {
		$distinct = [];
		foreach ( $words as $word ) {
			$word = Text::start( $word, self::MAX_LENGTH );
			if ( '' !== $word ) {
				// The sign keeps "2026" from becoming a number.
				$distinct[ "-{$word}" ] = $word;
			}
		}
		return array_slice( array_values( $distinct ), 0, $most );
	}
}
