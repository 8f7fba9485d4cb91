<?php
/**
 * What the server prints for a map.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Blocks\Map;

use Brolga\Content\Map\MapsSection;
use Brolga\Core\Settings\SectionValues;
use Brolga\Core\Settings\Vault;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * A map without scripts, and what the view finds.
 */
#[Group( 'once' )]
final class RenderTest extends TestCase {

	private const PINS = '<!-- wp:brolga/map-pin {"lat":-27.4787,"lng":153.0187,"title":"The nursery","text":"12 Ferry Road"} /--><!-- wp:brolga/map-pin {"lat":-27.4598,"lng":152.9789,"title":"The growing ground","window":false} /--><!-- wp:brolga/map-pin {"lat":95,"lng":1,"title":"Nowhere"} /-->';

	private static function map( string $attributes = '{"anchor":"where"}', string $pins = self::PINS ): string {
		return do_blocks( "<!-- wp:brolga/map {$attributes} -->{$pins}<!-- /wp:brolga/map -->" );
	}

	/**
	 * The markup that the tests of the view are made with.
	 */
	public function test_the_markup_is_what_the_view_is_tested_with(): void {
		self::assert_markup( 'map', self::map( '{"anchor":"where","wheel":true,"mobileDragging":false}' ) );
		self::set( new MapsSection(), [ 'tile_url' => '/tiles/{z}/{x}/{y}.png' ] );
		$many = implode(
			'',
			array_map(
				static fn ( int $n ): string => sprintf(
					'<!-- wp:brolga/map-pin {"lat":-27.4%03d,"lng":153.01,"title":"Garden %d"} /-->',
					$n,
					$n
				),
				range( 1, 21 )
			)
		);
		self::assert_markup( 'many', self::map( '{"anchor":"gardens"}', $many ) );
	}

	/**
	 * MAP-7: the list is there without scripts, and nothing of the map is fetched.
	 */
	public function test_the_pins_are_a_list_and_nothing_is_fetched(): void {
		$html = self::map();
		self::assertSame( 3, substr_count( $html, '<li ' ) );
		self::assertDoesNotMatchRegularExpression( '/\s(?:src|srcset)="/', $html );
	}

	/**
	 * MAP-5: the button says what would come from which host.
	 */
	public function test_the_button_names_the_host(): void {
		$html = self::map();
		self::assertStringContainsString( 'data-brolga-external="tile.openstreetmap.org" data-brolga-category="maps"', $html );
		self::assertStringContainsString( 'The map is loaded from tile.openstreetmap.org', $html );
	}

	/**
	 * MAP-6: the tiles are the owner's; a host of many names has one; this site's own need no button.
	 */
	public function test_tiles_come_from_where_the_owner_says(): void {
		self::set(
			new MapsSection(),
			[
				'tile_url' => 'https://{s}.tiles.example.org/{z}/{x}/{y}.png?key={key}',
				'tile_key' => 'a b',
				'max_zoom' => 17,
			]
		);
		$html = self::map();
		self::assertStringContainsString( 'data-brolga-external="tiles.example.org"', $html );
		self::assertStringContainsString( 'data-brolga-tiles="https://{s}.tiles.example.org/{z}/{x}/{y}.png?key=a%20b" data-brolga-max-zoom="17"', $html );
		self::set( new MapsSection(), [ 'tile_url' => '/tiles/{z}/{x}/{y}.png' ] );
		self::assertStringContainsString( 'data-brolga-external="" data-brolga-category="maps" hidden', self::map() );
		self::set( new MapsSection(), [ 'tile_url' => '' ] );
		self::assertStringNotContainsString( 'data-brolga-stage', self::map() );
		self::assertStringContainsString( 'The nursery', self::map() );
	}

	/**
	 * MAP-6: an address of tiles is checked when it is saved.
	 *
	 * @param array<string, string> $values What the owner wrote.
	 * @param string|null           $wrong  The value that is refused.
	 */
	#[DataProvider( 'settings' )]
	public function test_addresses_of_tiles_are_checked( array $values, ?string $wrong ): void {
		$section  = new MapsSection();
		$problems = $section->problems( new SectionValues( $section, [ 'maps' => $values ], new Vault() ) );
		self::assertSame( null === $wrong ? [] : [ $wrong ], array_keys( $problems ) );
	}

