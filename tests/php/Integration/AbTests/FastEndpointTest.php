<?php
/**
 * Whether pages are told of the endpoint that loads little.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\AbTests;

use Brolga\AbTests\Delivery\TestData;
use Brolga\AbTests\Goals\GoalKinds;
use Brolga\AbTests\Records\FastEndpoint;
use Brolga\AbTests\Records\FastEvents;
use Brolga\AbTests\Registry\PageTests;
use Brolga\AbTests\Registry\TestStatus;
use Brolga\Core\Support\Json;
use Brolga\Tests\AbTestCase;

/**
 * AB-32
 */
final class FastEndpointTest extends AbTestCase {

	/**
	 * What was asked.
	 *
	 * @var list<array{string, string}>
	 */
	private array $asked = [];

	/**
	 * Answers in the place of events.php.
	 */
	private function answer( int $status, string $body ): void {
		remove_all_filters( 'pre_http_request' );
		add_filter(
			'pre_http_request',
			function ( mixed $done, array $request, string $url ) use ( $status, $body ): array {
				$this->asked[] = [ $url, is_string( $request['body'] ) ? $request['body'] : '' ];
				return [
					'headers'  => [],
					'body'     => $body,
					'response' => [ 'code' => $status, 'message' => '' ],
					'cookies'  => [],
					'filename' => null,
				];
			},
			10,
			3
		);
	}

	/**
	 * What was asked last: address and body.
	 *
	 * @return array{string, string}
	 * @phpstan-impure
	 */
	private function asked(): array {
		return $this->asked[ count( $this->asked ) - 1 ] ?? [ '', '' ];
	}

	/**
	 * What the hour finds out.
	 *
	 * @phpstan-impure
	 */
	private function address(): string {
		$this->fresh();
		$this->built->get( FastEndpoint::class )->run_task();
		return $this->built->get( FastEndpoint::class )->address();
	}

	/**
	 * AB-32: only what answers as it should is told.
	 */
	public function test_it_is_told_as_long_as_it_works(): void {
		$works = '{"results":[{"result":"refused","reason":"unknown_test"}]}';
		$this->answer( 200, $works );
		foreach ( $this->registry->list() as $old ) {
			$this->registry->set_status( $old->test->key, TestStatus::Archived );
		}
		self::assertSame( '', $this->address() );
		self::assertSame( [ '', '' ], $this->asked(), 'Without a test there is nothing to try.' );

		$key  = $this->test_on_post();
		self::assertStringEndsWith( '/events.php', $this->address() );
		self::assertStringEndsWith( '/events.php', $this->asked()[0] );
		foreach ( [
			[ 403, '' ],
			[ 404, '' ],
			[ 200, '<!doctype html>' ],
			[ 200, '{"results":[{"result":"recorded","reason":""}]}' ],
			[ 503, $works ],
		] as [ $status, $body ] ) {
			$this->answer( $status, $body );
			self::assertSame( '', $this->address() );
		}
		$this->answer( 200, $works );
		$address = $this->address();
		self::assertNotSame( '', $address );

		$data = $this->built->get( TestData::class );
		self::assertArrayNotHasKey( 'events', $data->page_config(), 'No test was printed.' );
		$test = $this->registry->running( $key );
		self::assertNotNull( $test );
		$this->built->get( PageTests::class )->add( $test );
		self::assertSame( $address, $data->page_config()['events'] ?? '' );

		// What is asked is what a page would ask.
		$sent = Json::map( $this->asked()[1] );
		self::assertSame(
			'refused unknown_test',
			self::results( $this->send( array_values( (array) $sent['records'] ) ) )[0]
		);
		add_filter( GoalKinds::FILTER, '__return_empty_array' );
		self::assertSame( '', $this->address(), 'EXT-3: it would not know of another plugin’s goals.' );
		remove_all_filters( GoalKinds::FILTER );
		add_filter( 'brolga_trusted_proxies', '__return_empty_array' );
		self::assertSame( '', $this->address(), 'It would not know of the proxies.' );
	}

	/**
	 * AB-24 AB-32: where WordPress lies, and who may be staff.
	 */
	public function test_it_finds_wordpress_and_those_who_are_signed_in(): void {
		$of = static fn ( array $server, array $cookies = [] ): FastEvents => new FastEvents(
			$server + [
				'REQUEST_METHOD'  => 'POST',
				'SCRIPT_FILENAME' => ABSPATH . 'wp-content/plugins/brolga/events.php',
			],
			$cookies
		);
		self::assertTrue( $of( [] )->is_ready() );
		self::assertSame( ABSPATH . 'wp-load.php', $of( [] )->wordpress() );
		self::assertFalse( $of( [ 'REQUEST_METHOD' => 'GET' ] )->is_ready() );
		self::assertFalse( $of( [ 'SCRIPT_FILENAME' => '/srv/plugins/brolga/events.php' ] )->is_ready() );
		self::assertFalse( $of( [ 'SCRIPT_FILENAME' => [ 'x' ] ] )->is_ready() );
		self::assertFalse( $of( [], [ 'et_pb_ab_subject_1' => '0' ] )->is_signed_in() );
		self::assertTrue( $of( [], [ LOGGED_IN_COOKIE => 'x' ] )->is_signed_in() );
	}
}
