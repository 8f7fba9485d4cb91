<?php
declare( strict_types=1 );

namespace Brolga\Content\Samples;

use Brolga\Core\Extensions\Extensions;

/**
 * Recognizes sentences of patterns that name the business's city or country, whatever they were
 * when the pattern was inserted.
 *
 * @see START-865
 */
final class PlaceSentences {

	/** Matches any city: the settings allow as many characters. */
	private const CITY = '.{1,100}';

	/**
	 * @param array<string, SampleKind|null> $kinds The kind of each sentence, by the regular expression for it.
	 * @param array<string, SampleKind|null> $bound Sentences without a city, which stand in bound texts only.
	 */
	private function __construct( private readonly array $kinds, private readonly array $bound ) {}

	/** Must be called after the patterns' contents were read: a theme collects the sentences while it prints them. */
	public static function of_patterns(): self {
		$kinds = [];
		$bound = [];
		foreach ( array_filter( self::sentences(), is_string( ... ) ) as $sentence ) {
			$text = SampleKind::without_currency( BlockTexts::plain( esc_html( $sentence ) ) );
			$kind = SampleKind::of( BlockTexts::plain( esc_html( $sentence ) ), false );
			if ( str_contains( $text, '%s' ) ) {
				$kinds[ '/^' . str_replace( '%s', self::CITY, preg_quote( $text, '/' ) ) . '$/u' ] = $kind;
			} else {
				$bound[ $text ] = $kind;
			}
		}
		return new self( $kinds, $bound );
	}

	/** Returns null for a text that is none of the sentences, or that is too short to be a sample. */
	public function kind_of( string $text, bool $is_particular ): ?SampleKind {
		$text    = SampleKind::without_currency( $text );
		$if_none = $is_particular ? SampleKind::Text : null;
		if ( $is_particular && array_key_exists( $text, $this->bound ) ) {
			return $this->bound[ $text ] ?? $if_none;
		}
		foreach ( $this->kinds as $pattern => $kind ) {
			if ( 1 === preg_match( $pattern, $text ) ) {
				return $kind ?? $if_none;
			}
		}
		return null;
	}

	/** @return array<array-key, mixed> */
	private static function sentences(): array {
		return Extensions::guard(
			'brolga_place_sentences',
			static function (): array {
				/**
				 * Filters the sentences of a theme's patterns that name the business's city. A page that contains
				 * one still has sample text, whichever city it names. Sentences without a city, such as sample phone
				 * numbers of other countries, only count in texts that are bound to the business.
				 *
				 * @since 0.1.0
				 *
				 * @param list<string> $sentences Sentences with `%s` in place of the city. Default: none.
				 *
				 * @example
				 * add_filter(
				 * 	'brolga_place_sentences',
				 * 	static fn ( array $sentences ): array =>
				 * 		[ ...$sentences, __( 'Bakers in %s since 1974', 'my-theme' ) ]
				 * );
				 */
				return (array) apply_filters( 'brolga_place_sentences', [] );
			},
			[]
		);
	}
}
