<?php
/**
 * The editor's search for places.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Content;

use Brolga\Content\Map\Geocoder;
use Brolga\Content\Map\MapsSection;
use Brolga\Content\Map\PlacesController;
use Brolga\Core\Database\Connection;
use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Http\AllowedHosts;
use Brolga\Core\Http\Client;
use Brolga\Core\Security\RateLimiter;
use Brolga\Core\Settings\SectionValues;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Settings\Vault;
use Brolga\Tests\Support\ApiServer;
use Brolga\Tests\Support\FixedResolver;
use Brolga\Tests\Support\FrozenClock;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_REST_Response;

/**
 * MAP-15: an address goes to the owner's service, and comes back as places.
 *
 * @phpstan-import-type Received from ApiServer
 */
final class PlacesTest extends TestCase {

	private ?ApiServer $server = null;

	protected function tearDown(): void {
		$this->server?->stop();
		$GLOBALS['wp_rest_server'] = null;
		parent::tearDown();
	}

	/**
	 * Searches as somebody who edits, with a service of the test's own.
	 *
	 * @param mixed  $body What is sent.
	 * @param string $mode See api-server.php.
	 * @param string $path The service's.
	 */
	private function search( mixed $body, string $mode = 'speak', string $path = '/search' ): WP_REST_Response {
		$this->server ??= new ApiServer( 'nominatim', $mode );
		self::set( new MapsSection(), [ 'geocoder_url' => $this->server->url( $path ) ] );
		$this->offer( [ '127.0.0.1' ], 'slow' === $mode ? 0.3 : 5.0 );
		$this->become( 'contributor' );
		return $this->rest( 'POST', '/brolga/v1/places', $body );
	}

	/**
	 * Puts the route in the place of the site's, with a client of the test's.
	 *
	 * @param list<string> $allowed Hosts inside of the network that may be called.
	 * @param float        $seconds How long it waits.
	 */
	private function offer( array $allowed, float $seconds = 5.0 ): void {
		$client = new Client(
			new FixedResolver(
				[ 'inside.example' => [ [ '10.0.0.1' ] ], 'nominatim.openstreetmap.org' => [ [ '93.184.215.14' ] ] ]
			),
			new AllowedHosts( $allowed ),
			$seconds
		);
		$client->register();
		$clock  = new FrozenClock( 'now' );
		$routes = new PlacesController(
			new Geocoder( new Settings(), $client ),
			new RateLimiter( new LedgerRepository( new Connection(), $clock ), $clock )
		);
		remove_all_actions( 'rest_api_init' );
		$GLOBALS['wp_rest_server'] = null;
		add_action( 'rest_api_init', $routes->add_routes( ... ) );
	}

	/**
	 * The message of an answer that is an error.
	 */
	private static function message( WP_REST_Response $answer ): string {
		$data = $answer->get_data();
		self::assertIsArray( $data );
		self::assertIsString( $data['message'] ?? null );
		return $data['message'];
	}

	/**
	 * MAP-15: places, with the numbers as numbers, asked for politely.
	 */
	public function test_an_address_becomes_places(): void {
		$answer = $this->search( [ 'search' => ' 12 Ferry Road & more ' ], path: '/search?countrycodes=au' );
		self::assertSame( 200, $answer->get_status() );
		self::assertSame(
			[
				'items' => [
					[
						'name' => '12, Ferry Road, West End, Brisbane <b>City</b>',
						'lat'  => -27.478712,
						'lng'  => 153.018746,
					],
				],
			],
			$answer->get_data()
		);
		self::assertSame( 'no-store', $answer->get_headers()['Cache-Control'] );
		$request = $this->server?->stop()[0] ?? null;
		self::assertNotNull( $request );
		self::assertSame( '12 Ferry Road & more', $request['query']['q'] ?? null );
		self::assertSame( 'au', $request['query']['countrycodes'] ?? null );
		self::assertSame( home_url( '/' ), $request['headers']['referer'] ?? null );
		self::assertStringStartsWith( 'en', $request['headers']['accept-language'] ?? '' );
		self::assertSame( 'Brolga', $request['headers']['user-agent'] ?? null );
	}

	/**
	 * MAP-15: what is no place is left out, and no list is too long.
	 */
	public function test_nothing_of_the_answer_is_believed(): void {
		$odd = $this->search( [ 'search' => 'odd places' ] )->get_data();
		self::assertSame(
			[
				'items' => [
					[
						'name' => str_repeat( 'ä', 300 ),
						'lat'  => -27.4,
						'lng'  => 153.0,
					],
				],
			],
			$odd
		);
		$many = $this->search( [ 'search' => 'many' ] )->get_data();
		self::assertIsArray( $many );
		self::assertCount( 5, (array) $many['items'] );
		self::assertSame( [ 'items' => [] ], $this->search( [ 'search' => 'nowhere' ] )->get_data() );
		self::assertSame( 502, $this->search( [ 'search' => 'an object' ] )->get_status() );
	}

