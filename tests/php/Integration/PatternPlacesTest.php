<?php
/**
 * Where patterns say that the business is.
 *
 * @package Brolga\Tests
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration;

use Brolga\Business\BusinessSection;
use Brolga\Business\Details;
use Brolga\Content\Samples\SampleKind;
use Brolga\Content\Samples\Samples;
use Brolga\Core\Kernel\Services;
use Brolga\Tests\Support\WithoutPlugin;
use Brolga\Tests\TestCase;
use Brolga\Theme\PatternPlaces;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * @see THEME-860
 * @see THEME-861
 * @see THEME-862
 * @see THEME-863
 * @see START-865
 */
#[Group( 'once' )]
final class PatternPlacesTest extends TestCase {

	private const PATTERN = 'brolga/place-sample';

	/** Country → where the business is, its number, the currency and a word of its forms. */
	private const BUSINESSES = [
		'AU' => [ 'Hobart', '(03) 7010 0199', '$', 'Suburb' ],
		'GB' => [ 'Leeds', '0113 496 0199', '£', 'Town or city' ],
		'US' => [ 'Duluth', '(202) 555-0199', '$', 'City' ],
		'IE' => [ 'Galway', '020 910 9999', '€', 'Town or city' ],
		'NZ' => [ 'Nelson', '03 000 0000', '$', 'Town or city' ],
		'CA' => [ 'Halifax', '(604) 555-0199', '$', 'City' ],
		'DE' => [ 'Gera', '030 23125 999', '€', 'Town or city' ],
		'AT' => [ 'Graz', '0316 000000', '€', 'Town or city' ],
		'CH' => [ 'Bern', '031 000 00 00', "CHF\u{a0}", 'Town or city' ],
	];

	/** Places of Australia, whose owners would read another's. */
	private const PLACES = 'Brisbane|Queensland|New South Wales|QLD|VIC \d|Stafford|Northgate|Paddington|Toowong|Kenmore|West End'
		. '|New Farm|Bulimba|Collingwood|Thornbury|Ashgrove|Bardon|Sandgate|Sunnybank|Holland Park|Everton Park|Geebung'
		. '|Eagle Farm|Wavell|Wooloowin|Woolloongabba|Yeronga|The Gap|Red Hill|Kedron|Chermside|Fairfield|Tarragindi'
		. '|Annerley|Caboolture|Cleveland|Gosford|Wyong|Newcastle|the Hunter|Noosa|the Tweed|Bowral|Mittagong|Moss Vale'
		. '|Maleny|Cairns|Bribie|Given Terrace|Latrobe|Oxford Street|Boundary Street|Byron Lane|Minimine|Brookfield'
		. '|the river|ferry\b(?! Road)';

	/** Words that mean nothing, or something else, in other countries. */
	private const WORDS = 'QBCC|\bBAS\b|\bSTC\b|\bCTP\b|WorkCover|Medicare|health fund|extras cover|[Rr]ebate|Blue cards|[Kk]indies'
		. '|[Rr]oadworthy|[Ll]ogbook|Payday|\b[Ss]uper\b|\baward\b|fuel credits|sole trader|postcodes?\b|[Cc]ouncil|federal'
		. '|switchboard|\b[Cc]hemist|[Jj]acaranda|[Pp]oinciana|[Mm]acadamia|[Rr]osella|stingless|\bmango|paddock|footpath|singlet'
		. '|\b[Uu]tes?\b|lowset|power point|rangehood|bayonet|Bond guarantee|[Ff]ortnight|narrow block|level block'
		. '|your block|lodged|lodgement|in February|every February|1 July|back to July|end of June|\d{2} degrees'
		. '|minus five|millimetres|paid £|Repeat scripts';

