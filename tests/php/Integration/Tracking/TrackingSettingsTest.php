<?php
/**
 * Services are set up by ids.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Tracking;

use Brolga\Api\Consent\Service;
use Brolga\Core\Settings\FieldCheck;
use Brolga\Core\Settings\SectionValues;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Settings\Vault;
use Brolga\Core\Support\SystemClock;
use Brolga\Tests\Support\Built;
use Brolga\Tests\TestCase;
use Brolga\Tracking\Services\Hosts;
use Brolga\Tracking\TrackedPage;
use Brolga\Tracking\TrackingData;
use Brolga\Tracking\TrackingSection;
use Brolga\Tracking\TrackingServices;
use Brolga\Tracking\TrackingSettings;
use LogicException;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * TRACK-5 TRACK-6 TRACK-8 TRACK-9 TRACK-10
 */
#[Group( 'once' )]
final class TrackingSettingsTest extends TestCase {

	private const ALL = [
		'tag_manager'       => 'GTM-ABC1234',
		'analytics'         => 'G-ABC1234567',
		'matomo_url'        => 'https://stats.example.com/matomo/',
		'matomo_site'       => '3',
		'plausible_domain'  => 'example.com',
		'clarity'           => 'abcd1234ef',
		'hotjar'            => '1234567',
		'automation_site'   => 'site_1',
		'automation_domain' => 'track.example.com',
		'referral'          => true,
	];

	private TrackingSettings $settings;

	protected function setUp(): void {
		parent::setUp();
		delete_option( Settings::OPTION );
		$this->settings = Built::around( new SystemClock() )->get( TrackingSettings::class );
	}

	private function page(): TrackedPage {
		return Built::around( new SystemClock(), [ TrackingSettings::class => $this->settings ] )->get(
			TrackedPage::class
		);
	}

	/**
	 * @return iterable<string, array{string, string, bool}>
	 */
	public static function entered(): iterable {
		foreach ( self::ALL as $name => $value ) {
			if ( is_string( $value ) ) {
				yield "{$name} as it is" => [ $name, $value, true ];
				yield "{$name} left out" => [ $name, '', true ];
				yield "{$name} with a script" => [ $name, $value . '"><script>alert(1)</script>', false ];
				yield "{$name} with a quote" => [ $name, $value . "'", false ];
				yield "{$name} with a line break" => [ $name, $value . "\n", false ];
			}
		}
		yield 'a whole snippet' => [
			'tag_manager',
			'<script>(function(w,d,s,l,i){})(window,document,"script","dataLayer","GTM-ABC1234");</script>',
			false,
		];
		yield 'the id of another service' => [ 'analytics', 'UA-12345-1', false ];
		yield 'an id in small letters' => [ 'analytics', 'g-abc1234567', false ];
		yield 'a script as address' => [ 'matomo_url', 'javascript:alert(1)', false ];
		yield 'an address without encryption' => [ 'matomo_url', 'http://stats.example.com', false ];
		yield 'a name before the host' => [ 'matomo_url', 'https://me:secret@stats.example.com', false ];
		yield 'an address in the place of a domain' => [ 'automation_domain', 'https://track.example.com', false ];
		yield 'a domain with a path' => [ 'automation_domain', 'track.example.com/a', false ];
		yield 'no parameter' => [ 'referral_parameter', '', false ];
		yield 'a parameter with an equals sign' => [ 'referral_parameter', 'ref=', false ];
	}

	/**
	 * TRACK-5
	 */
	#[DataProvider( 'entered' )]
	public function test_an_id_has_the_form_of_one( string $name, string $value, bool $fits ): void {
		$rules = Built::around( new SystemClock() )->get( TrackingSection::class )->schema()[ $name ];
		self::assertSame( $fits ? null : $rules['message'], FieldCheck::problem( $value, $rules ) ?? null, $value );
	}

	/**
	 * TRACK-5 TRACK-9
	 */
	public function test_a_stored_script_is_no_id(): void {
		update_option(
			Settings::OPTION,
			[ 'tracking' => [
				'tag_manager' => 'GTM-1234"><script>alert(1)</script>',
				'matomo_url'  => 'javascript:alert(1)',
				'matomo_site' => '1',
			] ]
		);
		self::assertSame( [], $this->settings->services() );
		self::assertSame( [], ( new TrackingData( $this->page() ) )->page_config() );
	}

