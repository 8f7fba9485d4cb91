<?php
/**
 * The word that somebody may have meant.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Unit\Search;

use Brolga\Search\NearWords;
use Brolga\Tests\Support\ProcessorTime;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;

/**
 * Mistakes of typing, in any letters.
 */
#[Group( 'once' )]
final class NearWordsTest extends TestCase {

	private const KNOWN = [
		'paddington' => 1,
		'fern'       => 3,
		'fig'        => 2,
		'figs'       => 1,
		'drainage'   => 1,
		'plan'       => 1,
		'plant'      => 9,
		'slant'      => 1,
		'clay'       => 1,
		'größe'      => 1,
		'сад'        => 1,
		'папоротник' => 1,
		2020         => 1,
	];

	/**
	 * What was typed, and what is near to it.
	 *
	 * @return iterable<array{string, string}>
	 */
	public static function words(): iterable {
		yield 'a letter is missing' => [ 'padington', 'paddington' ];
		yield 'two letters are wrong in a long word' => [ 'draynige', 'drainage' ];
		yield 'two letters more than were typed' => [ 'paddingt', 'paddington' ];
		yield 'two letters fewer' => [ 'paddingtonss', 'paddington' ];
		yield 'three are too many' => [ 'dreyniga', 'dreyniga' ];
		yield 'two are too many in a short one' => [ 'forb', 'forb' ];
		yield 'letters have changed places' => [ 'fren', 'fern' ];
		yield 'even in three letters' => [ 'fgi', 'fig' ];
		yield 'of three letters one is too many' => [ 'fag', 'fag' ];
		yield 'two letters are near to everything' => [ 'fi', 'fi' ];
		yield 'the more frequent of two' => [ 'planz', 'plant' ];
		yield 'the one with the same beginning' => [ 'splant', 'slant' ];
		yield 'a known one' => [ 'figs', 'figs' ];
		yield 'more bytes for a letter' => [ 'gröse', 'größe' ];
		yield 'other letters' => [ 'попоротник', 'папоротник' ];
		yield 'a number' => [ '2002', '2020' ];
		yield 'nothing near' => [ 'zzyzx', 'zzyzx' ];
		yield 'too long to compare' => [ str_repeat( 'paddington', 5 ), str_repeat( 'paddington', 5 ) ];
	}

	/**
	 * SEARCH-12.
	 *
	 * @param string $typed   The word.
	 * @param string $nearest What may have been meant.
	 */
	#[DataProvider( 'words' )]
	public function test_a_mistake_is_seen( string $typed, string $nearest ): void {
		self::assertSame( $nearest, NearWords::nearest( $typed, self::KNOWN ) );
	}

	/**
	 * SEARCH-12: words are what stands between other signs.
	 */
	public function test_a_text_has_words(): void {
		self::assertSame( [ 'lilly', 'pilly', 'größe', '2020' ], NearWords::of( 'Lilly-pilly: GRÖßE (2020)' ) );
		self::assertSame( [ 'fern' ], NearWords::of( "fern \xFF" ) );
		self::assertSame( [], NearWords::of( '🌿 %_%' ) );
	}

	/**
	 * SEARCH-12: what a comparison costs is bounded.
	 */
	public function test_many_words_are_looked_through_quickly(): void {
		$known = [];
		for ( $number = 0; $number < 3000; $number++ ) {
			$known[ substr( strrev( md5( (string) $number ) ), 0, 10 ) ] = 1;
		}
		self::assertLessThan( 0.2, ProcessorTime::of( static fn () => NearWords::nearest( 'paddington', $known ) ) );
	}
}
