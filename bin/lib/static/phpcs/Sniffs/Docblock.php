<?php
declare( strict_types=1 );

namespace Brolga\Sniffs;

/**
 * Knows which lines of a docblock tell nothing that the code beneath does not tell.
 */
final class Docblock {

	/** Words that tell nothing by themselves. */
	private const IDLE_WORDS = 'a an and all are as be for in is it its itself of one our some that the them there '
		. 'this to what which with';

	/** What a docblock says of many methods and so of none. */
	private const IDLE_SENTENCES = [
		'/^(adds the hooks|answers the call|columns and keys|what it looks at|what it says|which one it is)$/',
		'/^(how|what) it is called$/',
		'/^all of (it|them)$/',
		// "Listens.", "Its name.", "Sees to it."
		'/^[a-z]+$/',
		'/^(the|its|an?|one|their|all) [a-z]+$/',
		'/^[a-z]+( to)? (it|them|both|there|all of it|all of them)$/',
	];

	/** What everybody knows of some methods. */
	private const KNOWN_METHODS = [
		'__construct' => 'constructor',
		'register'    => 'adds hooks, listens to WordPress',
	];

	/**
	 * @param string                $name  The name of what stands beneath.
	 * @param array<string, string> $types Its types: of parameters by `$name`, `return`, `var`.
	 */
	public function __construct( private readonly string $name, private readonly array $types = [] ) {}

	/**
	 * Finds the lines that tell nothing.
	 *
	 * @return array<int, string> What is wrong, by the number of a line; the first is 0.
	 */
	public function idle_lines( string $text ): array {
		$idle        = [];
		$parts       = self::parts( $text );
		$says_little = 1 === count( array_filter( $parts, self::is_prose( ... ) ) );
		foreach ( $parts as $part ) {
			if ( self::is_prose( $part )
				? $says_little && $this->is_idle_sentence( $part['text'] )
				: $this->is_idle_tag( $part['text'] ) ) {
				$idle += array_fill_keys( $part['lines'], $part['text'] );
			}
		}
		return $idle;
	}

	/**
	 * Takes a docblock apart: each paragraph and each tag, with the lines after it that belong to it.
	 *
	 * @return list<array{text: string, lines: non-empty-list<int>}>
	 */
	private static function parts( string $text ): array {
		$parts = [];
		$part  = null;
		foreach ( explode( "\n", $text ) as $number => $line ) {
			$words = trim( (string) preg_replace( '~^\s*/?\*+(?!/)|\*+/\s*$~', '', $line ) );
			if ( null !== $part && ( '' === $words || str_starts_with( $words, '@' ) ) ) {
				$parts[] = $part;
				$part    = null;
			}
			if ( '' !== $words ) {
				$part = [
					'text'  => null === $part ? $words : "{$part['text']} {$words}",
					'lines' => [ ...$part['lines'] ?? [], $number ],
				];
			}
		}
		return null === $part ? $parts : [ ...$parts, $part ];
	}

	/**
	 * @param array{text: string, ...} $part
	 */
	private static function is_prose( array $part ): bool {
		return ! str_starts_with( $part['text'], '@' );
	}

	/**
	 * Whether a tag repeats a type and a name, and nothing besides.
	 */
	private function is_idle_tag( string $tag ): bool {
		if ( 1 === preg_match( '/^@param\s+(\S+)\s+&?(?:\.\.\.)?(\$\w+)(.*)$/', $tag, $is ) ) {
			return $this->is_type_of( $is[2], $is[1] ) && self::is_known( $is[3], $is[2] . ' ' . $is[1] );
		}
		return 1 === preg_match( '/^@(return|var)\s+(\S+)$/', $tag, $is ) && $this->is_type_of( $is[1], $is[2] );
	}

	/**
	 * Whether a type is the one that the code has.
	 */
	private function is_type_of( string $of, string $type ): bool {
		$told = $this->types[ $of ] ?? '';
		return '' !== $told && self::plain_type( $told ) === self::plain_type( $type );
	}

	/**
	 * A type by the short names of its parts, in one order.
	 *
	 * @return list<string>
	 */
	private static function plain_type( string $type ): array {
		$parts = explode( '|', (string) preg_replace( '/^\?/', 'null|', str_replace( ' ', '', $type ) ) );
		$parts = array_map(
			static fn ( string $part ): string => (string) preg_replace( '/^.*\\\\/', '', $part ),
			$parts
		);
		sort( $parts );
		return $parts;
	}

	/**
	 * Whether a sentence tells nothing: "Its name.", "Listens.", "Does it.", or the name in other words.
	 */
	private function is_idle_sentence( string $sentence ): bool {
		$plain = strtolower( rtrim( $sentence, '.' ) );
		return $plain !== preg_replace( self::IDLE_SENTENCES, '', $plain )
			|| self::is_known( $sentence, $this->name . ' ' . ( self::KNOWN_METHODS[ $this->name ] ?? '' ) );
	}

	/**
	 * Whether all words of a sentence are known from elsewhere.
	 */
	private static function is_known( string $sentence, string $known ): bool {
		return [] === array_diff( self::words( $sentence ), self::words( $known . ' ' . self::IDLE_WORDS ) );
	}

	/**
	 * The words of a sentence or of a name, in small letters and without their endings.
	 *
	 * @return list<string>
	 */
	private static function words( string $text ): array {
		$apart = strtolower( (string) preg_replace( '/(?<=[a-z])(?=[A-Z])|_/', ' ', $text ) );
		$words = preg_split( '/[^\p{L}\p{N}]+/u', $apart, -1, PREG_SPLIT_NO_EMPTY );
		return array_map(
			static fn ( string $word ): string => (string) preg_replace(
				[ '/ies$/', '/(?<=[a-z]{3})(?:es|ed|e|s|ing)$/' ],
				[ 'y', '' ],
				$word
			),
			false === $words ? [] : $words
		);
	}
}