	public function test_two_values_that_belong_together_are_asked_for(): void {
		$section = Built::around( new SystemClock() )->get( TrackingSection::class );
		$asked   = static fn ( array $stored ): array => array_keys(
			$section->problems( new SectionValues( $section, [ 'tracking' => $stored ], new Vault() ) )
		);
		self::assertSame( [], $asked( [] ) );
		self::assertSame( [], $asked( self::ALL ) );
		self::assertSame(
			[ 'matomo_url', 'automation_domain' ],
			$asked( [ 'matomo_site' => '1', 'automation_site' => 'a' ] )
		);
		self::assertSame(
			[ 'matomo_site', 'automation_site' ],
			$asked( [ 'matomo_url' => 'https://stats.example.com', 'automation_domain' => 'track.example.com' ] )
		);
	}

	/**
	 * TRACK-5 TRACK-6
	 */
	public function test_pages_are_told_ids_and_hosts(): void {
		self::set( Built::around( new SystemClock() )->get( TrackingSection::class ), self::ALL );
		$of = static fn ( string $id, string $host ): array => [
			'id'   => $id,
			'host' => $host,
		];
		self::assertSame(
			[
				'tag-manager'          => $of( 'GTM-ABC1234', 'https://www.googletagmanager.com' ),
				'analytics'            => $of( 'G-ABC1234567', 'https://www.googletagmanager.com' ),
				'matomo'               => $of( '3', 'https://stats.example.com/matomo' ),
				'plausible'            => $of( 'example.com', 'https://plausible.io' ),
				'clarity'              => $of( 'abcd1234ef', 'https://www.clarity.ms' ),
				'hotjar'               => $of( '1234567', 'https://static.hotjar.com' ),
				'marketing-automation' => $of( 'site_1', 'https://track.example.com' ),
				'affiliate'            => [
					'parameter' => 'ref',
					'days'      => 90,
				],
			],
			$this->settings->services()
		);
		add_filter(
			'brolga_tracking_hosts',
			static fn ( array $hosts ): array => array_map( static fn (): string => 'http://127.0.0.1:9000/', $hosts )
		);
		self::assertSame( 'http://127.0.0.1:9000', Hosts::of( 'analytics' ) );
		self::assertSame( 'http://127.0.0.1:9000', $this->settings->services()['matomo']['host'] ?? '' );
	}

	/**
	 * TRACK-5: a page of a site that has set up nothing builds no service.
	 */
	public function test_what_was_never_set_up_costs_nothing(): void {
		$nobody = static fn () => throw new LogicException( 'Nobody should ask.' );
		update_option( Settings::OPTION, [ 'shop' => [] ] );
		self::assertSame( [], ( new TrackingSettings( new Settings(), $nobody, $nobody ) )->services() );
		update_option( Settings::OPTION, [ 'tracking' => [ 'hotjar' => '1234567' ] ] );
		self::assertArrayHasKey( 'hotjar', $this->settings->services() );
	}

	/**
	 * What visitors are asked about now.
	 *
	 * @return list<Service>
	 * @phpstan-impure
	 */
	private static function declared(): array {
		return Built::around( new SystemClock() )->get( TrackingServices::class )->services();
	}

	/**
	 * TRACK-8
	 */
	public function test_each_service_says_what_it_is_for(): void {
		self::assertSame( [], self::declared() );
		self::set( Built::around( new SystemClock() )->get( TrackingSection::class ), self::ALL );
		$services = self::declared();
		self::assertSame(
			[
				'tag-manager'          => 'marketing',
				'analytics'            => 'statistics',
				'matomo'               => 'statistics',
				'plausible'            => 'statistics',
				'clarity'              => 'statistics',
				'hotjar'               => 'statistics',
				'marketing-automation' => 'marketing',
				'affiliate'            => 'marketing',
			],
			array_column(
				array_map(
					static fn ( Service $service ): array => [ $service->id, $service->category->value ],
					$services
				),
				1,
				0
			)
		);
		self::assertSame(
			[ 'www.googletagmanager.com', 'stats.example.com', 'track.example.com', '' ],
			[ $services[0]->host, $services[2]->host, $services[6]->host, $services[7]->host ]
		);
	}

