<?php
/**
 * Totals of several web nodes.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Operations;

use Brolga\Core\Metrics\CounterRepository;
use Brolga\Core\Metrics\Metric;
use Brolga\Core\Metrics\MetricTotals;
use Brolga\Core\Metrics\StoredCounters;
use Brolga\Core\Support\SystemClock;
use Brolga\Mail\MailMetrics;
use Brolga\Tests\OwnTablesTestCase;
use Brolga\Tests\Support\Built;
use WP_Error;

/**
 * OPS-5 OPS-6 OPS-7
 */
final class CountersTest extends OwnTablesTestCase {

	protected function tearDown(): void {
		putenv( 'BROLGA_METRICS_TOKEN' );
		parent::tearDown();
	}

	/**
	 * A web node's counters at work.
	 */
	private static function node(): StoredCounters {
		$counters = Built::around( new SystemClock() )->get( StoredCounters::class );
		self::assertTrue( StoredCounters::can_register() );
		$counters->register();
		return $counters;
	}

	/**
	 * @return array<string, int>
	 */
	private function stored(): array {
		return ( new CounterRepository( $this->connection ) )->all();
	}

	/**
	 * OPS-6 OPS-7: what a request counts is stored once, and added to what others have stored.
	 */
	public function test_totals_are_added_up(): void {
		putenv( 'BROLGA_METRICS_TOKEN=a-token-of-some-length' );
		remove_all_actions( 'shutdown' );
		$one   = self::node();
		$other = self::node();
		$one->add( 'mails_total', [ 'result' => 'sent' ] );
		$other->add( 'mails_total', [ 'result' => 'sent' ], 2 );
		$other->add( 'mails_total', [ 'result' => 'failed' ] );
		$other->time( 'queue_run_seconds', 0.2 );
		$other->time( 'queue_run_seconds', 42 );
		self::assertSame( [], $this->stored(), 'Nobody waits for it.' );
		do_action( 'shutdown' );
		do_action( 'shutdown' );
		self::assertSame(
			[
				'mails_total{result="failed"}'          => 1,
				'mails_total{result="sent"}'            => 3,
				'queue_run_seconds_bucket{le="+Inf"}'   => 1,
				'queue_run_seconds_bucket{le="0.25"}'   => 1,
				'queue_run_seconds_sum'                 => 42200,
			],
			$this->stored()
		);
		$lines = ( new MetricTotals( $this->stored() ) )->histogram( 'queue_run_seconds', 'Runs.' )->format();
		self::assertStringContainsString( "_bucket{le=\"0.1\"} 0\n", $lines );
		self::assertStringContainsString( "_bucket{le=\"0.25\"} 1\n", $lines );
		self::assertStringContainsString( "_bucket{le=\"30\"} 1\n", $lines );
		self::assertStringContainsString( "_bucket{le=\"+Inf\"} 2\nbrolga_queue_run_seconds_sum 42.2\n", $lines );
		self::assertStringContainsString( "_count 2\n", $lines );
	}

	/**
	 * OPS-7: where nobody asks, nothing is counted.
	 */
	public function test_nothing_is_counted_without_a_token(): void {
		self::assertFalse( StoredCounters::can_register() );
	}

	/**
	 * OPS-6: several processes add to one total.
	 */
	public function test_no_node_loses_what_others_have_counted(): void {
		$this->in_parallel( 'count', 4, '100' );
		self::assertSame( [ 'mails_total{result="sent"}' => 400 ], $this->stored() );
	}

	/**
	 * OPS-6: all nodes take the rows in one order, so that none waits for another in a circle; a name that the table
	 * cannot hold takes no other along.
	 */
	public function test_totals_are_stored_in_one_order(): void {
		$asked = [];
		add_filter(
			'query',
			static function ( string $sql ) use ( &$asked ): string {
				$asked[] = $sql;
				return $sql;
			}
		);
		$long = str_repeat( 'n', 121 );
		( new CounterRepository( $this->connection ) )->add( [ 'b_total' => 1, $long => 1, 'a_total' => 2 ] );
		( new CounterRepository( $this->connection ) )->add( [ $long => 1 ] );
		self::assertCount( 1, $asked );
		self::assertMatchesRegularExpression( "/'a_total'.*'b_total'/s", $asked[0] ?? '' );
		self::assertSame( [ 'a_total' => 2, 'b_total' => 1 ], $this->stored() );
	}

	/**
	 * OPS-7: a request that has counted nothing asks nothing of the database.
	 */
	public function test_nothing_counted_is_nothing_stored(): void {
		putenv( 'BROLGA_METRICS_TOKEN=a-token-of-some-length' );
		remove_all_actions( 'shutdown' );
		self::node();
		$asked = 0;
		add_filter(
			'query',
			static function ( string $sql ) use ( &$asked ): string {
				++$asked;
				return $sql;
			}
		);
		do_action( 'shutdown' );
		self::assertSame( 0, $asked );
	}

	/**
	 * OPS-7: where storing fails, nobody is told but the log.
	 */
	public function test_storing_may_fail(): void {
		putenv( 'BROLGA_METRICS_TOKEN=a-token-of-some-length' );
		remove_all_actions( 'shutdown' );
		self::node()->add( 'mails_total' );
		$table = $this->connection->table( 'counters' );
		$refuse = static fn ( string $sql ): string => str_contains( $sql, $table ) ? 'SELECT nothing' : $sql;
		add_filter( 'query', $refuse );
		do_action( 'shutdown' );
		remove_filter( 'query', $refuse );
		self::assertSame( [], $this->stored() );
	}

	/**
	 * OPS-5: a duration at the upper end of a bucket is in it; totals of a longer name are another's.
	 */
	public function test_bounds_of_buckets_and_names(): void {
		self::assertSame( '0.25', MetricTotals::bucket( 0.25 ) );
		self::assertSame( '0.5', MetricTotals::bucket( 0.2501 ) );
		self::assertSame( '30', MetricTotals::bucket( 30 ) );
		self::assertSame( '+Inf', MetricTotals::bucket( 31 ) );
		self::assertSame(
			[ 'brolga_mails{result="sent"}' => 2 ],
			( new MetricTotals( [ 'mails{result="sent"}' => 2, 'mails_total' => 7 ] ) )
				->counter( 'mails', 'Mails.' )
				->numbers()
		);
	}

	/**
	 * OPS-5: mails are counted by how they went, whoever sends them.
	 */
	public function test_mails_are_counted(): void {
		putenv( 'BROLGA_METRICS_TOKEN=a-token-of-some-length' );
		remove_all_actions( 'shutdown' );
		( new MailMetrics( self::node() ) )->register();
		do_action( 'wp_mail_succeeded', [] );
		do_action( 'wp_mail_failed', new WP_Error() );
		do_action( 'shutdown' );
		self::assertSame(
			[
				'mails_total{result="failed"}' => 1,
				'mails_total{result="sent"}'   => 1,
			],
			$this->stored()
		);
	}

	/**
	 * OPS-5: whatever an add-on calls its jobs.
	 */
	public function test_labels_are_escaped(): void {
		self::assertSame( '{kind="a\\\\b\\"c\\nd"}', Metric::labels( [ 'kind' => "a\\b\"c\nd" ] ) );
	}
}
