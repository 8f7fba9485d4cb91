<?php
/**
 * Words of enquiries and of searches.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Unit\Forms;

use Brolga\Leads\SearchWords;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;

/**
 * LEAD-30
 */
#[Group( 'once' )]
final class SearchWordsTest extends TestCase {

	/**
	 * Whether a search finds a text: each of its words begins one of the text's.
	 */
	private static function finds( string $search, string $text ): bool {
		$words = SearchWords::of( $text );
		foreach ( SearchWords::asked( $search ) as $asked ) {
			if ( [] === array_filter( $words, static fn ( string $word ): bool => str_starts_with( $word, $asked ) ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Texts, with searches that find them and searches that do not.
	 *
	 * @return iterable<string, array{string, list<string>, list<string>}>
	 */
	public static function texts(): iterable {
		yield 'words' => [
			"A wall,\nat the back (north).",
			[ 'wall', 'WAL', 'back wall', 'north', '(north)', 'wall,back' ],
			[ 'all', 'wallpaper', 'wall south' ],
		];
		yield 'accents and capitals' => [
			"Zoë Müller-Lüdenscheidt, Straße 4, ÇEŞME, Jose\u{301}, İzmir",
			[ 'zoe', 'Muller', 'MÜLLER', 'ludens', 'strasse', 'STRASSE', 'cesme', 'josé', 'jose', 'izmir' ],
			[ 'mueller' ],
		];
		yield 'an address' => [
			'Write to Jo.Smith+Garden@mail.Example.co.uk.',
			[
				'jo.smith+garden@mail.example.co.uk',
				'jo.smith+garden@mail',
				'jo.smith',
				'smith',
				'garden',
				'example',
				'example.co.uk',
				'@mail.example',
				'JO.SMITH+',
			],
			[ 'jo.smith@mail', 'ann@example.co.uk' ],
		];
		yield 'a telephone number' => [
			'Call +61 (0)412 345-678 after 5',
			[
				'+61 (0)412 345 678',
				'0412 345 678',
				'0412345678',
				'412345678',
				'0412 345',
				'345678',
				'345 678',
				'412',
				'after',
			],
			[ '0412 345 679', '0499' ],
		];
		yield 'a local number' => [
			'Call 0412 345 678.',
			[ '+61 412 345 678', '0061412345678', '0412-345-678' ],
			[ '+61 412 345 679' ],
		];
		yield 'LEAD-260 names with a mark in them' => [
			'Sinéad O’Brien and Luc d\'Arc, for O‘Neil',
			[ 'OBrien', "O'Brien", 'o’brien', 'brien', 'sinead obr', 'darc', 'oneil' ],
			[ 'obrian' ],
		];
		yield 'LEAD-260 a name without its mark' => [ 'OBrien', [ 'O’Brien', "o'brien" ], [] ];
		yield 'LEAD-260 an amount' => [
			'My budget is $1,200.50, at most 1.250.000 or 12’000',
			[ '1200', '$1,200.50', '1,200', '1250000', '12000' ],
			[ '1201', '120050' ],
		];
		yield 'LEAD-260 a plain amount' => [ 'It cost 1200', [ '1,200', '1.200' ], [ '1,201' ] ];
		yield 'numbers that are none' => [
			'4111 1111 1111 1111 on 21.11.2026, no. 000000',
			[ '4111', '21.11.2026', '2026', '000000' ],
			[ '11.2027' ],
		];
		yield 'letters without spaces' => [
			'東京都の庭師です。ﾃｽﾄ',
			[ '東', '東京', '京都', '東京都', '庭師', '師', 'です' ],
			[ '東都', '大阪' ],
		];
		yield 'other alphabets' => [
			'Привет, мир! नमस्ते दुनिया สวัสดีครับ 안녕하세요 שלום',
			[ 'привет', 'МИР', 'नमस्ते', 'สวัส', '안녕', 'שלום' ],
			[ 'мира' ],
		];
		yield 'four bytes' => [ 'Tree 🌱🌳 𠮷野家 𝐉𝐨', [ '🌱', '🌳 tree', '𠮷野', '𝐉' ], [ '🌵' ] ];
		yield 'small words' => [ "O'Neil's", [ "o'neil", 'neil', 'o' ], [] ];
	}

	/**
	 * @param list<string> $found  Searches that find it.
	 * @param list<string> $others Searches that do not.
	 */
	#[DataProvider( 'texts' )]
	public function test_a_text_is_found_by_the_beginnings_of_its_words(
		string $text,
		array $found,
		array $others
	): void {
		foreach ( $found as $search ) {
			self::assertNotSame( [], SearchWords::asked( $search ), $search );
			self::assertTrue( self::finds( $search, $text ), $search );
		}
		foreach ( $others as $search ) {
			self::assertFalse( self::finds( $search, $text ), $search );
		}
	}

	/**
	 * A text of any size has so many words and no more; a word is cut between letters.
	 */
	public function test_texts_are_bounded(): void {
		self::assertCount( SearchWords::MAX, SearchWords::of( implode( ' ', range( 1, 3000 ) ) ) );
		$words = SearchWords::of( str_repeat( 'é漢', 20 ) . ' ' . str_repeat( 'ö', 200 ) . str_repeat( '1', 400 ) );
		self::assertSame(
			SearchWords::MAX_LENGTH,
			max( 0, ...array_map( static fn ( string $word ): int => mb_strlen( $word ), $words ) )
		);
		self::assertTrue( self::finds( str_repeat( 'o', 150 ), str_repeat( 'ö', 200 ) ) );
		self::assertCount( 8, SearchWords::asked( 'a b c d e f g h i j' ) );
	}

	/**
	 * Signs alone find nothing; an empty search asks for nothing.
	 */
	public function test_a_search_without_words(): void {
		self::assertSame( [], SearchWords::asked( " \n " ) );
		self::assertSame( [ '%' ], SearchWords::asked( '%' ) );
		self::assertSame( [ '"\\' ], SearchWords::asked( '"\\' ) );
		self::assertSame( [], SearchWords::of( '% \\ "' ) );
	}

	/**
	 * What is stored beside an enquiry tells its words again: by these they are removed.
	 */
	public function test_words_are_joined_and_split(): void {
		$words = SearchWords::of( 'Jo, jo@example.com, 0412 345 678, 東京都' );
		self::assertSame( $words, SearchWords::split( SearchWords::join( $words ) ) );
		self::assertSame( '', SearchWords::join( [] ) );
		self::assertSame( [], SearchWords::split( '' ) );
	}
}