	/**
	 * TRACK-8 CONSENT-8: visitors read of the cookies that our own adapters write, by their names and for as long.
	 */
	public function test_adapters_write_the_cookies_that_are_declared(): void {
		self::set( Built::around( new SystemClock() )->get( TrackingSection::class ), self::ALL );
		$stores = [];
		foreach ( Built::around( new SystemClock() )->get( TrackingServices::class )->services() as $service ) {
			foreach ( $service->stores as $store ) {
				$stores[ $service->id ][ $store->name ] = $store->days;
			}
		}
		$source = static fn ( string $file ): string => (string) file_get_contents(
			dirname( __DIR__, 4 ) . "/plugin/src/{$file}"
		);
		foreach ( [ 'matomo', 'marketing-automation' ] as $id ) {
			self::assertSame(
				1,
				preg_match(
					"/VISITOR = '(\w+)';\nconst VISITOR_DAYS = (\d+);/",
					$source( "tracking/view/track-{$id}/index.ts" ),
					$found
				)
			);
			self::assertSame( [ $found[1] ?? '' => (int) ( $found[2] ?? 0 ) ], $stores[ $id ] ?? [] );
		}
		self::assertSame( 1, preg_match( "/REFERRAL = '(\w+)'/", $source( 'tracking/view/referral.ts' ), $found ) );
		self::assertSame(
			[ $found[1] ?? '' => $this->settings->services()['affiliate']['days'] ?? 0 ],
			$stores['affiliate'] ?? []
		);
	}

	/**
	 * TRACK-19: what the shop tells is asked for once a page, and where somebody hears it.
	 */
	public function test_the_shop_is_asked_once_a_page(): void {
		$asked = 0;
		add_filter(
			'brolga_tracked_shop',
			static function ( array $told ) use ( &$asked ): array {
				++$asked;
				return [ 'cart' => [ 'value' => 12.5 ] ] + $told;
			}
		);
		self::assertSame( [], $this->page()->services() );
		self::assertSame( 0, $asked, 'What nobody hears stays for a page that tells it.' );
		self::set(
			Built::around( new SystemClock() )->get( TrackingSection::class ),
			[ 'analytics' => 'G-ABC1234567' ]
		);
		$page = $this->page();
		self::assertSame( [ 'value' => 12.5 ], $page->services()['shop']['cart'] ?? null );
		self::assertArrayHasKey( 'tracking', ( new TrackingData( $page ) )->page_config() );
		self::assertSame( 1, $asked );
	}

	/**
	 * TRACK-9 TRACK-10 TRACK-12
	 */
	public function test_staff_and_previews_are_not_tracked(): void {
		self::set(
			Built::around( new SystemClock() )->get( TrackingSection::class ),
			[ 'analytics' => 'G-ABC1234567' ]
		);
		self::assertSame( [ 'analytics' ], array_keys( $this->page()->services() ) );
		wp_set_current_user( self::administrator() );
		self::assertSame( [], $this->page()->services() );
		$_GET[ TrackedPage::LOG ] = '';
		self::assertSame( [ 'log', 'analytics' ], array_keys( $this->page()->services() ) );
		wp_set_current_user( 0 );
		self::assertSame( [ 'analytics' ], array_keys( $this->page()->services() ), 'The log is for owners.' );
		unset( $_GET[ TrackedPage::LOG ] );
		self::set(
			Built::around( new SystemClock() )->get( TrackingSection::class ),
			[ 'analytics' => 'G-ABC1234567', 'count_staff' => true ]
		);
		wp_set_current_user( self::administrator() );
		self::assertSame( [ 'analytics' ], array_keys( $this->page()->services() ) );
		$query = $GLOBALS['wp_query'];
		self::assertInstanceOf( \WP_Query::class, $query );
		$query->is_preview = true;
		self::assertSame( [], $this->page()->services() );
		$query->is_preview = false;
		wp_set_current_user( 0 );
		$_GET['brolga_variant'] = '12-2:1';
		self::assertSame( [], $this->page()->services(), 'A variant that somebody looks at is no visit.' );
		unset( $_GET['brolga_variant'] );
	}

	/**
	 * TRACK-10 TRACK-12: without any service a page of the owner's still says that leads on it are no leads.
	 */
	public function test_pages_of_staff_say_so(): void {
		$page_config = fn (): array => ( new TrackingData( $this->page() ) )->page_config();
		self::assertSame( [], $page_config() );
		wp_set_current_user( self::administrator() );
		self::assertSame( [ 'mute' => true ], $page_config() );
		self::set( Built::around( new SystemClock() )->get( TrackingSection::class ), [ 'count_staff' => true ] );
		self::assertSame( [], $page_config() );
		wp_set_current_user( 0 );
		$_GET['brolga_variant'] = '12-2:1';
		self::assertSame( [ 'mute' => true ], $page_config() );
		unset( $_GET['brolga_variant'] );
	}

