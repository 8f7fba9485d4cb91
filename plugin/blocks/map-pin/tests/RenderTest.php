<?php
/**
 * What the server prints for a map's pin.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Blocks\MapPin;

use Brolga\Business\BusinessSection;
use Brolga\Content\Map\Coordinates;
use Brolga\Content\Map\MapsSection;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * A place in the list of its map.
 */
#[Group( 'once' )]
final class RenderTest extends TestCase {

	/**
	 * @param array<string, mixed> $attributes The block's.
	 */
	private static function pin( array $attributes ): string {
		return do_blocks( '<!-- wp:brolga/map-pin ' . serialize_block_attributes( $attributes ) . ' /-->' );
	}

	/**
	 * MAP-3, MAP-7, MAP-14: a place with its words, and the way to it.
	 */
	public function test_a_pin_is_an_entry_with_the_way_to_it(): void {
		$pin  = [
			'lat'   => -27.4787,
			'lng'   => 153.0187,
			'title' => 'The nursery',
			'text'  => "12 Ferry Road\nOpen Wednesday",
		];
		$html = self::pin( $pin );
		self::assertStringContainsString( 'data-brolga-pin="-27.4787,153.0187" data-brolga-window', $html );
		self::assertStringContainsString( '>The nursery</span>', $html );
		self::assertStringContainsString( "12 Ferry Road\nOpen Wednesday</span>", $html );
		self::assertStringContainsString( 'href="https://www.openstreetmap.org/directions?to=-27.4787%2C153.0187" aria-label="Directions to The nursery"', $html );
		self::set( new MapsSection(), [ 'directions' => 'google' ] );
		self::assertStringContainsString(
			'href="https://www.google.com/maps/dir/?api=1&#038;destination=-27.4787%2C153.0187"',
			self::pin( $pin )
		);
	}

	/**
	 * MAP-400: a pin that says nothing is the business.
	 */
	public function test_an_empty_pin_is_the_business(): void {
		self::assertSame( '', trim( self::pin( [ 'title' => '' ] ) ) );
		self::set(
			new BusinessSection(),
			[ 'business_name' => 'Fig & Ferry', 'street' => '1 High Street', 'city' => 'Leeds', 'country' => 'GB' ]
		);
		$html = self::pin( [ 'title' => '' ] );
		self::assertStringContainsString( '>Fig &amp; Ferry</span>', $html );
		self::assertStringContainsString( '>1 High Street, Leeds</span>', $html );
		self::assertStringContainsString( 'aria-label="Directions to Fig &amp; Ferry"', $html );
		self::assertStringNotContainsString( 'data-brolga-pin', $html );
	}

	/**
	 * MAP-10: what is no place is in the list and not on the map.
	 *
	 * @param mixed $lat Degrees north.
	 * @param mixed $lng Degrees east.
	 */
	#[DataProvider( 'nowhere' )]
	public function test_a_pin_without_a_place_is_in_the_list_alone( mixed $lat, mixed $lng ): void {
		self::assertNull( Coordinates::of( $lat, $lng ) );
		$html = self::pin( [ 'lat' => $lat, 'lng' => $lng, 'title' => 'Somewhere' ] );
		self::assertStringContainsString( 'Somewhere', $html );
		self::assertStringNotContainsString( 'data-brolga-pin', $html );
		self::assertStringNotContainsString( 'href', $html );
	}

	/**
	 * @return iterable<string, array{mixed, mixed}>
	 */
	public static function nowhere(): iterable {
		yield 'nothing said' => [ 0, 0 ];
		yield 'too far north' => [ 95, 10 ];
		yield 'too far east' => [ 10, 181 ];
		yield 'the pole, which no map of the web has' => [ -90, 10 ];
		yield 'words' => [ 'north', 'east' ];
	}

	public function test_a_pin_that_says_nothing_prints_nothing(): void {
		self::assertSame( '', trim( self::pin( [ 'title' => ' ' ] ) ) );
	}

	/**
	 * MAP-9, BLOCK-16: words are text, never markup.
	 */
	public function test_markup_in_words_is_text(): void {
		$html = self::pin(
			[ 'lat' => 1, 'lng' => 2, 'title' => '<img src=x onerror=alert(1)>', 'text' => '<script>alert(2)</script>' ]
		);
		self::assertStringContainsString( '&lt;img src=x onerror=alert(1)&gt;</span>', $html );
		self::assertStringContainsString( '&lt;script&gt;alert(2)', $html );
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( '<img', $html );
	}
}
