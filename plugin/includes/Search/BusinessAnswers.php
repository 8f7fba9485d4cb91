<?php
declare( strict_types=1 );

namespace Brolga\Search;

use Brolga\Business\Detail;
use Brolga\Business\Details;
use Brolga\Search\Words\Folding;

/**
 * Knows what a search asks of the business: hours, phone, email, address, as the
 * owner filled them in under Settings > Business.
 *
 * @see SEARCH-180 SEARCH-404
 */
final class BusinessAnswers {

	/** What is asked for in English, which people type on pages in other languages, too. */
	private const ASKED = [
		'hours'   => 'opening, open, hours, times',
		'phone'   => 'phone, telephone, call, ring',
		'email'   => 'email, e-mail',
		'address' => 'address, location, directions',
	];

	public function __construct( private readonly Details $details ) {}

	/**
	 * What answers a search.
	 *
	 * @return list<array{name: string, lines: non-empty-list<string>, url: string}> Without an address where there is
	 *     nothing to open.
	 */
	public function to( string $search ): array {
		$typed   = Folding::of( $search );
		$answers = [];
		foreach ( self::words() as $key => [ $name, $words ] ) {
			$detail = Detail::from( $key );
			$lines  = self::asks( $typed, self::ASKED[ $key ] . ',' . $words ) ? $this->details->lines( $detail ) : [];
			if ( [] !== $lines ) {
				$answers[] = [
					'name'  => $name,
					'lines' => $lines,
					'url'   => $this->details->link( $detail ),
				];
			}
		}
		return $answers;
	}

	/**
	 * Whether a search has one of some words in it.
	 *
	 * @param string $typed What is searched for, folded.
	 * @param string $words With commas between them.
	 */
	private static function asks( string $typed, string $words ): bool {
		$words = array_filter(
			array_map( Folding::of( ... ), explode( ',', $words ) ),
			static fn ( string $word ): bool => '' !== $word
		);
		$any   = implode( '|', array_map( static fn ( string $word ): string => preg_quote( $word, '/' ), $words ) );
		return 1 === preg_match( "/(?<![\\p{L}\\p{N}])(?:{$any})(?![\\p{L}\\p{N}])/u", $typed );
	}

	/**
	 * What a detail is called, and the words by which it is asked for, in the page's language.
	 *
	 * @return array<'hours'|'phone'|'email'|'address', array{string, string}>
	 */
	private static function words(): array {
		return [
			'hours'   => [
				__( 'Opening hours', 'brolga' ),
				/* translators: words with commas between them; a search with one is answered by the opening hours. */
				__( 'opening, open, hours, times', 'brolga' ),
			],
			'phone'   => [
				__( 'Phone', 'brolga' ),
				/* translators: words with commas between them; a search with one is answered by the phone number. */
				__( 'phone, telephone, call, ring', 'brolga' ),
			],
			'email'   => [
				__( 'Email', 'brolga' ),
				/* translators: words with commas between them; a search with one is answered by the email address. */
				__( 'email, e-mail', 'brolga' ),
			],
			'address' => [
				__( 'Address', 'brolga' ),
				/* translators: words with commas between them; a search with one is answered by the address. */
				__( 'address, location, directions', 'brolga' ),
			],
		];
	}
}
