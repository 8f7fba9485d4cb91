<?php
declare( strict_types=1 );

namespace Brolga\Search;

/**
 * Finds the known word that is most similar to a mistyped one.
 *
 * @see SEARCH-12
 */
final class NearWords {

	/** The longest word that is compared, because the time needed grows with the length. */
	private const MOST_LETTERS = 40;

	/** From this length on, words may differ by two edits, shorter ones by one. */
	private const LONG = 7;

	/** Shorter words may differ only by two swapped letters, because they resemble too many others. */
	private const SHORT = 4;

	/** @return list<string> */
	public static function of( string $text ): array {
		$words = preg_split( '/[^\p{L}\p{M}\p{N}]+/u', mb_strtolower( $text ), -1, PREG_SPLIT_NO_EMPTY );
		return false === $words ? [] : $words;
	}

	/**
	 * Returns the most similar known word, or the word itself if none is similar.
	 *
	 * @param array<array-key, int> $known
	 */
	public static function nearest( string $word, array $known ): string {
		$length = mb_strlen( $word );
		if ( isset( $known[ $word ] ) || $length < self::SHORT - 1 || $length > self::MOST_LETTERS ) {
			return $word;
		}
		// levenshtein() compares bytes: each letter of the word becomes one byte, all others share another.
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
			// Two swapped letters are one mistake.
			if ( 2 === $distance && count_chars( $coded ) === count_chars( $code ) ) {
				$distance = 1;
			} elseif ( $length < self::SHORT ) {
				continue;
			}
			$best = $distance <= ( $length >= self::LONG ? 2 : 1 )
				// Mistakes in the first letter are rare; among equal words, the more frequent one is more likely.
				? min( $best, [ 2 * $distance + ( $coded[0] === $code[0] ? 0 : 1 ), -$times, $other ] )
				: $best;
		}
		return '' === $best[2] ? $word : $best[2];
	}
}
