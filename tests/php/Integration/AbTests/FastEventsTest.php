<?php
/**
 * The endpoint that loads little of WordPress, asked over the network.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\AbTests;

use Brolga\AbTests\Records\BufferFlush;
use Brolga\AbTests\Records\EventBuffer;
use Brolga\Consent\ConsentWordings;
use Brolga\Core\Database\Connection;
use Brolga\Core\Metrics\CounterRepository;
use Brolga\Core\Page\PageTokens;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\SystemClock;
use Brolga\Tests\AbTestCase;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\StaticServer;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use WP_Error;

/**
 * AB-32: it judges by the same rules, in a process of its own.
 */
final class FastEventsTest extends TestCase {

	/** What a test may have the server say. */
	private const VARIABLES = [ 'BROLGA_METRICS_TOKEN', 'BROLGA_LOG', 'BROLGA_TRUSTED_PROXIES', 'BROLGA_RATE_LIMIT' ];

	/** An object cache that outlives requests. */
	private const CACHE = __DIR__ . '/../../Support/kept-objects.php';

	/** A wp-config.php that changes the address of visitors. */
	private const PROXY = __DIR__ . '/../../Support/behind-proxy.php';

	private StaticServer $server;

	/** Where calls wait on a busy server. */
	private EventBuffer $buffer;

	/** Where that keeps them: a folder of this test's, since the same site is tried on two databases at once. */
	private string $objects = '';

	/** The cookie that came with the last answer. */
	private string $cookie = '';

	/** The id that came with it. */
	private string $request_id = '';

	protected function setUp(): void {
		parent::setUp();
		$this->buffer  = EventBuffer::in( WP_CONTENT_DIR );
		$this->objects = (string) tempnam( sys_get_temp_dir(), 'brolga' );
		unlink( $this->objects );
		putenv( "BROLGA_TEST_OBJECTS={$this->objects}" );
		$this->server = new StaticServer( ABSPATH );
	}

	protected function tearDown(): void {
		$this->server->stop();
		$this->buffer->erase();
		array_map( putenv( ... ), self::VARIABLES );
		putenv( 'BROLGA_TEST_OBJECTS' );
		$this->forget_objects();
		$db = new Connection();
		$db->execute( "DELETE FROM {$db->table( 'counters' )}" );
		$db->execute( "DELETE FROM {$db->table( 'experiment_counts' )}" );
		$db->execute( "DELETE FROM {$db->table( 'experiment_origins' )}" );
		$db->execute( "DELETE FROM {$db->table( 'experiments' )}" );
		delete_option( 'brolga_has_tests' );
		parent::tearDown();
	}

	/**
	 * Empties the object cache that outlives requests.
	 */
	private function forget_objects(): void {
		foreach ( (array) glob( "{$this->objects}*" ) as $file ) {
			// SQLite removes its own beside it when the last process lets go.
			wp_delete_file( (string) $file );
		}
	}

	/**
	 * Asks it: the status and body of its answer.
	 *
	 * @param mixed                 $body    What is sent.
	 * @param array<string, string> $headers Of the request.
	 * @param string                $method  POST or GET.
	 * @return array{int, string}
	 */
	private function ask( mixed $body, array $headers = [], string $method = 'POST' ): array {
		$answer = wp_remote_request(
			$this->server->url() . '/wp-content/plugins/brolga/events.php',
			[
				'method'  => $method,
				'timeout' => 20,
				'headers' => $headers + [
					'User-Agent' => 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
				],
				'body'    => is_string( $body ) ? $body : (string) wp_json_encode( $body ),
			]
		);
		if ( $answer instanceof WP_Error ) {
			self::fail( $answer->get_error_message() );
		}
		self::assertSame( 'no-store', wp_remote_retrieve_header( $answer, 'cache-control' ) );
		self::assertSame(
			(string) strlen( wp_remote_retrieve_body( $answer ) ),
			wp_remote_retrieve_header( $answer, 'content-length' ),
			'AB-110: half of it is none.'
		);
		$id               = wp_remote_retrieve_header( $answer, 'x-request-id' );
		$this->request_id = is_string( $id ) ? $id : '';
		$cookie           = wp_remote_retrieve_header( $answer, 'set-cookie' );
		$this->cookie = is_string( $cookie ) ? $cookie : implode( ', ', array_filter( $cookie, is_string( ... ) ) );
		return [ (int) wp_remote_retrieve_response_code( $answer ), wp_remote_retrieve_body( $answer ) ];
	}

