<?php
/**
 * What Get started sets up beside the business's details.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Demo;

use Brolga\Business\BusinessSection;
use Brolga\Core\Support\Json;
use Brolga\Demo\Country;
use Brolga\Demo\Looks;
use Brolga\Tests\ImageTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_Theme_JSON_Resolver;

/**
 * START-861, START-862, START-863: asked by REST, as the screen does.
 */
#[Group( 'once' )]
final class SetupTest extends ImageTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->become( 'administrator' );
		// No test asks a server for a language.
		add_filter( 'pre_http_request', static fn (): array => [ 'response' => [ 'code' => 404 ] ] );
	}

	protected function tearDown(): void {
		parent::tearDown();
		wp_set_template_globals();
	}

	/**
	 * @param array<string, mixed> $body What is asked for.
	 * @return list<string> What could not be set up.
	 */
	private function set_up( array $body ): array {
		$answer = $this->rest( 'POST', '/brolga/v1/setup', $body );
		self::assertSame( 200, $answer->get_status() );
		$data = $answer->get_data();
		self::assertIsArray( $data );
		self::assertIsArray( $data['problems'] );
		return array_values( array_filter( $data['problems'], is_string( ... ) ) );
	}

	/**
	 * START-861: nobody who could not do it by hand, and nothing that does not fit.
	 */
	public function test_owners_alone_set_up_and_nonsense_changes_nothing(): void {
		self::set( new BusinessSection(), [ 'business_name' => 'Praxis am Park' ] );
		$before = get_option( 'blogname' );
		$misfits = [
			[ 'country' => 'Germany' ],
			[ 'logo' => 'x' ],
			[ 'look' => [] ],
			[
				'title' => true,
				'else'  => 1,
			],
		];
		foreach ( $misfits as $body ) {
			self::assertSame( 400, $this->rest( 'POST', '/brolga/v1/setup', $body )->get_status() );
		}
		$this->become( 'editor' );
		self::assertSame( 403, $this->rest( 'POST', '/brolga/v1/setup', [ 'title' => true ] )->get_status() );
		self::assertSame( $before, get_option( 'blogname' ) );
	}

	/**
	 * START-861: the name becomes the title where that was asked for, and there is a name.
	 */
	public function test_the_name_becomes_the_title(): void {
		$before = get_option( 'blogname' );
		self::assertSame( [], $this->set_up( [ 'title' => true ] ) );
		self::assertSame( $before, get_option( 'blogname' ), 'Without a name.' );
		self::set( new BusinessSection(), [ 'business_name' => 'Fig & <b>Ferry' ] );
		self::assertSame( [], $this->set_up( [ 'title' => false ] ) );
		self::assertSame( $before, get_option( 'blogname' ), 'Not asked for.' );
		self::assertSame( [], $this->set_up( [ 'title' => true ] ) );
		self::assertStringNotContainsString( '<b>', get_bloginfo( 'name' ) );
		self::assertStringStartsWith( 'Fig &amp; ', get_bloginfo( 'name', 'display' ) );
	}

	/**
	 * START-861: a picture becomes the logo, and nothing else does.
	 */
	public function test_a_logo_is_a_picture(): void {
		$picture = $this->upload( 'logo.png', self::picture() );
		self::assertSame( [], $this->set_up( [ 'logo' => $picture ] ) );
		self::assertEquals( $picture, get_option( 'site_logo' ) );
		$post = $this->make_post( 'post' );
		self::assertCount( 1, $this->set_up( [ 'logo' => $post ] ) );
		self::assertEquals( $picture, get_option( 'site_logo' ) );
	}

	private static function picture(): \GdImage {
		$picture = imagecreatetruecolor( 60, 40 );
		self::assertNotFalse( $picture );
		return $picture;
	}

	/**
	 * @return array<string, array{string, string, string, int|string, string}>
	 */
	public static function countries(): array {
		return [
			'Australia'      => [ 'AU', 'j F Y', 'Australia/Brisbane', 1, 'Australia/Brisbane' ],
			'United Kingdom' => [ 'GB', 'j F Y', 'America/Chicago', 1, 'Europe/London' ],
			'United States'  => [ 'US', 'F j, Y', 'America/Chicago', 0, 'America/Chicago' ],
			'Germany'        => [ 'DE', 'j. F Y', '', 1, 'Europe/Berlin' ],
		];
	}

	/**
	 * START-862: dates, week and time zone are the country's; the browser says which of its zones.
	 */
	#[DataProvider( 'countries' )]
	public function test_a_site_follows_its_country(
		string $code,
		string $date,
		string $browser,
		int $week,
		string $zone
	): void {
		$this->set_up( [ 'country' => $code, 'timezone' => $browser ] );
		self::assertSame( $date, get_option( 'date_format' ) );
		self::assertEquals( $week, get_option( 'start_of_week' ) );
		self::assertSame( $zone, get_option( 'timezone_string' ) );
	}

	/**
	 * START-862: a country without a row changes nothing.
	 */
	public function test_a_country_that_the_table_lacks_changes_nothing(): void {
		$before = get_option( 'date_format' );
		self::assertSame( [], $this->set_up( [ 'country' => 'TV' ] ) );
		self::assertSame( $before, get_option( 'date_format' ) );
	}

	/**
	 * START-862: a language that is installed is used; one that can't be fetched is named, and English is English.
	 */
	public function test_the_language_is_the_countrys(): void {
		add_filter( 'get_available_languages', static fn (): array => [ 'de_DE' ] );
		self::assertSame( [], $this->set_up( [ 'country' => 'DE' ] ) );
		self::assertSame( 'de_DE', get_option( 'WPLANG' ) );
		self::assertCount( 1, $this->set_up( [ 'country' => 'AT' ] ) );
		self::assertSame( 'de_DE', get_option( 'WPLANG' ) );
		self::assertSame( [], $this->set_up( [ 'country' => 'GB' ] ) );
		self::assertSame( [], $this->set_up( [ 'country' => 'US' ] ) );
		self::assertSame( '', get_option( 'WPLANG' ) );
	}

	/**
	 * START-862: each row is whole, and PHP and WordPress know what it names.
	 */
	public function test_each_row_of_the_table_is_whole(): void {
		$rows  = Json::map( (string) file_get_contents( dirname( __DIR__, 4 ) . '/plugin/contracts/countries.json' ) );
		$whole = 0;
		foreach ( $rows as $code => $row ) {
			self::assertMatchesRegularExpression( '/^[A-Z]{2}$/', (string) $code );
			self::assertIsArray( $row );
			$country = Country::of( (string) $code );
			if ( ! isset( $row['site'] ) ) {
				self::assertNull( $country );
				continue;
			}
			self::assertNotNull( $country );
			++$whole;
			self::assertContains(
				$country->timezone( '' ),
				timezone_identifiers_list( \DateTimeZone::PER_COUNTRY, (string) $code )
			);
			self::assertMatchesRegularExpression( '/^(?:[a-z]{2}_[A-Z]{2})?$/', $country->locale );
			self::assertMatchesRegularExpression( '/^[A-Z]{3}$/', $country->currency );
			self::assertNotSame( '', $country->date_format . $country->time_format );
		}
		self::assertSame( 9, $whole );
	}

	/**
	 * START-863: a look is what the theme's style variation says; the owner's CSS stays.
	 */
	public function test_a_look_is_used(): void {
		switch_theme( 'brolga' );
		WP_Theme_JSON_Resolver::clean_cached_data();
		$looks = new Looks();
		self::assertSame( [ '' ], self::current( $looks ) );
		self::assertContains( 'reef', array_column( $looks->all(), 'slug' ) );
		self::assertSame( [], $this->set_up( [ 'look' => 'reef' ] ) );
		self::assertSame( [ 'reef' ], self::current( $looks ) );
		self::assertStringContainsStringIgnoringCase( '#0b6470', wp_get_global_stylesheet( [ 'variables' ] ) );

		wp_update_post(
			[
				'ID'           => (int) WP_Theme_JSON_Resolver::get_user_global_styles_post_id(),
				'post_content' => '{"version":3,"isGlobalStylesUserThemeJSON":true,"styles":{"css":"p{margin:0}"}}',
			]
		);
		WP_Theme_JSON_Resolver::clean_cached_data();
		self::assertSame( [ '' ], self::current( $looks ), 'CSS is no look.' );
		self::assertSame( [], $this->set_up( [ 'look' => 'night' ] ) );
		self::assertSame( [ 'night' ], self::current( $looks ) );
		$stored = WP_Theme_JSON_Resolver::get_user_data()->get_raw_data()['styles'] ?? [];
		self::assertIsArray( $stored );
		self::assertSame( 'p{margin:0}', $stored['css'] ?? '' );

		self::assertCount( 1, $this->set_up( [ 'look' => 'none-of-these' ] ) );
		self::assertSame( [ 'night' ], self::current( $looks ) );
		self::assertSame( [], $this->set_up( [ 'look' => '' ] ) );
		self::assertSame( [ '' ], self::current( $looks ) );
	}

	/**
	 * @return list<string>
	 */
	private static function current( Looks $looks ): array {
		return array_column(
			array_filter( $looks->all(), static fn ( array $look ): bool => $look['is_current'] ),
			'slug'
		);
	}
}