	/**
	 * @return iterable<string, array{array<string, string>, string|null}>
	 */
	public static function settings(): iterable {
		yield 'the default' => [ [], null ];
		yield 'no map' => [ [ 'tile_url' => '' ], null ];
		yield 'a path' => [ [ 'tile_url' => '/t/{z}/{x}/{y}.png' ], null ];
		yield 'no column' => [ [ 'tile_url' => 'https://t.example/{z}/{y}.png' ], 'tile_url' ];
		yield 'not secure' => [ [ 'tile_url' => 'http://t.example/{z}/{x}/{y}.png' ], 'tile_url' ];
		yield 'a script' => [ [ 'tile_url' => 'javascript:{z}{x}{y}' ], 'tile_url' ];
		yield 'a key is missing' => [ [ 'tile_url' => 'https://t.example/{z}/{x}/{y}?{key}' ], 'tile_key' ];
		yield 'a key' => [ [ 'tile_url' => 'https://t.example/{z}/{x}/{y}?{key}', 'tile_key' => 'x' ], null ];
	}

	/**
	 * MAP-13: the attribution is words and links, whatever was stored.
	 */
	public function test_the_attribution_is_words_and_links(): void {
		self::set(
			new MapsSection(),
			[ 'attribution' => '© <a href="https://maps.example.org" onclick="alert(1)">Maps</a><script>alert(2)</script><img src=x>' ]
		);
		self::assertStringContainsString( '<p class="wp-block-brolga-map__attribution">© <a href="https://maps.example.org">Maps</a>alert(2)</p>', self::map() );
	}

	/**
	 * MAP-2: grey by device; what is not set is as on the larger one.
	 *
	 * @param string $attributes The block's.
	 * @param string $expected   For computers, tablets, telephones.
	 */
	#[DataProvider( 'greys' )]
	public function test_grey_by_device( string $attributes, string $expected ): void {
		[ $desktop, $tablet, $phone ] = explode( ' ', $expected );
		self::assertStringContainsString(
			"--brolga-map-grey:{$desktop};--brolga-map-grey-tablet:{$tablet};--brolga-map-grey-phone:{$phone}",
			self::map( $attributes )
		);
	}

	/**
	 * @return iterable<string, array{string, string}>
	 */
	public static function greys(): iterable {
		yield 'none' => [ '', '0% 0% 0%' ];
		yield 'all alike' => [ '{"grayscale":80}', '80% 80% 80%' ];
		yield 'a telephone alone' => [ '{"grayscalePhone":100}', '0% 0% 100%' ];
		yield 'not on smaller ones' => [ '{"grayscale":60,"grayscaleTablet":0}', '60% 0% 0%' ];
		yield 'too much' => [ '{"grayscale":900}', '0% 0% 0%' ];
	}

	/**
	 * MAP-10: a centre that is no place is not told to the view.
	 */
	public function test_a_centre_that_is_no_place_is_left_out(): void {
		self::assertStringContainsString( 'data-brolga-lat="-27.4698"', self::map() );
		self::assertStringNotContainsString( 'data-brolga-lat', self::map( '{"lat":-270}' ) );
	}

	/**
	 * MAP-180: where nobody has said where, there is the list and no map of another town.
	 */
	public function test_a_map_that_was_never_placed_is_a_list(): void {
		$pin  = '<!-- wp:brolga/map-pin {"title":"The practice"} /-->';
		$html = self::map( '{"anchor":"where"}', $pin );
		self::assertStringContainsString( 'The practice', $html );
		self::assertStringNotContainsString( 'data-brolga-stage', $html );
		self::assertStringNotContainsString( 'href=', $html );
		self::assertStringContainsString( 'data-brolga-stage', self::map( '{"lat":53.82,"lng":-1.57}', $pin ) );
		self::assertStringContainsString( 'data-brolga-stage', self::map() );
	}

	/**
	 * MAP-430: a map of the business prints nothing before anybody knows where that is.
	 */
	public function test_a_map_without_places_prints_nothing(): void {
		$pin = '<!-- wp:brolga/map-pin /-->';
		self::assertSame( '', trim( self::map( '{"anchor":"where"}', $pin ) ) );
		self::assertStringContainsString( 'data-brolga-stage', self::map( '{"lat":53.82,"lng":-1.57}', $pin ) );
	}

	/**
	 * BLOCK-16: what a contributor saved stays inert.
	 */
	public function test_hostile_attributes_are_inert(): void {
		$html = self::map( '{"anchor":"x\u0022 onload=\u0022alert(1)","label":"\u0022\u003e\u003cscript\u003e","layout":"beside\u0022 onclick=\u0022","height":"1px;background:url(//x)","zoom":1e9}' );
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( 'url(//x)', $html );
		self::assertDoesNotMatchRegularExpression( '/" on\w+="/', $html );
		self::assertStringContainsString( 'data-brolga-zoom="13"', $html );
	}
}