	/**
	 * AB-16 AB-24 AB-32
	 */
	public function test_it_answers_as_its_twins_do(): void {
		$good = [
			'et_ab_log_nonce' => Built::around( new SystemClock() )
				->get( PageTokens::class )
				->fresh()['et_ab_log_nonce'],
			'records'         => [
				[
					'test_id'     => 0,
					'subject_id'  => 0,
					'record_type' => 'read_page',
				],
			],
		];
		$none = [ 200, '{"results":[{"result":"refused","reason":"unknown_test"}]}' ];
		self::assertSame( $none, $this->ask( $good ) );
		// Who is signed in is judged by all of WordPress.
		self::assertSame( $none, $this->ask( $good, [ 'Cookie' => 'wordpress_logged_in_x=1' ] ) );
		self::assertSame( [ 405, '{"code":"bad_request"}' ], $this->ask( '', method: 'GET' ) );
		self::assertSame( [ 403, '{"code":"bad_token"}' ], $this->ask( [ 'et_ab_log_nonce' => 'x' ] + $good ) );
		self::assertSame(
			[ 403, '{"code":"foreign_origin"}' ],
			$this->ask( $good, [ 'Origin' => 'https://evil.example' ] )
		);
		self::assertSame( [ 400, '{"code":"bad_request"}' ], $this->ask( [ 'records' => 'x' ] + $good ) );
		self::assertSame(
			[ 413, '{"code":"too_large"}' ],
			$this->ask( [ 'padding' => str_repeat( 'x', 70000 ) ] + $good )
		);
	}

