<?php
/**
 * Lines of JSON for operators.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Operations;

use Brolga\Core\Database\Connection;
use Brolga\Core\Jobs\Job;
use Brolga\Core\Log\RequestId;
use Brolga\Core\Log\RequestLog;
use Brolga\Core\Support\Json;
use Brolga\Core\Support\SystemClock;
use Brolga\Outbox\OutboxRepository;
use Brolga\Outbox\Worker;
use Brolga\Tests\Support\Built;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * OPS-8 OPS-9
 */
final class RequestLogTest extends TestCase {

	private string $file;

	private string $before;

	protected function setUp(): void {
		parent::setUp();
		$this->file   = (string) tempnam( sys_get_temp_dir(), 'brolga' );
		$this->before = (string) ini_set( 'error_log', $this->file );
		remove_all_actions( 'shutdown' );
	}

	protected function tearDown(): void {
		ini_set( 'error_log', $this->before );
		unlink( $this->file );
		putenv( 'BROLGA_LOG' );
		parent::tearDown();
	}

	/**
	 * The lines that were written.
	 *
	 * @return list<array<array-key, mixed>>
	 *
	 * @phpstan-impure
	 */
	private function lines(): array {
		preg_match_all( '/^\[[^\]]+\] (\{.*\})$/m', (string) file_get_contents( $this->file ), $found );
		return array_map( Json::map( ... ), $found[1] );
	}

	/**
	 * OPS-8: a line a request, with the pattern of its route and nothing of who asked.
	 */
	public function test_a_request_is_a_line(): void {
		putenv( 'BROLGA_LOG=json' );
		$_SERVER = [
			'HTTP_X_REQUEST_ID'  => '0af7651916cd43dd',
			'REQUEST_METHOD'     => 'GET',
			'REQUEST_URI'        => '/wp-json/brolga/v1/search?q=anna',
			'REMOTE_ADDR'        => '203.0.113.7',
			'HTTP_USER_AGENT'    => 'Anna',
		] + $_SERVER;
		$log     = Built::around( new SystemClock() )->get( RequestLog::class );
		self::assertTrue( RequestLog::can_register() );
		$log->register();
		$this->rest( 'GET', '/brolga/v1/search?q=anna@example.com' );
		do_action( 'shutdown' );
		$lines = $this->lines();
		self::assertCount( 1, $lines );
		self::assertSame(
			[ 'time', 'event', 'request_id', 'method', 'kind', 'route', 'status', 'ms' ],
			array_keys( $lines[0] )
		);
		self::assertSame( 'request', $lines[0]['event'] );
		self::assertSame( '0af7651916cd43dd', $lines[0]['request_id'] );
		self::assertSame( '/brolga/v1/search', $lines[0]['route'] );
		$text = (string) file_get_contents( $this->file );
		self::assertDoesNotMatchRegularExpression( '/anna|203\.0\.113/i', $text );
	}

	/**
	 * OPS-8: a route that asks others is the request's.
	 */
	public function test_the_first_route_is_the_requests(): void {
		putenv( 'BROLGA_LOG=json' );
		Built::around( new SystemClock() )->get( RequestLog::class )->register();
		$this->rest( 'GET', '/brolga/v1/search?q=zamia' );
		$this->rest( 'GET', '/brolga/v1/live' );
		do_action( 'shutdown' );
		self::assertSame( [ '/brolga/v1/search' ], array_column( $this->lines(), 'route' ) );
	}

	/**
	 * OPS-8: a run of the queue that had something to do is a line.
	 */
	public function test_a_queue_run_is_a_line(): void {
		putenv( 'BROLGA_LOG=json' );
		$built = Built::around( new SystemClock() );
		( new Connection() )->execute( 'DELETE FROM ' . ( new Connection() )->table( 'outbox' ) );
		$built->get( Worker::class )->run( 10, 10 );
		self::assertSame( [], $this->lines() );
		$built->get( OutboxRepository::class )->add( new Job( 'nobody', [] ) );
		// Too old to wait for newer code.
		( new Connection() )->execute(
			'UPDATE ' . ( new Connection() )->table( 'outbox' ) . " SET created_at = '2020-01-01 00:00:00'"
		);
		$built->get( Worker::class )->run( 10, 10 );
		$lines = $this->lines();
		self::assertCount( 1, $lines );
		self::assertSame( [ 'queue_run', 0, 0, 1 ], [
			$lines[0]['event'],
			$lines[0]['sent'],
			$lines[0]['failed'],
			$lines[0]['dead'],
		] );
	}

	/**
	 * OPS-8
	 */
	public function test_nothing_is_written_unless_it_is_asked_for(): void {
		self::assertFalse( RequestLog::can_register() );
	}

	/**
	 * @return iterable<string, array{string, bool}>
	 */
	public static function ids(): iterable {
		yield 'a UUID' => [ '0b5a3c1e-9d2f-4a6b-8c7d-1e2f3a4b5c6d', true ];
		yield 'none' => [ '', false ];
		yield 'as short as may be' => [ 'abcdef.8', true ];
		yield 'as long as may be' => [ str_repeat( 'a', 128 ), true ];
		yield 'too short' => [ 'abcde.7', false ];
		yield 'too long' => [ str_repeat( 'a', 129 ), false ];
		yield 'megabytes' => [ str_repeat( 'a', 10_000_000 ), false ];
		yield 'dots only' => [ '........', false ];
		yield 'NUL' => [ "abcdefgh\0", false ];
		yield 'letters of no alphabet of ours' => [ 'abcdefghü', false ];
		yield 'a line' => [ "abcdefgh\nX: y", false ];
		yield 'a line at its end' => [ "abcdefgh\n", false ];
		yield 'an address' => [ 'anna@example.com', false ];
		yield 'markup' => [ '<script>alert(1)', false ];
	}

	/**
	 * OPS-9: what is fit for a log and a header is kept; anything else is replaced.
	 */
	#[DataProvider( 'ids' )]
	public function test_an_id_is_taken_if_it_is_sane( string $brought, bool $is_taken ): void {
		$_SERVER['HTTP_X_REQUEST_ID'] = $brought;
		$id                           = new RequestId();
		self::assertSame( $is_taken, $brought === $id->value() );
		self::assertMatchesRegularExpression( '/^[A-Za-z0-9._:-]{8,128}$/D', $id->value() );
		self::assertSame( $id->value(), $id->value() );
		self::assertSame( $is_taken, ( new RequestId() )->value() === $id->value() );
	}
}