	/** Word → where it is at home. */
	private const AT_HOME = [
		'\bGST\b'                => 'AU CA NZ',
		'\bVAT\b'                => 'GB IE',
		'\bZIP\b'                => 'US',
		'[Ss]uburb'              => 'AU',
		'\b7010 \d{4}\b'         => 'AU',
		'\b496 0\d{3}\b'         => 'GB',
		'\b23125\b'              => 'DE',
		'\(202\) 555-01'         => 'US',
		'\(604\) 555-01'         => 'CA',
		'\b020 91'               => 'IE',
		'm²|\b[Mm]etres?\b|kilogram' => 'AT AU CA CH DE GB IE NZ',
		'£'                      => 'GB',
		'€'                      => 'AT DE IE',
		'\bCHF\b'                => 'CH',
		'(?<!%1)\$(?=\d|")'      => 'AU CA NZ US',
	];

	protected function setUp(): void {
		parent::setUp();
		self::assertTrue( class_exists( PatternPlaces::class, false ) );
	}

	protected function tearDown(): void {
		if ( \WP_Block_Patterns_Registry::get_instance()->is_registered( self::PATTERN ) ) {
			unregister_block_pattern( self::PATTERN );
		}
		parent::tearDown();
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function countries(): iterable {
		foreach ( array_keys( self::BUSINESSES ) as $country ) {
			yield $country => [ $country ];
		}
	}

	/**
	 * THEME-861 THEME-862: with the plugin and without, as inserted and as visitors see it.
	 */
	#[DataProvider( 'countries' )]
	public function test_no_pattern_has_a_detail_of_another_country( string $country ): void {
		[ $city, $phone ] = self::BUSINESSES[ $country ];
		self::fill( $country, $city, [ 'business_phone' => $phone, 'street' => '4 Long Row' ] );
		$foreign = self::foreign( $country );
		$found   = [];
		foreach ( self::files() as $name => $file ) {
			$inserted = self::content( $file );
			$texts    = [ $inserted, WithoutPlugin::during( static fn (): string => self::content( $file ) ) ];
			if ( ! str_contains( $name, 'shop-' ) ) {
				$texts[] = do_blocks( self::whole( $inserted ) );
			}
			foreach ( $texts as $text ) {
				preg_match_all( $foreign, self::words( $text ), $matches );
				foreach ( $matches[0] as $match ) {
					$found[ "{$name}: {$match}" ] = true;
				}
			}
		}
		self::assertSame( [], array_keys( $found ) );
		foreach ( (array) glob( dirname( __DIR__, 3 ) . '/theme/{parts,templates}/*.html', GLOB_BRACE ) as $file ) {
			$words = self::words( (string) file_get_contents( (string) $file ) );
			self::assertDoesNotMatchRegularExpression( $foreign, $words );
		}
	}

	/**
	 * THEME-861: nor do German texts, whose country this is.
	 */
	public function test_no_german_text_of_a_pattern_has_a_detail_of_another_country(): void {
		$root  = dirname( __DIR__, 3 );
		$texts = '';
		foreach ( [ 'de_DE', 'de_DE_formal' ] as $locale ) {
			$entries = explode( "\n\n", (string) file_get_contents( "{$root}/theme/languages/{$locale}.po" ) );
			foreach ( $entries as $entry ) {
				// A pattern's name is its title, which owners read.
				if ( str_contains( $entry, '#: theme/patterns/' ) && ! str_contains( $entry, 'msgctxt' ) ) {
					$texts .= (string) strstr( $entry, "\nmsgstr" ) . "\n";
				}
			}
		}
		$foreign = '/' . self::PLACES . '|QBCC|\bBAS\b|\bGST\b|Medicare|WorkCover|Blue Card|Payday|Mango\b|Jacaranda|Flammenbaum'
			. '|Rosella|Macadamia|stachellos|\bJeden Februar|im Februar|bis Juli|Ende Juni|1\. Juli|Kautionsgarantie'
			. '|\b(?:Street|Road|Terrace|Lane)\b|\b7010\b/u';
		self::assertGreaterThan( 50_000, strlen( $texts ) );
		self::assertSame( 0, preg_match_all( $foreign, $texts, $matches ), implode( ', ', $matches[0] ) );
	}

	/**
	 * THEME-860: each sentence with a place, in blocks and in their attributes.
	 */
	public function test_the_owners_city_is_where_a_place_is_named(): void {
		$patterns = [];
		foreach ( self::files() as $name => $file ) {
			if ( str_contains( (string) file_get_contents( $file ), 'translators: %s: a town or city' ) ) {
				$patterns[ $name ] = $file;
			}
		}
		self::assertGreaterThan( 20, count( $patterns ) );
		$default = array_map( self::content( ... ), $patterns );
		self::fill( 'GB', 'Leeds' );
		foreach ( $patterns as $name => $file ) {
			$content = self::content( $file );
			self::assertStringContainsString( 'Leeds', $content, $name );
			self::assertStringNotContainsString( 'Leeds', $default[ $name ], $name );
		}
		self::assertStringContainsString( 'Plumbers in Leeds since 2003', self::pattern( 'page-home-trades' ) );
		self::assertStringContainsString( '"title":"years in Leeds, in the same', self::pattern( 'numbers-row' ) );
		self::assertStringContainsString( 'Plumbers in Stafford since 2003', $default['page-home-trades'] );
	}

	/**
	 * @return iterable<string, array{string, string}>
	 */
	public static function cities(): iterable {
		yield 'an ampersand'       => [ 'Tyne & Wear', 'Tyne & Wear' ];
		yield 'quotes'             => [ 'L\'Aquila "old"', 'L\'Aquila "old"' ];
		yield 'markup'             => [ 'Leeds<script>alert(1)</script><b>', 'Leeds' ];
		yield 'half of a tag'      => [ '5 > 3', '5 3' ];
		yield 'a placeholder'      => [ '%s %1$s %d', '%s %1$s %d' ];
		yield 'a reference'        => [ '$1 \\1', '$1 1' ];
		yield 'the end of a block' => [ 'Leeds"} /--> <!-- wp:html', 'Leeds" /-' ];
		yield 'a comment'          => [ 'Leeds--North', 'Leeds-North' ];
		yield 'another direction'  => [ 'القدس', 'القدس' ];
		yield 'turned around'      => [ "Leeds\u{202E}sdeeL", 'LeedssdeeL' ];
		yield 'a hundred letters'  => [ str_repeat( 'ö', 100 ), str_repeat( 'ö', 100 ) ];
		yield 'broken characters'  => [ "Leeds\xFF", '' ];
	}

	/**
	 * THEME-860: whatever the option holds, it is text and no more.
	 */
	#[DataProvider( 'cities' )]
	public function test_a_city_is_text( string $city, string $shown ): void {
		self::fill( 'GB', 'Leeds' );
		$settings                     = (array) get_option( 'brolga_settings' );
		$business                     = is_array( $settings['business'] ) ? $settings['business'] : [];
		$settings['business']         = [ 'city' => $city ] + $business;
		$wanted                       = '' === $shown ? 'Stafford' : $shown;
		add_filter( 'option_brolga_settings', static fn (): array => $settings );
		foreach ( [ 'page-home-trades', 'numbers-row', 'event-countdown' ] as $name ) {
			$content = self::pattern( $name );
			$text    = html_entity_decode( $content, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
			$before  = match ( $name ) {
				'page-home-trades' => 'Plumbers in ',
				'numbers-row'      => 'years in ',
				default            => '3 Mill Lane, ',
			};
			$sample  = 'event-countdown' === $name && '' === $shown ? 'Paddington' : $wanted;
			self::assertSame( 1, preg_match( '/' . preg_quote( $before, '/' ) . '(.{0,110})/u', $text, $found ) );
			self::assertStringStartsWith( $sample, $found[1] ?? '' );
			self::assertStringNotContainsString( '<script', $content );
			// The blocks are those of any other city.
			self::assertSame( self::names( $name ), self::names_in( parse_blocks( $content ) ), $name );
		}
	}

	/**
	 * THEME-862: of a country that keeps none, no number at all.
	 */
	#[DataProvider( 'countries' )]
	public function test_sample_numbers_are_of_the_country( string $country ): void {
		self::fill( $country, 'Anywhere' );
		$content = self::pattern( 'contact-lines' ) . self::pattern( 'contact-map' );
		$expected = [
			'AU' => '(07) 7010 0142',
			'GB' => '0113 496 0142',
			'US' => '(202) 555-0142',
			'IE' => '020 910 1234',
			'CA' => '(604) 555-0142',
			'DE' => '030 23125 142',
		];
		if ( isset( $expected[ $country ] ) ) {
			self::assertStringContainsString( ">{$expected[ $country ]}<", $content );
			self::assertStringContainsString( ">Ring {$expected[ $country ]}<", $content );
		} else {
			self::assertStringContainsString( '>Your phone number<', $content );
			self::assertStringContainsString( '>Ring us<', $content );
		}
	}

	/**
	 * THEME-863: a form's words and a counter's currency; unknown: as they were written.
	 */
	#[DataProvider( 'countries' )]
	public function test_a_form_asks_in_the_countrys_words( string $country ): void {
		self::assertStringContainsString( '"label":"Suburb or town"', self::pattern( 'page-landing' ) );
		self::assertStringContainsString( '"prefix":"$"', self::pattern( 'page-landing' ) );
		[ $city, , $sign, $label ] = self::BUSINESSES[ $country ];
		self::fill( $country, $city );
		$content = self::pattern( 'page-landing' );
		self::assertStringContainsString( "\"label\":\"{$label}\"", $content );
		self::assertStringContainsString( "\"prefix\":\"{$sign}\"", $content );
		self::assertStringContainsString( "for {$sign}2,950", $content );
	}

	/**
	 * START-865: an inserted sentence is sample text, whatever city stands in it.
	 */
	public function test_a_sentence_with_a_city_stays_sample_text(): void {
		$said = static fn ( string $city ): string => '<!-- wp:paragraph --><p>Plumbers in ' . esc_html( $city )
			. ' since 2003, and half an hour around it. A price before we start, and the street swept after.</p>'
			. '<!-- /wp:paragraph -->';
		foreach ( [ '', 'Leeds', 'Tyne & Wear' ] as $city ) {
			self::fill( 'GB', $city );
			self::inserted( 'page-home-trades' );
			foreach ( [ 'Stafford', 'Leeds', 'York', 'Tyne & Wear', 'L\'Aquila', 'القدس' ] as $written ) {
				$found = self::samples()->in( $said( $written ) );
				self::assertSame( [ SampleKind::Text ], array_values( $found ), "{$city}, {$written}" );
			}
			self::assertSame(
				[],
				self::samples()->in( str_replace( '2003', '1998', $said( 'Leeds' ) ) ),
				'An owner’s own sentence is none.'
			);
		}
	}

	/**
	 * START-865: so is a number of the country in which a pattern was inserted.
	 */
	public function test_a_number_for_examples_stays_sample_text(): void {
		$bound = static fn ( string $number ): string => '<!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":'
			. '"brolga/business","args":{"key":"phone"}}}}} --><p>' . $number . '</p><!-- /wp:paragraph -->';
		self::fill( 'GB', 'Leeds' );
		self::inserted( 'contact-lines' );
		foreach ( [ '(07) 7010 0142', '0113 496 0142', '030 23125 142' ] as $number ) {
			self::assertSame( [ SampleKind::Number ], array_values( self::samples()->in( $bound( $number ) ) ) );
			// Elsewhere it is what the owner has written.
			self::assertSame( [], self::samples()->in( "<!-- wp:paragraph --><p>{$number}</p><!-- /wp:paragraph -->" ) );
		}
	}

	/**
	 * START-865: another theme's sentences count, and what is none is left out.
	 */
	public function test_another_theme_names_its_sentences(): void {
		remove_all_filters( 'brolga_place_sentences' );
		$page = '<!-- wp:paragraph --><p>Bakers in Leeds for fifty years</p><!-- /wp:paragraph -->';
		self::assertSame( [], self::samples()->in( $page ) );
		add_filter(
			'brolga_place_sentences',
			static fn ( array $sentences ): array => [ ...$sentences, 7, 'In %s', 'Bakers in %s for fifty years' ]
		);
		self::assertContains( SampleKind::Text, self::samples()->in( $page ) );
		self::assertSame( [], self::samples()->in( '<!-- wp:paragraph --><p>In Leeds</p><!-- /wp:paragraph -->' ) );
	}

	/**
	 * @param array<string, string> $more Other details.
	 */
	private static function fill( string $country, string $city, array $more = [] ): void {
		self::set( new BusinessSection(), [ 'country' => $country, 'city' => $city ] + $more );
	}

	private static function samples(): Samples {
		return new Samples( Services::get( Details::class ) );
	}

	/** Registers a pattern as it is now: those of the theme were read before. */
	private static function inserted( string $name ): void {
		if ( \WP_Block_Patterns_Registry::get_instance()->is_registered( self::PATTERN ) ) {
			unregister_block_pattern( self::PATTERN );
		}
		register_block_pattern( self::PATTERN, [ 'title' => 'Sample', 'content' => self::pattern( $name ) ] );
	}

	/** What a country's owner must not read. */
	private static function foreign( string $country ): string {
		$patterns = [ self::PLACES, self::WORDS ];
		foreach ( self::AT_HOME as $word => $countries ) {
			if ( ! in_array( $country, explode( ' ', $countries ), true ) ) {
				$patterns[] = $word;
			}
		}
		return '/' . implode( '|', $patterns ) . '/u';
	}

	/** Without styles, classes and names of patterns, which nobody reads. */
	private static function words( string $content ): string {
		return (string) preg_replace( '/ (?:class|style|href|src)="[^"]*"|"(?:className|slug|source)":"[^"]*"/', '', $content );
	}

	/**
	 * @return array<string, string> Paths, by the patterns' names.
	 */
	private static function files(): array {
		$root  = dirname( __DIR__, 3 );
		$files = [
			...(array) glob( "{$root}/theme/patterns/*.php" ),
			...(array) glob( "{$root}/plugin/patterns/{,popups/}*.php", GLOB_BRACE ),
		];
		$names = array_map( static fn ( mixed $file ): string => basename( (string) $file, '.php' ), $files );
		return array_combine( $names, array_map( strval( ... ), $files ) );
	}

	private static function pattern( string $name ): string {
		return self::content( self::files()[ $name ] );
	}

	/**
	 * @return list<string> The blocks of a pattern when the city is a plain word.
	 */
	private static function names( string $name ): array {
		$leeds = [ 'country' => 'GB', 'city' => 'Leeds' ];
		$plain = static fn ( mixed $settings ): array => [ 'business' => $leeds ] + (array) $settings;
		add_filter( 'option_brolga_settings', $plain, 99 );
		$names = self::names_in( parse_blocks( self::pattern( $name ) ) );
		remove_filter( 'option_brolga_settings', $plain, 99 );
		return $names;
	}

	/**
	 * @param array<array-key, mixed> $blocks Parsed blocks.
	 * @return list<string>
	 */
	private static function names_in( array $blocks ): array {
		$names = [];
		foreach ( $blocks as $block ) {
			if ( is_array( $block ) ) {
				$name    = is_string( $block['blockName'] ?? null ) ? $block['blockName'] : '';
				$names[] = $name . ' ' . implode( ' ', array_keys( (array) ( $block['attrs'] ?? [] ) ) );
				array_push( $names, ...self::names_in( (array) ( $block['innerBlocks'] ?? [] ) ) );
			}
		}
		return $names;
	}

	/** As the editor inserts it: patterns inside of it are its own, and the registry's are of another test. */
	private static function whole( string $content ): string {
		return (string) preg_replace_callback(
			'#<!-- wp:pattern {"slug":"brolga/([\w-]+)"} /-->#',
			static fn ( array $found ): string => self::pattern( $found[1] ),
			$content
		);
	}

	/**
	 * A pattern as it is inserted.
	 */
	private static function content( string $file ): string {
		ob_start();
		require $file;
		return (string) ob_get_clean();
	}
}
