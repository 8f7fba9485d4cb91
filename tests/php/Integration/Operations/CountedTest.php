<?php
/**
 * What is counted where it happens.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Operations;

use Brolga\Core\Caches\Change;
use Brolga\Core\Jobs\Job;
use Brolga\Core\Metrics\CounterRepository;
use Brolga\Core\Metrics\PurgeMetrics;
use Brolga\Core\Metrics\StoredCounters;
use Brolga\Outbox\Worker;
use Brolga\PageCache\Purges;
use Brolga\Tests\LeadTestCase;
use Brolga\Tests\Support\CacheCalls;

/**
 * OPS-5
 */
final class CountedTest extends LeadTestCase {

	protected function setUp(): void {
		parent::setUp();
		putenv( 'BROLGA_METRICS_TOKEN=a-token-of-some-length' );
		remove_all_actions( 'shutdown' );
		$this->built->get( StoredCounters::class )->register();
	}

	protected function tearDown(): void {
		putenv( 'BROLGA_METRICS_TOKEN' );
		parent::tearDown();
	}

	/**
	 * What is stored at the end of the request; durations by how many there were.
	 *
	 * @return array<string, int>
	 */
	private function counted(): array {
		do_action( 'shutdown' );
		$counted = [];
		foreach ( ( new CounterRepository( $this->connection ) )->all() as $name => $total ) {
			$name = (string) preg_replace( '/_bucket\{le="[^"]+"\}$/D', '', $name );
			if ( ! str_ends_with( $name, '_sum' ) ) {
				$counted[ $name ] = ( $counted[ $name ] ?? 0 ) + $total;
			}
		}
		return $counted;
	}

	public function test_enquiries_are_counted_by_what_they_are_stored_as(): void {
		$form = $this->form_on_page();
		$this->send( $form );
		$this->send( $form );
		$this->send( $form, [ 'name' => 'Robot' ], 'filled in' );
		self::assertSame(
			[
				'enquiries_total{status="new"}'  => 1,
				'enquiries_total{status="spam"}' => 1,
				'enquiry_store_seconds'          => 3,
			],
			$this->counted(),
			'What came twice is one.'
		);
	}

	public function test_jobs_and_runs_of_the_queue_are_counted(): void {
		$worker = $this->built->get( Worker::class );
		$worker->run( 10, 10 );
		self::assertSame( [], $this->counted(), 'A run without anything to do is none.' );
		$this->jobs->add( new Job( 'nobody', [] ) );
		$worker->run( 10, 10 );
		self::assertSame(
			[ 'job_attempts_total{kind="nobody",result="waiting"}' => 1 ],
			$this->counted(),
			'It waits for newer code.'
		);
		$this->connection->execute(
			"UPDATE {$this->connection->table( 'outbox' )} SET created_at = '2020-01-01 00:00:00', available_at = 0"
		);
		$worker->run( 10, 10 );
		self::assertEqualsCanonicalizing(
			[
				'job_attempts_total{kind="nobody",result="waiting"}' => 1,
				'job_attempts_total{kind="nobody",result="failed"}'  => 1,
				'queue_run_seconds'                                  => 1,
			],
			$this->counted()
		);
	}

	public function test_requests_to_page_caches_are_counted(): void {
		$this->built->get( PurgeMetrics::class )->register();
		do_action( 'brolga_drop_pages', [] );
		do_action( 'brolga_drop_pages', [ home_url( '/' ) ] );
		self::assertSame( [ 'cache_purges_total{result="announced"}' => 2 ], $this->counted() );
	}

	public function test_what_a_cache_in_front_drops_is_counted(): void {
		$cache  = new CacheCalls();
		$purges = $this->built->get( Purges::class );
		$purges->register();
		try {
			$purges->add( Change::everywhere() );
			self::assertSame( [ 'cache_purges_total{result="dropped"}' => 1 ], $this->counted() );
			$cache->status = 500;
			$purges->add( Change::everywhere() );
			self::assertSame(
				[
					'cache_purges_total{result="dropped"}' => 1,
					'cache_purges_total{result="failed"}'  => 1,
				],
				$this->counted()
			);
		} finally {
			CacheCalls::forget();
		}
	}
}
