<?php
declare( strict_types=1 );

namespace Brolga\Spam\Wording;

use Brolga\Core\Support\Text;

/**
 * Splits a message into features to count: words, pairs of adjacent words, and markers for what differs between
 * messages, such as numbers and email addresses. Each feature counts once per message. It uses no optional PHP
 * extension, because features learned years ago must be found again on any server.
 *
 * @see SPAM-30 SPAM-31
 */
final class Features {

	private const MARK = '~';

	/** Feature of every message, so its counts are the total numbers of messages. */
	public const MESSAGE = '~message';

	public const LINK     = '~link';
	public const LINKS    = '~links';
	public const MARKUP   = '~markup';
	public const ALPHABET = '~alphabet';
	public const LANGUAGE = '~language';

	/** Number of links from which a message gets the marker LINKS. */
	private const MANY = 3;

	/** Maximum characters to analyse, so that nobody can slow the analysis down. */
	private const MAX_CHARACTERS = 6000;

	/** Maximum features of a message. */
	private const MAX = 500;

	/** Maximum characters of a word in languages that separate words by spaces. */
	private const MAX_LENGTH = 32;

	/** Scripts without spaces between words. */
	private const UNSPACED = '\p{Han}\p{Hiragana}\p{Katakana}\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}';

	private const WORD = '/['
		. self::UNSPACED
		. ']+|(?:(?!['
		. self::UNSPACED
		. '])[\p{L}\p{M}])(?:(?!['
		. self::UNSPACED
		. "])[\p{L}\p{M}\p{N}]|['’](?=\p{L}))*|\p{N}(?:[\p{N}.,]*\p{N})?[\p{L}]*/u";

	/** Patterns that are replaced by a marker. */
	private const MARKS = [
		'~address'   => '/[^\s@<>()\[\],;:"]+@[^\s@<>()\[\],;:"]+/u',
		'~telephone' => '/(?<![\p{L}\p{N}])\+?\d(?:[ \x{00A0}.()\/-]{0,3}\d){7,14}(?![\p{L}\p{N}])/u',
		'~money'     => '/\p{Sc}/u',
		'~percent'   => '/%/',
		'~shouting'  => '/!{2,}/',
		'~mixed'     => '/(?<![\p{L}\p{N}])(?=\p{L}*\p{N})(?=\p{N}*\p{L})[\p{L}\p{N}]{6,}/u',
	];

	private const CAPITALS = '/(?<![\p{L}\p{N}])\p{Lu}{4,}(?![\p{L}\p{N}])/u';

	/** A text with fewer words is too short to be recognised as a repeated message. */
	private const REPEATABLE = 8;

	/**
	 * @param string $text Words that identify a repeated message; empty if there are too few.
	 * @param list<string> $all
	 * @param list<string> $links
	 */
	private function __construct(
		public readonly array $all,
		public readonly array $links,
		public readonly string $text
	) {}

	public static function is_words( string $feature ): bool {
		return ! str_contains( $feature, self::MARK );
	}

	/** @param string $text Valid UTF-8. */
	public static function of( string $text, SiteProfile $site_profile ): self {
		$text  = Text::start( $text, self::MAX_CHARACTERS );
		$links = $site_profile->links( $text );
		$plain = MessageLinks::cut( $text );
		$marks = array_filter(
			self::MARKS,
			static fn ( string $pattern ): bool => 1 === preg_match( $pattern, $plain )
		);
		$words = self::words( preg_replace( self::MARKS, ' ', $plain ) ?? '' );
		$known = array_values( array_filter( $words, self::is_words( ... ) ) );
		$signs = array_filter(
			[
				self::MESSAGE  => true,
				self::LINK     => [] !== $links,
				self::LINKS    => count( $links ) >= self::MANY,
				self::MARKUP   => MessageLinks::are_markup( $text ),
				self::ALPHABET => $site_profile->is_strange_alphabet( $plain ),
				self::LANGUAGE => $site_profile->is_strange_language( $known ),
				'~capitals'    => 1 === preg_match( self::CAPITALS, $plain ),
			]
		);
		$all   = [
			...array_keys( $signs ),
			...array_keys( $marks ),
			...array_map( static fn ( string $host ): string => "~host {$host}", $links ),
			...$words,
			...self::neighbours( $words ),
		];
		return new self(
			array_slice( array_values( array_unique( $all ) ), 0, self::MAX ),
			$links,
			count( $known ) < self::REPEATABLE ? '' : implode( ' ', $known )
		);
	}

	/** @return list<string> */
	private static function words( string $text ): array {
		$words = [];
		foreach ( self::found( self::WORD, Text::lower( $text ) ) as $run ) {
			array_push(
				$words,
				...match ( true ) {
					1 === preg_match( '/^[' . self::UNSPACED . ']/u', $run ) => self::pairs( $run ),
					1 === preg_match( '/^\p{N}/u', $run )                    => [ self::number( $run ) ],
					default                                                  => [
						Text::start( str_replace( '’', "'", $run ), self::MAX_LENGTH ),
					],
				}
			);
		}
		return $words;
	}

	/**
	 * @param list<string> $words
	 * @return list<string>
	 */
	private static function neighbours( array $words ): array {
		$pairs  = [];
		$before = null;
		foreach ( $words as $word ) {
			if ( null !== $before ) {
				$pairs[] = "{$before} {$word}";
			}
			$before = $word;
		}
		return $pairs;
	}

	/** Returns a marker for a number: its count of digits and the letters that follow. */
	private static function number( string $number ): string {
		preg_match( '/\p{L}{0,4}/u', preg_replace( '/^[\p{N}.,]+/u', '', $number ) ?? '', $unit );
		return self::MARK . min( 8, (int) preg_match_all( '/\p{N}/u', $number ) ) . ( $unit[0] ?? '' );
	}

	/** @return list<string> Pairs of adjacent letters, for scripts without spaces. */
	private static function pairs( string $run ): array {
		$letters = self::found( '/./us', $run );
		$pairs   = [];
		for ( $place = 1; $place < count( $letters ); $place++ ) {
			$pairs[] = $letters[ $place - 1 ] . $letters[ $place ];
		}
		return [] === $pairs ? $letters : $pairs;
	}

	/** @return list<string> */
	private static function found( string $pattern, string $text ): array {
		return false === preg_match_all( $pattern, $text, $found ) ? [] : $found[0];
	}
}
