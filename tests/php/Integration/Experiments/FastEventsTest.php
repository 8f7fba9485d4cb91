<?php
/**
 * The endpoint that loads little of WordPress, asked over the network.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Experiments;

use Brolga\Core\Database\Connection;
use Brolga\Core\Page\PageTokens;
use Brolga\Core\SystemClock;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\StaticServer;
use PHPUnit\Framework\TestCase;
use WP_Error;

/**
 * AB-32: it judges by the same rules, in a process of its own.
 */
final class FastEventsTest extends TestCase {

	private StaticServer $server;

	protected function setUp(): void {
		parent::setUp();
		$this->server = new StaticServer( ABSPATH );
	}

	protected function tearDown(): void {
		$this->server->stop();
		$db = new Connection();
		$db->execute( "DELETE FROM {$db->table( 'experiment_counts' )} WHERE post_id = 0" );
		parent::tearDown();
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
				'headers' => $headers,
				'body'    => is_string( $body ) ? $body : (string) wp_json_encode( $body ),
			]
		);
		if ( $answer instanceof WP_Error ) {
			self::fail( $answer->get_error_message() );
		}
		self::assertSame( 'no-store', wp_remote_retrieve_header( $answer, 'cache-control' ) );
		return [ (int) wp_remote_retrieve_response_code( $answer ), wp_remote_retrieve_body( $answer ) ];
	}

	/**
	 * AB-16 AB-24 AB-32
	 */
	public function test_it_answers_as_its_twins_do(): void {
		$good = [
			'et_ab_log_nonce' => Built::around( new SystemClock() )->get( PageTokens::class )->fresh()['et_ab_log_nonce'],
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
		self::assertSame( [ 403, '{"code":"foreign_origin"}' ], $this->ask( $good, [ 'Origin' => 'https://evil.example' ] ) );
		self::assertSame( [ 400, '{"code":"bad_request"}' ], $this->ask( [ 'records' => 'x' ] + $good ) );
		self::assertSame( [ 413, '{"code":"too_large"}' ], $this->ask( [ 'padding' => str_repeat( 'x', 70000 ) ] + $good ) );
	}
}
