<?php
/**
 * Calls to other servers.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Http;

use Brolga\Core\Http\AllowedHosts;
use Brolga\Core\Http\Client;
use Brolga\Core\Http\Endpoint;
use Brolga\Core\Http\ForbiddenAddress;
use Brolga\Core\Http\PublicAddress;
use Brolga\Core\Http\Request;
use Brolga\Core\Http\Response;
use Brolga\Core\Http\Unreachable;
use Brolga\Tests\Support\ApiServer;
use Brolga\Tests\Support\FixedResolver;
use Brolga\Tests\TestCase;
use CurlHandle;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_Error;

/**
 * NEWS-20 NEWS-580: what owners type can reach the internet, and nothing inside.
 */
#[Group( 'once' )]
final class ClientTest extends TestCase {

	private ?ApiServer $server = null;

	protected function tearDown(): void {
		$this->server?->stop();
		parent::tearDown();
	}

	/**
	 * Whoever would send something for real fails the test.
	 */
	private function nothing_may_leave(): void {
		add_filter(
			'pre_http_request',
			static function ( mixed $done, mixed $args, string $url ): never {
				unset( $done, $args );
				self::fail( "Something was sent to {$url}." );
			},
			10,
			3
		);
	}

	/**
	 * @param list<string> $allowed Hosts that may lie inside.
	 */
	private static function client( FixedResolver $resolver, array $allowed = [], float $seconds = 5.0 ): Client {
		$client = new Client( $resolver, new AllowedHosts( $allowed ), $seconds );
		$client->register();
		return $client;
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function addresses_inside(): iterable {
		foreach ( [
			'127.0.0.1',
			'127.8.9.1',
			'0.0.0.0',
			'10.1.2.3',
			'172.16.0.1',
			'172.31.255.255',
			'192.168.1.1',
			'169.254.169.254',
			'100.64.0.1',
			'100.127.255.255',
			'192.0.0.8',
			'192.0.2.1',
			'198.18.0.1',
			'198.51.100.1',
			'203.0.113.1',
			'224.0.0.1',
			'240.0.0.1',
			'255.255.255.255',
			'::',
			'::1',
			'::ffff:127.0.0.1',
			'::ffff:8.8.8.8',
			'::127.0.0.1',
			'64:ff9b::7f00:1',
			'64:ff9b:1::1',
			'100::1',
			'fc00::1',
			'fd12:3456::1',
			'fe80::1',
			'fec0::1',
			'ff02::1',
			'2001::1',
			'2001:db8::1',
			'2002:7f00:1::',
			'3fff::1',
		] as $address ) {
			yield $address => [ $address ];
		}
	}

	#[DataProvider( 'addresses_inside' )]
	public function test_an_address_inside_is_not_called( string $address ): void {
		$this->nothing_may_leave();
		self::assertFalse( PublicAddress::is_public( $address ) );
		$literal = str_contains( $address, ':' ) ? "[{$address}]" : $address;
		foreach ( [ "https://{$literal}/", 'https://innocent.example/' ] as $url ) {
			$client = self::client( new FixedResolver( [ 'innocent.example' => [ [ $address ] ] ] ) );
			try {
				$client->send( new Request( 'GET', $url ) );
				self::fail( "{$url} was called." );
			} catch ( ForbiddenAddress $refusal ) {
				self::assertStringContainsString( 'private network', $refusal->getMessage() );
				self::assertSame( $refusal->getMessage(), $client->refusal( $url ) );
			}
		}
	}

	public function test_addresses_of_the_internet_are_public(): void {
		foreach ( [
			'1.1.1.1',
			'8.8.8.8',
			'100.63.255.255',
			'100.128.0.1',
			'172.15.0.1',
			'172.32.0.1',
			'192.0.1.1',
			'198.17.0.1',
			'198.20.0.1',
			'223.255.255.255',
			'2606:4700::1111',
			'2a00:1450:4001::1',
		] as $address ) {
			self::assertTrue( PublicAddress::is_public( $address ), $address );
		}
	}

	/**
	 * A name that points outside and inside is an attack, or a mistake.
	 */
	public function test_one_address_inside_is_enough(): void {
		$this->nothing_may_leave();
		$this->expectException( ForbiddenAddress::class );
		self::client( new FixedResolver( [ 'both.example' => [ [ '8.8.8.8', '10.0.0.1' ] ] ] ) )->send(
			new Request( 'GET', 'https://both.example/' )
		);
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function odd_urls(): iterable {
		foreach ( [
			'http://example.com/',
			'ftp://example.com/',
			'file:///etc/passwd',
			'gopher://127.0.0.1/',
			'//example.com/',
			'https:example.com',
			'https://',
			'https:///x',
			'https://good@127.0.0.1/',
			'https://good:pass@example.com/',
			'https://example.com\\@127.0.0.1/',
			'https://127.1/',
			'https://2130706433/',
			'https://0x7f000001/',
			'https://0177.0.0.1/',
			'https://127.0.0.1./',
			'https://localhost./',
			'https://exa mple.com/',
			"https://example.com/\r\nHost: x",
			'https://example.com:99999/',
			'https://example.com:0/',
			'https://a..b/',
			'https://[::1',
			'https://[fe80::1%25eth0]/',
			'https://example.com/#x',
			'https://münchen.example/',
			'https://１２７.0.0.1/',
			'https://example.com?x=1',
			'',
			'https://' . str_repeat( 'a', 3000 ) . '.example/',
		] as $url ) {
			yield substr( $url, 0, 60 ) => [ $url ];
		}
	}

	#[DataProvider( 'odd_urls' )]
	public function test_what_could_be_read_in_two_ways_is_not_called( string $url ): void {
		$this->nothing_may_leave();
		$this->expectException( ForbiddenAddress::class );
		self::client( new FixedResolver( [ 'example.com' => [ [ '8.8.8.8' ] ] ] ) )->send( new Request( 'GET', $url ) );
	}

	public function test_a_usual_address_is_read(): void {
		$endpoint = Endpoint::parse( 'https://US21.API.mailchimp.com:8443/3.0/lists?count=10&fields=a.b' );
		self::assertSame(
			[ 'us21.api.mailchimp.com', 8443, 'https://US21.API.mailchimp.com:8443/3.0/lists?count=10&fields=a.b' ],
			[ $endpoint->host, $endpoint->port, $endpoint->url ]
		);
		self::assertNull( self::client( new FixedResolver( [ 'hooks.example' => [ [ '8.8.8.8' ] ] ] ) )->refusal(
			'https://hooks.example/a/b'
		) );
	}

	/**
	 * The name is looked up once, and that answer is called: DNS knows no such host.
	 */
	public function test_the_connection_goes_to_the_address_that_was_checked(): void {
		$this->server = new ApiServer( 'mailerlite' );
		// WordPress lets test sites call themselves alone.
		add_filter( 'pre_option_siteurl', static fn (): string => 'http://api.test' );
		$resolver     = new FixedResolver( [ 'api.test' => [ [ '127.0.0.1' ], [ '169.254.169.254' ] ] ] );
		$answer       = self::client( $resolver, [ 'api.test' ] )->send(
			new Request( 'GET', $this->server->url( '/api/groups', 'api.test' ) )
		);
		self::assertSame( 401, $answer->status );
		self::assertSame( [ 'api.test' ], $resolver->asked );
		self::assertSame( "api.test:{$this->server->port}", $this->server->stop()[0]['headers']['host'] ?? '' );
	}

	/**
	 * DNS rebinding: the check saw an address outside; a second look-up (the
	 * system's, for localhost) would find this machine.
	 */
	public function test_a_name_that_changes_its_mind_finds_nobody(): void {
		$this->server = new ApiServer( 'mailerlite' );
		// From this machine's own address nothing can leave for outside.
		add_action(
			'http_api_curl',
			static fn ( CurlHandle $handle ): bool => curl_setopt( $handle, CURLOPT_INTERFACE, '127.0.0.1' )
		);
		$client = self::client( new FixedResolver( [ 'localhost' => [ [ '8.8.8.8' ] ] ] ), [ 'localhost' ], 1.0 );
		try {
			$client->send( new Request( 'GET', $this->server->url( '/api/groups', 'localhost' ) ) );
			self::fail( 'Somebody answered.' );
		} catch ( Unreachable ) {
			self::assertSame( [], $this->server->stop() );
		}
	}

	/**
	 * NEWS-580: hosts forbid `curl_exec` and leave `curl_init`. WordPress goes by sockets then,
	 * which look the name up once more.
	 */
	public function test_nothing_is_called_by_a_transport_that_looks_names_up(): void {
		$this->server = new ApiServer( 'mailerlite' );
		$code         = sprintf(
			'require %s; require %s;'
				. ' $client = new Brolga\Core\Http\Client('
				. ' new Brolga\Tests\Support\FixedResolver( [ "localhost" => [ [ "8.8.8.8" ] ] ] ),'
				. ' new Brolga\Core\Http\AllowedHosts( [ "localhost" ] ), 2.0 );'
				. ' $client->register();'
				. ' try { echo $client->send( new Brolga\Core\Http\Request( "GET", %s ) )->status; }'
				. ' catch ( Brolga\Core\Http\Unreachable $refusal ) { echo $refusal->getMessage(); }',
			var_export( ABSPATH . 'wp-load.php', true ),
			var_export( dirname( __DIR__, 2 ) . '/Support/FixedResolver.php', true ),
			var_export( $this->server->url( '/api/groups', 'localhost' ), true )
		);
		exec(
			escapeshellarg( PHP_BINARY ) . ' -d disable_functions=curl_exec -r ' . escapeshellarg( $code ),
			$said
		);
		self::assertStringContainsString( 'The PHP extension curl is needed', implode( "\n", $said ) );
		self::assertSame( [], $this->server->stop() );
	}

	public function test_a_redirect_is_not_followed(): void {
		$this->server = new ApiServer( 'mailerlite', 'redirect' );
		$answer       = self::client( new FixedResolver(), [ '127.0.0.1' ] )->send(
			new Request( 'GET', $this->server->url( '/api/groups' ) )
		);
		self::assertTrue( $answer->is_redirect() );
		self::assertSame( [ '/api/groups' ], array_column( $this->server->stop(), 'path' ) );
	}

	public function test_an_answer_without_end_is_cut(): void {
		$this->server = new ApiServer( 'mailerlite', 'flood' );
		$answer       = self::client( new FixedResolver(), [ '127.0.0.1' ] )->send(
			new Request( 'GET', $this->server->url( '/' ) )
		);
		self::assertSame( 262144, strlen( $answer->body ) );
		self::assertNull( $answer->map() );
	}

	public function test_a_server_that_does_not_answer_is_left(): void {
		$this->server = new ApiServer( 'mailerlite', 'slow' );
		$began        = microtime( true );
		try {
			self::client( new FixedResolver(), [ '127.0.0.1' ], 0.3 )->send(
				new Request( 'GET', $this->server->url( '/secret-path' ), [ 'Authorization' => 'Bearer secret-key' ] )
			);
			self::fail( 'It answered.' );
		} catch ( Unreachable $failure ) {
			self::assertLessThan( 2.0, microtime( true ) - $began );
			self::assertStringContainsString( 'in time', $failure->getMessage() );
			self::assertStringNotContainsString( 'secret', $failure->getMessage() );
		}
	}

	public function test_nobody_there_is_told_without_secrets(): void {
		$server = new ApiServer( 'mailerlite' );
		$server->stop();
		$client = self::client( new FixedResolver(), [ '127.0.0.1' ] );
		$asked  = [
			$server->url( '/hook?token=secret' )          =>
				'127.0.0.1 could not be reached. If you have entered its URL, check it; if not, try again later.',
			'https://no-such-host.example/secret'         =>
				'The server no-such-host.example was not found. If you have entered its URL, check it for typos; if not, try again later.',
		];
		foreach ( $asked as $url => $sentence ) {
			try {
				$client->send( new Request( 'POST', $url ) );
				self::fail( 'Somebody was there.' );
			} catch ( Unreachable $failure ) {
				self::assertSame( $sentence, $failure->getMessage() );
			}
		}
	}

	/**
	 * A certificate that cannot be checked, and an owner who forbids all calls.
	 */
	public function test_reasons_are_told_in_words(): void {
		$client = self::client( new FixedResolver( [ 'api.example' => [ [ '8.8.8.8' ] ] ] ) );
		foreach ( [
			'certificate'         => new WP_Error(
				'http_request_failed',
				'cURL error 60: SSL certificate problem for https://api.example/?key=secret'
			),
			'WP_ACCESSIBLE_HOSTS' => new WP_Error( 'http_request_not_executed', 'User has blocked requests' ),
		] as $word => $error ) {
			remove_all_filters( 'pre_http_request' );
			add_filter( 'pre_http_request', static fn (): WP_Error => $error );
			try {
				$client->send( new Request( 'GET', 'https://api.example/?key=secret' ) );
				self::fail( 'Somebody answered.' );
			} catch ( Unreachable $failure ) {
				self::assertStringContainsString( $word, $failure->getMessage() );
				self::assertStringNotContainsString( 'secret', $failure->getMessage() );
			}
		}
	}

	/**
	 * By default nothing inside may be called, and plain HTTP never.
	 */
	public function test_certificates_are_checked_and_redirects_off(): void {
		$sent = [];
		add_filter(
			'pre_http_request',
			static function ( mixed $done, array $args ) use ( &$sent ): array {
				unset( $done );
				$sent = $args;
				return [ 'response' => [ 'code' => 200 ], 'body' => '{}', 'headers' => [] ];
			},
			10,
			2
		);
		self::client( new FixedResolver( [ 'api.example' => [ [ '8.8.8.8' ] ] ] ) )->send(
			Request::json( 'POST', 'https://api.example/', [ 'a' => 1 ] )
		);
		self::assertSame(
			[ true, 0, '{"a":1}' ],
			[ $sent['sslverify'] ?? null, $sent['redirection'] ?? null, $sent['body'] ?? null ]
		);
		self::assertFalse( AllowedHosts::of_this_server()->have( Endpoint::parse( 'http://127.0.0.1/' ) ) );
	}

	public function test_a_wait_is_a_number_or_a_date(): void {
		$now   = 1795251600;
		$waits = [
			'120'                             => 120,
			'999999999'                       => 86400,
			gmdate( 'D, d M Y H:i:s', $now + 90 ) . ' GMT' => 90,
			'Sat, 01 Jan 2000 00:00:00 GMT'   => 0,
			'soon'                            => 0,
			'-5'                              => 0,
			''                                => 0,
		];
		foreach ( $waits as $said => $seconds ) {
			self::assertSame(
				$seconds,
				( new Response( 429, '', (string) $said ) )->retry_after( $now ),
				(string) $said
			);
		}
	}
}