	/**
	 * MAP-15: a service that fails is told of in plain words, without its address.
	 *
	 * @param string $mode How it fails.
	 */
	#[DataProvider( 'failures' )]
	public function test_a_failing_service_is_told_of( string $mode ): void {
		$answer = $this->search( [ 'search' => '12 Ferry Road' ], $mode, '/search?key=secret-key' );
		self::assertSame( 502, $answer->get_status() );
		self::assertStringNotContainsString( 'secret-key', self::message( $answer ) );
		self::assertStringEndsWith( '.', self::message( $answer ) );
		self::assertCount( 1, $this->server?->stop() ?? [], 'Nobody follows it elsewhere.' );
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function failures(): iterable {
		foreach ( [ 'busy', 'broken', 'slow', 'html', 'empty', 'redirect', 'flood' ] as $mode ) {
			yield $mode => [ $mode ];
		}
	}

	/**
	 * MAP-15: no service inside of the network is called.
	 */
	public function test_nothing_inside_is_called(): void {
		$this->offer( [] );
		$this->become( 'contributor' );
		foreach ( [ 'https://inside.example/search', 'https://169.254.169.254/', 'http://1.1.1.1/search' ] as $url ) {
			self::set( new MapsSection(), [ 'geocoder_url' => $url ] );
			self::assertSame(
				502,
				$this->rest( 'POST', '/brolga/v1/places', [ 'search' => 'West End' ] )->get_status(),
				$url
			);
		}
	}

	/**
	 * MAP-15: what is sent fits the schema, or nobody is asked.
	 *
	 * @param mixed $body What is sent.
	 */
	#[DataProvider( 'misfits' )]
	public function test_what_is_sent_is_checked( mixed $body ): void {
		self::assertSame( 400, $this->search( $body )->get_status() );
		self::assertSame( [], $this->server?->stop() );
	}

	/**
	 * @return iterable<string, array{mixed}>
	 */
	public static function misfits(): iterable {
		yield 'nothing' => [ [] ];
		yield 'too short' => [ [ 'search' => 'a' ] ];
		yield 'too long' => [ [ 'search' => str_repeat( 'a', 201 ) ] ];
		yield 'no text' => [ [ 'search' => [ 'a' => 'b' ] ] ];
		yield 'more than that' => [
			[
				'search' => 'West End',
				'url'    => 'https://elsewhere.example/',
			],
		];
	}

	/**
	 * MAP-15 REST-4: 20 at once, then no more.
	 */
	public function test_searches_have_a_limit(): void {
		$this->search( [ 'search' => 'nowhere' ] );
		for ( $more = 1; $more < 20; $more++ ) {
			self::assertSame(
				200,
				$this->rest( 'POST', '/brolga/v1/places', [ 'search' => 'nowhere' ] )->get_status()
			);
		}
		$answer = $this->rest( 'POST', '/brolga/v1/places', [ 'search' => 'nowhere' ] );
		self::assertSame( 429, $answer->get_status() );
		self::assertStringContainsString( 'searches', self::message( $answer ) );
		self::assertCount( 20, $this->server?->stop() ?? [] );
	}

	/**
	 * MAP-15: without a service there is no search, and the editor knows.
	 */
	public function test_without_a_service_there_is_no_search(): void {
		self::set( new MapsSection(), [ 'geocoder_url' => '' ] );
		$this->become( 'contributor' );
		$answer = $this->rest( 'POST', '/brolga/v1/places', [ 'search' => 'West End' ] );
		self::assertSame( 404, $answer->get_status() );
		self::assertStringContainsString( 'under Brolga > Settings > Maps', self::message( $answer ) );
		$offered = static fn (): array => array_intersect_key(
			(array) apply_filters( 'block_editor_settings_all', [] ),
			[ 'brolgaPlaceSearch' => true ]
		);
		self::assertSame( [ 'brolgaPlaceSearch' => '' ], $offered() );
		self::set( new MapsSection(), [ 'geocoder_url' => 'https://nominatim.example/search?key=secret' ] );
		self::assertSame( [ 'brolgaPlaceSearch' => 'nominatim.example' ], $offered() );
	}

	/**
	 * MAP-15: unless the owner says otherwise OpenStreetMap is asked, once a second by the whole site.
	 */
	public function test_openstreetmap_is_asked_once_a_second(): void {
		$this->offer( [] );
		$asked  = [];
		$answer = static function ( mixed $before, mixed $args, string $url ) use ( &$asked ): array {
			$asked[] = $url;
			return [
				'response' => [ 'code' => 200 ],
				'headers'  => [],
				'body'     => '[]',
			];
		};
		add_filter( 'pre_http_request', $answer, 10, 3 );
		try {
			$statuses = [];
			foreach ( [ 'contributor', 'editor' ] as $role ) {
				$this->become( $role );
				$statuses[] = $this->rest( 'POST', '/brolga/v1/places', [ 'search' => 'West End' ] )->get_status();
			}
			self::assertSame( [ 200, 429 ], $statuses );
		} finally {
			remove_filter( 'pre_http_request', $answer );
		}
		self::assertCount( 1, $asked );
		self::assertStringStartsWith( 'https://nominatim.openstreetmap.org/search?q=West%20End&', $asked[0] );
		self::assertSame(
			'nominatim.openstreetmap.org',
			( (array) apply_filters( 'block_editor_settings_all', [] ) )['brolgaPlaceSearch']
		);
	}

	/**
	 * MAP-15: the service's address is checked when it is saved.
	 */
	public function test_the_services_address_is_checked(): void {
		$section  = new MapsSection();
		$problems = static fn ( string $url ): array => array_keys(
			$section->problems( new SectionValues( $section, [ 'maps' => [ 'geocoder_url' => $url ] ], new Vault() ) )
		);
		self::assertSame( [], $problems( '' ) );
		self::assertSame( [], $problems( 'https://nominatim.example/search?key=x' ) );
		self::assertSame( [ 'geocoder_url' ], $problems( 'http://nominatim.example/search' ) );
		self::assertSame( [ 'geocoder_url' ], $problems( '/search' ) );
	}
}
