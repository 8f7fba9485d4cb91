<?php
declare( strict_types=1 );

namespace Brolga\Spam\Wording;

use Brolga\Core\Support\Text;

/**
 * Takes a message apart into what can be counted: words, pairs of words that
 * follow each other, and marks for what no two messages have in common, such as
 * numbers and addresses. Each is there once, however often it was written.
 *
 * Nothing here depends on an extension: what was learned years ago must be found
 * again.
 *
 * @see SPAM-30 SPAM-31
 */
final class Features {

	/** What marks begin with; no word does. */
	private const MARK = '~';

	/** Every message has it: its counts are those of all messages. */
	public const MESSAGE = '~message';

	public const LINK     = '~link';
	public const LINKS    = '~links';
	public const MARKUP   = '~markup';
	public const ALPHABET = '~alphabet';
	public const LANGUAGE = '~language';

	/** From so many links on they are many. */
	private const MANY = 3;

	/** What is beyond so many characters does not count: nobody can make judging slow. */
	private const MAX_CHARACTERS = 6000;

	/** The most features of a message. */
	private const MAX = 500;

	/** A longer word is no word of any language that sets spaces. */
	private const MAX_LENGTH = 32;

	/** Scripts that set no spaces between words. */
	private const UNSPACED = '\p{Han}\p{Hiragana}\p{Katakana}\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}';

	/** A run of such letters, a word, or a number. */
	private const WORD = '/['
		. self::UNSPACED
		. ']+|(?:(?!['
		. self::UNSPACED
		. '])[\p{L}\p{M}])(?:(?!['
		. self::UNSPACED
		. "])[\p{L}\p{M}\p{N}]|['’](?=\p{L}))*|\p{N}(?:[\p{N}.,]*\p{N})?[\p{L}]*/u";

	/** What is a mark wherever it stands, and no word. */
	private const MARKS = [
		'~address'   => '/[^\s@<>()\[\],;:"]+@[^\s@<>()\[\],;:"]+/u',
		'~telephone' => '/(?<![\p{L}\p{N}])\+?\d(?:[ \x{00A0}.()\/-]{0,3}\d){7,14}(?![\p{L}\p{N}])/u',
		'~money'     => '/\p{Sc}/u',
		'~percent'   => '/%/',
		'~shouting'  => '/!{2,}/',
		'~mixed'     => '/(?<![\p{L}\p{N}])(?=\p{L}*\p{N})(?=\p{N}*\p{L})[\p{L}\p{N}]{6,}/u',
	];

	/** A word in capitals. */
	private const CAPITALS = '/(?<![\p{L}\p{N}])\p{Lu}{4,}(?![\p{L}\p{N}])/u';

	/** So few words are no text that anybody repeats to deceive. */
	private const REPEATABLE = 8;

	/**
	 * @param list<string> $all   Each once.
	 * @param list<string> $links The hosts of its links to other sites.
	 * @param string       $text  Its words alone, by which the same message is known again; empty where it has too few.
	 */
	private function __construct(
		public readonly array $all,
		public readonly array $links,
		public readonly string $text
	) {}

	/**
	 * Whether a feature is a word or several, which can be shown.
	 */
	public static function is_words( string $feature ): bool {
		return ! str_contains( $feature, self::MARK );
	}

	/**
	 * Takes a message apart.
	 *
	 * @param string $text Valid UTF-8.
	 * @param Home   $home What is usual on the site.
	 */
	public static function of( string $text, Home $home ): self {
		$text  = Text::start( $text, self::MAX_CHARACTERS );
		$links = $home->links( $text );
		$plain = Links::cut( $text );
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
				self::MARKUP   => Links::are_markup( $text ),
				self::ALPHABET => $home->is_strange_alphabet( $plain ),
				self::LANGUAGE => $home->is_strange_language( $known ),
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

	/**
	 * The words of a text in their order, numbers as marks.
	 *
	 * @param string $text Without links and marks.
	 * @return list<string>
	 */
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
	 * Words that follow each other, in pairs.
	 *
	 * @param list<string> $words Words.
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

	/**
	 * What a number has in common with others: how long it is, and which letters follow.
	 *
	 * @param string $number As it was written.
	 */
	private static function number( string $number ): string {
		preg_match( '/\p{L}{0,4}/u', preg_replace( '/^[\p{N}.,]+/u', '', $number ) ?? '', $unit );
		return self::MARK . min( 8, (int) preg_match_all( '/\p{N}/u', $number ) ) . ( $unit[0] ?? '' );
	}

	/**
	 * A run of letters in pairs.
	 *
	 * @param string $run Letters without spaces.
	 * @return list<string>
	 */
	private static function pairs( string $run ): array {
		$letters = self::found( '/./us', $run );
		$pairs   = [];
		for ( $place = 1; $place < count( $letters ); $place++ ) {
			$pairs[] = $letters[ $place - 1 ] . $letters[ $place ];
		}
		return [] === $pairs ? $letters : $pairs;
	}

	/**
	 * All that fits a pattern.
	 *
	 * @param string $text Where.
	 * @return list<string>
	 */
	private static function found( string $pattern, string $text ): array {
		return false === preg_match_all( $pattern, $text, $found ) ? [] : $found[0];
	}
}
