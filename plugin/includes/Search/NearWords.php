<?php
declare( strict_types=1 );

namespace Brolga\Search;

/**
 * Finds the word that somebody may have meant.
 *
 * @see SEARCH-12
 */
final class NearWords {

	/** Nobody types a longer one by mistake, and comparing takes as long as a word is. */
	private const MOST_LETTERS = 40;

	/** Words of so many letters may differ in two of them, shorter ones in one. */
	private const LONG = 7;

	/** Shorter ones are too near to each other: their letters may have changed places. */
	private const SHORT = 4;

	/**
	 * The words of a text, in small letters.
	 *
	 * @param string $text What somebody has written.
	 * @return list<string>
	 */
	public static function of( string $text ): array {
		$words = preg_split( '/[^\p{L}\p{M}\p{N}]+/u', mb_strtolower( $text ), -1, PREG_SPLIT_NO_EMPTY );
		return false === $words ? [] : $words;
	}

	/**
	 * The nearest word, or the same where none is near.
	 *
	 * @param string                 $word  As it was typed, in small letters.
	 * @param array<array-key, int>  $known How often words are used, by word.
	 */
	public static function nearest( string $word, array $known ): string {
		$length = mb_strlen( $word );
		if ( isset( $known[ $word ] ) || $length < self::SHORT - 1 || $length > self::MOST_LETTERS ) {
			return $word;
		}
		// PHP compares bytes: each letter of the word becomes one, all others another.
		$bytes = [];
		foreach ( mb_str_split( $word ) as $letter ) {
			$bytes[ $letter ] ??= chr( count( $bytes ) + 1 );
		}
		$coded = strtr( $word, $bytes );
		$best  = [ PHP_INT_MAX, 0, '' ];
		foreach ( $known as $other => $times ) {
			$other   = (string) $other;
			$letters = mb_str_split( $other );
			if ( abs( count( $letters ) - $length ) > 2 ) {
				continue;
			}
			$code     = implode(
				'',
				array_map( static fn ( string $letter ): string => $bytes[ $letter ] ?? "\0", $letters )
			);
			$distance = levenshtein( $coded, $code );
			// Two letters that have changed places are one mistake.
			if ( 2 === $distance && count_chars( $coded ) === count_chars( $code ) ) {
				$distance = 1;
			} elseif ( $length < self::SHORT ) {
				continue;
			}
			$best = $distance <= ( $length >= self::LONG ? 2 : 1 )
				// Few begin a word wrongly, and what is used more often is meant more often.
				? min( $best, [ 2 * $distance + ( $coded[0] === $code[0] ? 0 : 1 ), -$times, $other ] )
				: $best;
		}
		return '' === $best[2] ? $word : $best[2];
	}
}
