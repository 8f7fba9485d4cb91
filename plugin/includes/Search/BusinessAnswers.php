<?php
declare( strict_types=1 );

namespace Brolga\Search;

use Brolga\Business\Detail;
use Brolga\Business\Details;
use Brolga\Search\Words\Folding;

/**
 * Answers searches for details of the business that the owner has entered under Settings >
 * Business: hours, phone, email, address.
 *
 * @see SEARCH-180 SEARCH-404
 */
final class BusinessAnswers {

	/** English words for each detail, which people also type on sites in other languages. */
	private const ASKED = [
		'hours'   => 'opening, open, hours, times',
		'phone'   => 'phone, telephone, call, ring',
		'email'   => 'email, e-mail',
		'address' => 'address, location, directions',
	];

	public function __construct( private readonly Details $details ) {}

	/**
	 * @return list<array{name: string, lines: non-empty-list<string>, url: string}> The URL is empty if the
	 *     detail has no link.
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

	private static function asks( string $typed, string $words ): bool {
		$words = array_filter(
			array_map( Folding::of( ... ), explode( ',', $words ) ),
			static fn ( string $word ): bool => '' !== $word
		);
		$any   = implode( '|', array_map( static fn ( string $word ): string => preg_quote( $word, '/' ), $words ) );
		return 1 === preg_match( "/(?<![\\p{L}\\p{N}])(?:{$any})(?![\\p{L}\\p{N}])/u", $typed );
	}

	/** @return array<'hours'|'phone'|'email'|'address', array{string, string}> */
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
