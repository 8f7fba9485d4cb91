<?php
declare( strict_types=1 );

namespace Brolga\Spam\Wording;


/**
 * What is usual for the site: its own domain, alphabets and languages. Anything else is only one
 * of several signs, and the owner's judgements can outweigh it.
 *
 * @see SPAM-30
 */
final class SiteProfile {

	/** Minimum letters from which an alphabet is recognised. */
	private const LETTERS = 8;

	/**
	 * Minimum small words from which a language is recognised. They must also be twice as many as
	 * those of any other language.
	 */
	private const WORDS = 3;

	/** Languages by alphabet; all languages that are not listed use Latin letters. */
	private const ALPHABETS = [
		'Latin'      => [],
		'Cyrillic'   => [ 'ru', 'uk', 'bg', 'sr', 'mk', 'be', 'kk', 'ky', 'mn', 'tg', 'tt' ],
		'Greek'      => [ 'el' ],
		'Arabic'     => [ 'ar', 'ary', 'arq', 'fa', 'ur', 'ckb', 'ps', 'ug', 'azb' ],
		'Hebrew'     => [ 'he' ],
		'Han'        => [ 'zh', 'ja' ],
		'Hiragana'   => [ 'ja' ],
		'Katakana'   => [ 'ja' ],
		'Hangul'     => [ 'ko' ],
		'Thai'       => [ 'th' ],
		'Devanagari' => [ 'hi', 'mr', 'ne' ],
		'Bengali'    => [ 'bn', 'as' ],
		'Armenian'   => [ 'hy' ],
		'Georgian'   => [ 'ka' ],
	];

	/** Frequent words that distinguish these languages. */
	private const SMALL_WORDS = [
		'en' => [ 'the', 'and', 'you', 'your', 'with', 'for', 'this', 'that', 'are', 'have', 'would', 'our', 'is' ],
		'de' => [
			'und',
			'der',
			'das',
			'ich',
			'wir',
			'nicht',
			'mit',
			'für',
			'sie',
			'ist',
			'auf',
			'ein',
			'bitte',
			'ihre',
		],
		'fr' => [ 'et', 'les', 'vous', 'nous', 'je', 'pour', 'est', 'votre', 'avec', 'dans', 'une', 'des', 'sur' ],
		'es' => [ 'el', 'los', 'las', 'por', 'con', 'para', 'una', 'usted', 'gracias', 'su', 'más', 'y', 'desde' ],
		'it' => [ 'il', 'gli', 'che', 'di', 'per', 'sono', 'vorrei', 'grazie', 'della', 'nel', 'una', 'se', 'anche' ],
		'nl' => [ 'het', 'een', 'van', 'ik', 'wij', 'niet', 'voor', 'jullie', 'zijn', 'met', 'ook', 'graag', 'uw' ],
		'pt' => [ 'o', 'os', 'não', 'para', 'com', 'uma', 'você', 'obrigado', 'seu', 'em', 'mais', 'ou', 'dos' ],
		'pl' => [ 'nie', 'się', 'jest', 'dla', 'czy', 'proszę', 'na', 'do', 'że', 'jak', 'oraz', 'w', 'z' ],
		'sv' => [ 'och', 'att', 'det', 'jag', 'inte', 'är', 'för', 'som', 'på', 'har', 'kan', 'ni', 'till' ],
	];

	/** @param list<string> $languages */
	public function __construct(
		private readonly string $host,
		private readonly array $languages
	) {}

	public static function here(): self {
		$host = wp_parse_url( home_url(), PHP_URL_HOST );
		/**
		 * Filters the languages in which the site expects messages. Messages in another language or alphabet are
		 * slightly more likely to be marked as spam.
		 *
		 * @since 0.1.0
		 *
		 * @param list<string> $languages Codes such as `en`. Default: the site's language.
		 *
		 * @example
		 * add_filter( 'brolga_spam_languages', static fn (): array => [ 'en', 'de' ] );
		 */
		$languages = apply_filters( 'brolga_spam_languages', [ strtok( get_locale(), '_' ) ] );
		return new self(
			MessageLinks::plain( is_string( $host ) ? $host : '' ),
			array_values( array_filter( is_array( $languages ) ? $languages : [], is_string( ... ) ) )
		);
	}

	/**
	 * Returns the hosts of links to other sites, one for each link.
	 *
	 * @param string $text Valid UTF-8.
	 * @return list<string>
	 */
	public function links( string $text ): array {
		return array_values(
			array_filter( MessageLinks::in( $text ), fn ( string $host ): bool => $host !== $this->host )
		);
	}

	/**
	 * Whether the message uses an alphabet that none of the site's languages has.
	 *
	 * @param string $text Valid UTF-8, without links.
	 */
	public function is_strange_alphabet( string $text ): bool {
		$letters = [];
		foreach ( array_keys( self::ALPHABETS ) as $alphabet ) {
			$letters[ $alphabet ] = (int) preg_match_all( "/\\p{{$alphabet}}/u", $text );
		}
		arsort( $letters );
		$alphabet = array_key_first( $letters );
		return 'Latin' !== $alphabet
			&& $letters[ $alphabet ] >= self::LETTERS
			&& [] === array_intersect( self::ALPHABETS[ $alphabet ], $this->languages );
	}

	/**
	 * Whether the message is in another language, as far as frequent words tell.
	 *
	 * @param list<string> $words In lower case.
	 */
	public function is_strange_language( array $words ): bool {
		$found = array_map(
			static fn ( array $small ): int => count( array_intersect( $words, $small ) ),
			self::SMALL_WORDS
		);
		arsort( $found );
		[ $most, $next ] = array_values( $found );
		return $most >= self::WORDS
			&& $most >= 2 * $next
			&& ! in_array( array_key_first( $found ), $this->languages, true );
	}
}