	/**
	 * AB-111: what is counted here is signed here, too.
	 */
	public function test_it_signs_what_it_counted(): void {
		$post = wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'Tested', 'post_status' => 'draft' ] );
		wp_update_post(
			[ 'ID' => $post, 'post_status' => 'publish', 'post_content' => wp_slash( AbTestCase::ab_test( $post ) ) ]
		);
		try {
			$sent   = [
				'et_ab_log_nonce' => Built::around( new SystemClock() )
					->get( PageTokens::class )
					->fresh()['et_ab_log_nonce'],
				'records'         => [ [
					'test_id'     => $post,
					'subject_id'  => 1,
					'record_type' => 'read_page',
					'key'         => 'k1',
					'first'       => true,
				] ],
			];
			$cookie = "et_pb_ab_subject_{$post}=1";
			self::assertSame(
				'{"results":[{"result":"recorded","reason":""}]}',
				$this->ask( $sent, [ 'Cookie' => $cookie ] )[1]
			);
			self::assertSame(
				1,
				preg_match( "/^et_pb_ab_proof_{$post}=[\w.-]{50,}; expires=.+; Max-Age=3153\d{4}; path=\/; SameSite=Lax$/i", $this->cookie, $match ),
				$this->cookie
			);
			$signed              = explode( ';', $match[0] ?? '' )[0];
			$sent['records'][0] = [
				'record_type' => 'click_goal',
				'key'         => 'k2',
				'first'       => false,
			] + $sent['records'][0];
			self::assertStringContainsString(
				'recorded',
				$this->ask( $sent, [ 'Cookie' => "{$cookie}; {$signed}" ] )[1]
			);
			self::assertSame( '', $this->cookie, 'Once.' );
		} finally {
			wp_delete_post( $post, true );
		}
	}

	/**
	 * AB-134 AB-137: on a busy server the answer is there before the database is asked, and with it the day’s
	 * signature; a second later a call adds up what waited, in the end this one alone. Without the folder all is
	 * counted at once.
	 */
	public function test_a_busy_server_adds_up_once_a_second(): void {
		$post = wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'Tested', 'post_status' => 'draft' ] );
		wp_update_post(
			[ 'ID' => $post, 'post_status' => 'publish', 'post_content' => wp_slash( AbTestCase::ab_test( $post ) ) ]
		);
		$nonce = Built::around( new SystemClock() )->get( PageTokens::class )->fresh()['et_ab_log_nonce'];
		$sent  = 0;
		$send  = function ( string $more = '' ) use ( $post, $nonce, &$sent ): void {
			++$sent;
			$record = [
				'test_id'     => $post,
				'subject_id'  => 1,
				'record_type' => 'read_page',
				'key'         => "k{$sent}",
				'first'       => true,
			];
			self::assertSame(
				[ 200, '{"results":[{"result":"recorded","reason":""}]}' ],
				$this->ask(
					[ 'et_ab_log_nonce' => $nonce, 'records' => [ $record ] ],
					[ 'Cookie' => "et_pb_ab_subject_{$post}=1{$more}" ]
				)
			);
		};
		$read  = static fn (): int => (int) ( new Connection() )->value(
			'SELECT SUM(count) FROM ' . ( new Connection() )->table( 'experiment_counts' ) . ' WHERE record = 1'
		);
		$until = static function ( int $count ) use ( $read ): void {
			for ( $end = microtime( true ) + 10; $read() !== $count && microtime( true ) < $end; ) {
				usleep( 20_000 );
			}
			self::assertSame( $count, $read() );
		};
		putenv( 'BROLGA_RATE_LIMIT=off' );
		$this->start_anew();
		try {
			$send();
			$until( 1 );
			self::assertSame( '', $this->buffer->state(), 'A server that is not busy counts at once.' );
			$this->buffer->tell( '' );
			Built::around( new SystemClock(), [ EventBuffer::class => $this->buffer ] )
				->get( BufferFlush::class )
				->run( true );
			$began = microtime( true );
			$send();
			self::assertStringStartsWith( "et_pb_ab_proof_{$post}=", $this->cookie );
			$send( '; ' . explode( ';', $this->cookie )[0] );
			self::assertSame( '', $this->cookie, 'Once.' );
			$at_once = $read();
			// On a busy machine the second may be over.
			if ( microtime( true ) < $began + 1 ) {
				self::assertLessThan( 3, $at_once );
			}
			sleep( 2 );
			$send();
			$until( 4 );
			for ( $end = microtime( true ) + 10; '' !== $this->buffer->state() && microtime( true ) < $end; ) {
				usleep( 20_000 );
			}
			self::assertSame( '', $this->buffer->state(), 'It was no longer busy.' );
			$send();
			$until( 5 );
			$this->buffer->erase();
			file_put_contents( WP_CONTENT_DIR . '/uploads/brolga-events', '' );
			$send();
			$until( 6 );
			// Twenty calls in a second make it busy, where there is a folder.
			unlink( WP_CONTENT_DIR . '/uploads/brolga-events' );
			self::assertTrue( $this->buffer->open() );
			for ( $second = 0; $second < 9 && '' === $this->buffer->state(); $second++ ) {
				array_map( fn (): int => $this->buffer->beat( time() ), range( 1, BufferFlush::BUSY ) );
				$send();
			}
			self::assertNotSame( '', $this->buffer->state() );
			sleep( 2 );
			$send();
			$until( $sent );
		} finally {
			@unlink( WP_CONTENT_DIR . '/uploads/brolga-events' );
			wp_delete_post( $post, true );
		}
	}

	/**
	 * AB-134: without wp-config.php the visitor would be the proxy.
	 */
	public function test_nothing_waits_where_wp_config_says_who_a_visitor_is(): void {
		$nonce = Built::around( new SystemClock() )->get( PageTokens::class )->fresh()['et_ab_log_nonce'];
		$busy  = function () use ( $nonce ): bool {
			self::assertTrue( $this->buffer->open() );
			for ( $second = 0; $second < 4; $second++ ) {
				array_map( fn (): int => $this->buffer->beat( time() ), range( 1, BufferFlush::BUSY ) );
				$this->ask(
					[
						'et_ab_log_nonce' => $nonce,
						'records'         => [ [ 'test_id' => 0, 'subject_id' => 0, 'record_type' => 'read_page' ] ],
					]
				);
				for ( $end = microtime( true ) + 0.5; microtime( true ) < $end; usleep( 20_000 ) ) {
					if ( '' !== $this->buffer->state() ) {
						return true;
					}
				}
			}
			return false;
		};
		$this->start_anew( self::PROXY );
		self::assertFalse( $busy() );
		$this->start_anew();
		self::assertTrue( $busy() );
	}

	/**
	 * Starts the server anew, as its environment is now.
	 *
	 * @param string $before A PHP file that comes before each that is asked for.
	 */
	private function start_anew( string $before = '' ): void {
		$this->server->stop();
		$this->server = new StaticServer( ABSPATH, $before );
	}

	/**
	 * ARCH-20 ARCH-21 OPS-7 OPS-9: it keeps to what the server says as all of WordPress does, and tells operators of
	 * itself. What cannot be used stops nothing.
	 */
	public function test_it_keeps_to_what_the_server_says(): void {
		$call   = [
			'et_ab_log_nonce' => Built::around( new SystemClock() )
				->get( PageTokens::class )
				->fresh()['et_ab_log_nonce'],
			'records'         => [ [ 'test_id' => 0, 'subject_id' => 0, 'record_type' => 'read_page' ] ],
		];
		$proxy  = [ 'X-Forwarded-For' => '203.0.113.9', 'X-Request-Id' => 'from-the-balancer' ];
		$ledger = static fn (): array => array_column(
			( new Connection() )->rows(
				'SELECT name FROM ' . ( new Connection() )->table( 'ledger' ) . " WHERE name LIKE 'rate:events:%'"
			),
			'name'
		);
		( new Connection() )->execute( 'DELETE FROM ' . ( new Connection() )->table( 'ledger' ) );
		putenv( 'BROLGA_TRUSTED_PROXIES=127.0.0.1' );
		putenv( 'BROLGA_METRICS_TOKEN=a-token-of-some-length' );
		putenv( 'BROLGA_LOG=json' );
		$this->start_anew();
		self::assertSame( 200, $this->ask( $call, $proxy )[0] );
		self::assertSame( 'from-the-balancer', $this->request_id );
		// It is stored after the answer.
		$counters = new CounterRepository( new Connection() );
		for ( $end = microtime( true ) + 10; [] === $counters->all() && microtime( true ) < $end; ) {
			usleep( 20_000 );
		}
		self::assertSame( [ 'records_total{result="refused"}' => 1 ], $counters->all() );
		$with_proxy = $ledger();
		self::assertCount( 1, $with_proxy );

		putenv( 'BROLGA_TRUSTED_PROXIES=127.0.0.1, ' . str_repeat( 'x', 70 ) );
		putenv( 'BROLGA_LOG=neither' );
		putenv( 'BROLGA_METRICS_TOKEN=short' );
		$this->start_anew();
		self::assertSame( 200, $this->ask( $call, $proxy )[0] );
		self::assertSame( '', $this->request_id );
		self::assertCount( 2, $ledger(), 'Of the proxy itself now, whom nobody named in a way that can be used.' );

		putenv( 'BROLGA_RATE_LIMIT=off' );
		( new Connection() )->execute( 'DELETE FROM ' . ( new Connection() )->table( 'ledger' ) );
		$this->start_anew();
		self::assertSame( 200, $this->ask( $call, $proxy )[0] );
		self::assertSame( [], $ledger() );
	}

	/**
	 * Objects that end with the request, and those that outlive it.
	 *
	 * @return array<string, array{string}>
	 */
	public static function caches(): array {
		return [
			'WordPress’ own object cache' => [ '' ],
			'one that outlives requests'  => [ self::CACHE ],
		];
	}

	/**
	 * AB-32 AB-56 LIFE-8: on a site that asks its visitors their answer counts here, too: no text is built, and no
	 * other feature is needed.
	 *
	 * @param string $cache The drop-in.
	 */
	#[DataProvider( 'caches' )]
	public function test_it_keeps_to_what_visitors_answered( string $cache ): void {
		$this->start_anew( $cache );
		$post   = wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'Tested', 'post_status' => 'draft' ] );
		$marked = AbTestCase::ab_test( $post );
		wp_update_post( [ 'ID' => $post, 'post_status' => 'publish', 'post_content' => wp_slash( $marked ) ] );
		$good   = [
			'et_ab_log_nonce' => Built::around( new SystemClock() )
				->get( PageTokens::class )
				->fresh()['et_ab_log_nonce'],
			// No variant of it has this number: who may be counted is told so.
			'records'         => [ [ 'test_id' => $post, 'subject_id' => 9, 'record_type' => 'read_page' ] ],
		];
		$said   = function ( string $cookie = '', string $gpc = '' ) use ( $good ): string {
			[
				$status,
				$body
			] = $this->ask(
				$good,
				array_filter(
					[ 'Cookie' => '' === $cookie ? '' : "brolga_consent={$cookie}", 'Sec-GPC' => $gpc ],
					static fn ( string $value ): bool => '' !== $value
				)
			);
			self::assertSame( 200, $status, $body );
			self::assertSame( 1, preg_match( '/"reason":"(\w*)"/', $body, $part ), $body );
			return $part[1] ?? '';
		};
		$before = [ get_option( Settings::OPTION ), get_option( ConsentWordings::OPTION ) ];
		try {
			update_option(
				Settings::OPTION,
				[ 'consent' => [ 'enabled' => true ], 'experiments' => [ 'staff_addresses' => [ '203.0.113.7' ] ] ]
			);
			update_option(
				ConsentWordings::OPTION,
				[ 'aaaa1111' => [ 'bbbb2222~experiments', 'cccc3333~maps' ], 'dddd4444' => [] ]
			);
			self::assertSame( 'consent', $said() );
			self::assertSame( 'unknown_subject', $said( 'aaaa1111.1700000000.maps~experiments' ) );
			self::assertSame( 'unknown_subject', $said( 'dddd4444.1700000000.experiments' ), 'In another language.' );
			self::assertSame( 'consent', $said( 'aaaa1111.1700000000.maps' ) );
			self::assertSame(
				'unknown_subject',
				$said( 'bbbb2222.1700000000.experiments' ),
				'Asked before in words that still count.'
			);
			self::assertSame( 'consent', $said( 'cccc3333.1700000000.experiments' ) );
			self::assertSame( 'consent', $said( 'never.1700000000.experiments' ) );
			self::assertSame( '' !== $cache, is_file( $this->objects ), 'It was used.' );
			update_option( Settings::OPTION, [ 'consent' => [ 'enabled' => true, 'mode' => 'opt-out' ] ] );
			// Whoever saves settings on a site with such a cache has them stored there as well.
			$this->forget_objects();
			self::assertSame( 'unknown_subject', $said() );
			self::assertSame( 'consent', $said( 'aaaa1111.1700000000.maps' ) );
			self::assertSame( 'consent', $said( '', '1' ) );
		} finally {
			wp_delete_post( $post, true );
			foreach ( [ Settings::OPTION, ConsentWordings::OPTION ] as $at => $option ) {
				false === $before[ $at ] ? delete_option( $option ) : update_option( $option, $before[ $at ] );
			}
		}
	}
}
