<?php
/**
 * When the queue is worked on.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Outbox;

use Brolga\Core\Database\Connection;
use Brolga\Core\Jobs\DeliveryFailed;
use Brolga\Core\Jobs\Job;
use Brolga\Core\Kernel\Installer;
use Brolga\Outbox\Dispatcher;
use Brolga\Outbox\Outbox;
use Brolga\Outbox\OutboxRepository;
use Brolga\Outbox\RunReport;
use Brolga\Outbox\Worker;
use Brolga\Tests\Support\FrozenClock;
use Brolga\Tests\Support\ScriptedHandler;
use Brolga\Tests\TestCase;

/**
 * OUTBOX-5 OUTBOX-6 OUTBOX-7
 */
final class DispatcherTest extends TestCase {

	private FrozenClock $clock;

	private Outbox $outbox;

	private ScriptedHandler $handler;

	private bool $broken = false;

	protected function setUp(): void {
		parent::setUp();
		foreach ( [ Dispatcher::EVENT, Installer::HOURLY, 'brolga_run_outbox', 'shutdown' ] as $hook ) {
			remove_all_filters( $hook );
		}
		$connection = new Connection();
		$connection->execute( "DELETE FROM {$connection->table( 'outbox' )}" );
		wp_unschedule_hook( Dispatcher::EVENT );
		$this->broken  = false;
		$this->clock   = new FrozenClock();
		$jobs          = new OutboxRepository( $connection, $this->clock );
		$this->outbox  = new Outbox( $jobs );
		$this->handler = new ScriptedHandler(
			function (): void {
				if ( $this->broken ) {
					throw new DeliveryFailed( 'away' );
				}
			}
		);
		$dispatcher = new Dispatcher( $this->outbox, $jobs, fn (): Worker => new Worker( $jobs, $connection, $this->clock, [ $this->handler ], 0 ), $this->clock );
		$dispatcher->register();
		add_action( Dispatcher::EVENT, $dispatcher->run_task( ... ) );
		add_action( Installer::HOURLY, $dispatcher->run_task( ... ) );
	}

	/**
	 * OUTBOX-5
	 */
	public function test_wp_cron_does_what_is_due(): void {
		$this->outbox->enqueue( new Job( 'test', [] ) );
		do_action( Dispatcher::EVENT );
		self::assertCount( 1, $this->handler->jobs );
	}

	/**
	 * OUTBOX-5: should everything else have been lost.
	 */
	public function test_the_hourly_event_does_it_too(): void {
		$this->outbox->enqueue( new Job( 'test', [] ) );
		do_action( Installer::HOURLY );
		self::assertCount( 1, $this->handler->jobs );
	}

	/**
	 * OUTBOX-6
	 */
	public function test_the_filter_of_the_script_runs_and_reports(): void {
		$this->outbox->enqueue( new Job( 'test', [] ) );
		$this->outbox->enqueue( new Job( 'test', [] ) );
		$report = apply_filters( 'brolga_run_outbox', null, 1, 10 );
		self::assertInstanceOf( RunReport::class, $report );
		self::assertSame( 1, $report->sent );
		self::assertCount( 1, $this->handler->jobs );
	}

	/**
	 * OUTBOX-7: without a server that can end the answer first, the visitor is
	 * not kept waiting; WP-Cron is asked.
	 */
	public function test_the_end_of_a_request_asks_wp_cron(): void {
		$this->outbox->enqueue( new Job( 'test', [] ) );
		do_action( 'shutdown' );
		self::assertCount( 0, $this->handler->jobs );
		self::assertSame( $this->clock->timestamp(), wp_next_scheduled( Dispatcher::EVENT ) );
	}

	public function test_a_request_that_gave_no_work_away_costs_nothing(): void {
		$before = self::db()->num_queries;
		do_action( 'shutdown' );
		self::assertSame( $before, self::db()->num_queries );
		self::assertFalse( wp_next_scheduled( Dispatcher::EVENT ) );
	}

	public function test_a_run_is_scheduled_for_the_next_retry(): void {
		$this->broken = true;
		$this->outbox->enqueue( new Job( 'test', [] ) );
		do_action( Dispatcher::EVENT );
		self::assertSame( $this->clock->timestamp() + 60, wp_next_scheduled( Dispatcher::EVENT ) );

		// WordPress takes two events within ten minutes for one: ours moves.
		$this->outbox->enqueue( new Job( 'test', [] ) );
		do_action( 'shutdown' );
		self::assertSame( $this->clock->timestamp(), wp_next_scheduled( Dispatcher::EVENT ) );
	}

	/**
	 * OUTBOX-4: a worker that is killed leaves an event for the end of its lease.
	 */
	public function test_an_event_is_scheduled_before_the_work_begins(): void {
		$seen    = false;
		$handler = new ScriptedHandler(
			static function () use ( &$seen ): void {
				$seen = wp_next_scheduled( Dispatcher::EVENT );
			}
		);
		$connection = new Connection();
		$jobs       = new OutboxRepository( $connection, $this->clock );
		$jobs->add( new Job( 'test', [] ) );
		( new Dispatcher( $this->outbox, $jobs, fn (): Worker => new Worker( $jobs, $connection, $this->clock, [ $handler ], 0 ), $this->clock ) )->run( 1, 1 );
		self::assertSame( $this->clock->timestamp() + OutboxRepository::LEASE, $seen );
	}

	public function test_an_idle_site_schedules_nothing(): void {
		do_action( Dispatcher::EVENT );
		self::assertFalse( wp_next_scheduled( Dispatcher::EVENT ) );
	}
}