	/**
	 * TRACK-22: a secret that the page cannot do without keeps services away.
	 */
	public function test_a_page_with_a_secret_in_its_address_tells_nobody(): void {
		self::set(
			Built::around( new SystemClock() )->get( TrackingSection::class ),
			[ 'analytics' => 'G-ABC1234567' ]
		);
		foreach ( [
			'key',
			'login',
			'token',
			'access_token',
			'_wpnonce',
			'preview_nonce',
			'Reset-Key',
			'brolga_confirm',
			'brolga_unsubscribe',
		] as $name ) {
			$_GET = [ $name => 'abc' ];
			self::assertSame( [], $this->page()->services(), $name );
			self::assertTrue( $this->page()->is_secret() );
		}
		foreach ( [ 'keyword', 's', 'monkey', 'tokens', 'min_price', 'coupon_code' ] as $name ) {
			$_GET = [ $name => 'abc' ];
			self::assertSame( [ 'analytics' ], array_keys( $this->page()->services() ), $name );
		}
		add_filter(
			'brolga_secret_parameters',
			static fn ( array $secrets, array $names ): array => in_array( 'door', $names, true )
				? [ ...$secrets, 'door' ]
				: $secrets,
			10,
			2
		);
		$_GET = [ 'door' => '1' ];
		self::assertTrue( $this->page()->is_secret(), 'A site can have secrets of its own.' );
		self::set( Built::around( new SystemClock() )->get( TrackingSection::class ), [ 'analytics' => '' ] );
		self::assertFalse( $this->page()->is_secret(), 'Nobody is there to keep it from.' );
		remove_all_filters( 'brolga_secret_parameters' );
		$_GET = [];
	}

	/**
	 * TRACK-22: what a page can do without leaves its address; the rest stays as it was written.
	 */
	public function test_a_secret_that_leaves_the_address_keeps_nobody_away(): void {
		self::set(
			Built::around( new SystemClock() )->get( TrackingSection::class ),
			[ 'analytics' => 'G-ABC1234567' ]
		);
		add_filter( 'brolga_hidden_parameters', static fn ( array $names ): array => [ ...$names, 'key', 'other' ] );
		$page_config                 = function ( string $query ): array {
			parse_str( $query, $_GET );
			$_SERVER['REQUEST_URI'] = "/order/?{$query}";
			return ( new TrackingData( $this->page() ) )->page_config();
		};
		$request                = $_SERVER['REQUEST_URI'] ?? '';
		self::assertSame( '', $page_config( 'key=abc' )['query'] ?? null );
		self::assertSame( '?s=a+b%20c', $page_config( 'k%65y=abc&s=a+b%20c&' )['query'] ?? null );
		self::assertSame( [], $page_config( 'key=abc&login=jo' ) );
		self::assertSame( [ 'tracking' ], array_keys( $page_config( 's=fern' ) ) );
		$_GET                   = [];
		$_SERVER['REQUEST_URI'] = $request;
		remove_all_filters( 'brolga_hidden_parameters' );
	}

	/**
	 * CONSENT-22: the table of what others are told has each of these services, in its own category.
	 */
	public function test_the_table_of_answers_has_all_services(): void {
		self::set(
			Built::around( new SystemClock() )->get( TrackingSection::class ),
			[
				'tag_manager'       => 'GTM-ABC1234',
				'analytics'         => 'G-ABC1234567',
				'matomo_url'        => 'https://stats.example.com',
				'matomo_site'       => '1',
				'plausible_domain'  => 'example.com',
				'clarity'           => 'abcd1234ef',
				'hotjar'            => '1234567',
				'automation_site'   => 'site_1',
				'automation_domain' => 'track.example.com',
				'referral'          => true,
			]
		);
		$table = json_decode(
			(string) file_get_contents( dirname( __DIR__, 3 ) . '/vectors/consent-told.json' ),
			true
		);
		self::assertIsArray( $table );
		self::assertIsArray( $table['cases'] );
		$told = [];
		foreach ( $table['cases'] as $case ) {
			self::assertIsArray( $case );
			self::assertIsArray( $case['input'] );
			self::assertIsArray( $case['input']['services'] );
			foreach ( $case['input']['services'] as $id => $category ) {
				self::assertIsString( $category );
				$told[ (string) $id ][ $category ] = $category;
			}
		}
		$services = Built::around( new SystemClock() )->get( TrackingServices::class )->services();
		self::assertCount( 8, $services );
		foreach ( $services as $service ) {
			self::assertSame(
				[ $service->category->value ],
				array_values( $told[ $service->id ] ?? [] ),
				$service->id
			);
		}
	}

	private static function administrator(): int {
		$users = get_users( [ 'role' => 'administrator', 'number' => 1, 'fields' => 'ID' ] );
		return (int) ( is_scalar( $users[0] ?? 0 ) ? $users[0] ?? 0 : 0 );
	}
}
