<?php
/**
 * When the queue is worked on.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Outbox;

use Brolga\Api\Jobs\DeliveryFailed;
use Brolga\Api\Jobs\Undeliverable;
use Brolga\Core\Database\Connection;
use Brolga\Core\Database\Transaction;
use Brolga\Core\Jobs\ClaimedJob;
use Brolga\Core\Jobs\Job;
use Brolga\Core\Kernel\Installer;
use Brolga\Outbox\Dispatcher;
use Brolga\Outbox\Outbox;
use Brolga\Outbox\OutboxRepository;
use Brolga\Outbox\ResponseFinisher;
use Brolga\Outbox\RunReport;
use Brolga\Outbox\Worker;
use Brolga\Tests\Support\FrozenClock;
use Brolga\Tests\Support\ScriptedHandler;
use Brolga\Tests\TestCase;
use RuntimeException;

/**
 * OUTBOX-5 OUTBOX-6 OUTBOX-7 OUTBOX-32
 */
final class DispatcherTest extends TestCase {

	private FrozenClock $clock;

	private Outbox $outbox;

	private ScriptedHandler $handler;

	private bool $broken = false;

	/** What each job takes. */
	private int $seconds = 0;

	protected function setUp(): void {
		parent::setUp();
		$connection = new Connection();
		$connection->execute( "DELETE FROM {$connection->table( 'outbox' )}" );
		wp_unschedule_hook( Dispatcher::EVENT );
		$this->broken  = false;
		$this->clock   = new FrozenClock();
		$jobs          = new OutboxRepository( $connection, $this->clock );
		$this->outbox  = new Outbox( $jobs );
		$this->handler = new ScriptedHandler(
			function (): void {
				$this->clock->advance( $this->seconds );
				if ( $this->broken ) {
					throw new DeliveryFailed( 'away' );
				}
			}
		);
		$this->hook_in( new ResponseFinisher( [] ) );
	}

	private function hook_in( ResponseFinisher $answer ): void {
		foreach ( [ Dispatcher::EVENT, Installer::HOURLY, 'brolga_run_outbox', 'shutdown' ] as $hook ) {
			remove_all_filters( $hook );
		}
		$connection = new Connection();
		$jobs       = new OutboxRepository( $connection, $this->clock );
		$dispatcher = new Dispatcher(
			$this->outbox,
			$jobs,
			fn (): Worker => new Worker( $jobs, $connection, $this->clock, [ $this->handler ], 0 ),
			$this->clock,
			$answer
		);
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

	/**
	 * OUTBOX-7: a server that can end the answer lets the request do the work. What
	 * is done needs no further look: only the lease's event is there.
	 */
	public function test_what_is_done_after_the_answer_is_done_with(): void {
		$last  = '';
		$table = ( new Connection() )->table( 'outbox' );
		add_filter(
			'query',
			static function ( string $sql ) use ( &$last, $table ): string {
				$last = str_contains( $sql, $table ) ? $sql : $last;
				return $sql;
			}
		);
		$this->work_after_the_answer( 1 );
		self::assertStringStartsWith( 'UPDATE', $last );
		self::assertCount( 1, $this->handler->jobs );
		self::assertSame( $this->clock->timestamp() + OutboxRepository::LEASE, wp_next_scheduled( Dispatcher::EVENT ) );
	}

	/**
	 * OUTBOX-7: the next try of what failed after the answer is not that of a killed worker.
	 */
	public function test_what_fails_after_the_answer_is_tried_when_it_comes_due(): void {
		$this->broken = true;
		$this->work_after_the_answer( 1 );
		self::assertCount( 1, $this->handler->jobs );
		self::assertSame( $this->clock->timestamp() + 60, wp_next_scheduled( Dispatcher::EVENT ) );
	}

	/**
	 * OUTBOX-7: the process is wanted for the next visitor.
	 */
	public function test_what_is_too_much_after_an_answer_is_left_to_wp_cron(): void {
		$this->work_after_the_answer( 6 );
		self::assertCount( 5, $this->handler->jobs );
		self::assertSame( $this->clock->timestamp(), wp_next_scheduled( Dispatcher::EVENT ) );
	}

	/**
	 * OUTBOX-7: what is given up is as much work as what is done.
	 */
	public function test_what_is_given_up_after_an_answer_counts(): void {
		$this->handler = new ScriptedHandler(
			static fn () => throw new Undeliverable( 'No recipient' )
		);
		$this->work_after_the_answer( 6 );
		self::assertCount( 5, $this->handler->jobs );
		self::assertSame( $this->clock->timestamp(), wp_next_scheduled( Dispatcher::EVENT ) );
	}

	/**
	 * OUTBOX-7: a slow mail server ends the run before its jobs are all done.
	 */
	public function test_what_is_too_slow_after_an_answer_is_left_to_wp_cron(): void {
		$this->seconds = 20;
		$given = $this->clock->timestamp();
		$this->work_after_the_answer( 2 );
		self::assertCount( 1, $this->handler->jobs );
		self::assertSame( $given, wp_next_scheduled( Dispatcher::EVENT ) );
	}

	/**
	 * OUTBOX-7: what a job itself gives away is not left to the end of the lease.
	 */
	public function test_what_the_work_after_an_answer_gives_away_is_left_to_wp_cron(): void {
		$this->handler = new ScriptedHandler(
			function (): void {
				$this->outbox->enqueue( new Job( 'unknown', [] ) );
			}
		);
		$this->work_after_the_answer( 1 );
		self::assertSame( $this->clock->timestamp(), wp_next_scheduled( Dispatcher::EVENT ) );
	}

	private function work_after_the_answer( int $jobs ): void {
		$this->hook_in( new ResponseFinisher( [ 'nothing_that_is_there', '__return_true' ] ) );
		for ( $job = 0; $job < $jobs; $job++ ) {
			$this->outbox->enqueue( new Job( 'test', [] ) );
		}
		do_action( 'shutdown' );
	}

	/**
	 * OUTBOX-32: what a person waits for is done by the request that queued it, which
	 * looks for nothing: its job is held from the start, and noted as done.
	 */
	public function test_an_awaited_job_is_done_by_its_own_request(): void {
		$this->take_along( [ '__return_true' ] );
		$asked = $this->statements( fn () => do_action( 'shutdown' ) );
		self::assertCount( 1, $this->handler->jobs );
		self::assertSame( [ 'UPDATE' ], $asked );
		self::assertSame( [ 'sent', '1' ], $this->stored() );
		self::assertSame( [], $this->statements( fn () => do_action( 'shutdown' ) ) );
	}

	/**
	 * OUTBOX-32 OUTBOX-4: while it is held nobody else takes it; when its process is
	 * killed it is free again after the lease.
	 */
	public function test_an_awaited_job_is_nobody_elses_until_its_lease_ends(): void {
		$this->take_along( [ '__return_true' ] );
		do_action( Dispatcher::EVENT );
		self::assertCount( 0, $this->handler->jobs );
		$this->clock->advance( OutboxRepository::LEASE );
		do_action( Dispatcher::EVENT );
		self::assertCount( 1, $this->handler->jobs );
		self::assertSame( [ 'sent', '2' ], $this->stored() );
	}

	/**
	 * OUTBOX-32: a request that took long leaves it to its lease, which might end in the middle of the work.
	 */
	public function test_an_awaited_job_is_left_to_its_lease_after_a_long_request(): void {
		foreach ( [ 'sent' => -1, 'claimed' => 0 ] as $status => $later ) {
			$this->take_along( [ '__return_true' ] );
			$this->clock->advance( intdiv( OutboxRepository::LEASE, 2 ) + $later );
			do_action( 'shutdown' );
			self::assertSame( [ $status, '1' ], $this->stored() );
		}
		self::assertCount( 1, $this->handler->jobs );
	}

	/**
	 * OUTBOX-32: a server that cannot end its answer first has it wait as any other
	 * does; one that fails to do so gives it back.
	 */
	public function test_an_awaited_job_waits_where_its_request_cannot_do_it(): void {
		$this->take_along( [] );
		self::assertSame( [ 'pending', '0' ], $this->stored() );
		do_action( Dispatcher::EVENT );
		self::assertCount( 1, $this->handler->jobs );

		$this->take_along( [ '__return_false' ] );
		self::assertSame( [ 'claimed', '1' ], $this->stored() );
		do_action( 'shutdown' );
		self::assertSame( [ 'pending', '0' ], $this->stored() );
		self::assertSame( $this->clock->timestamp(), wp_next_scheduled( Dispatcher::EVENT ) );
		do_action( Dispatcher::EVENT );
		self::assertCount( 2, $this->handler->jobs );
	}

	/**
	 * OUTBOX-32 OUTBOX-1: a job whose transaction is undone is not done; the next one is.
	 */
	public function test_an_awaited_job_that_was_not_stored_is_not_done(): void {
		$transaction = new Transaction( new Connection() );
		$this->take_along(
			[ '__return_true' ],
			$transaction,
			static fn () => $transaction->run( static fn () => throw new RuntimeException( 'undone' ) )
		);
		do_action( 'shutdown' );
		self::assertCount( 0, $this->handler->jobs );
	}

	/**
	 * OUTBOX-32 OUTBOX-12: one that fails is tried again after a minute; what was queued beside it is looked for.
	 */
	public function test_an_awaited_job_that_fails_is_tried_again(): void {
		$this->broken = true;
		$this->take_along( [ '__return_true' ] );
		$this->outbox->enqueue_awaited( new Job( 'test', [ 'number' => 2 ] ) );
		do_action( 'shutdown' );
		self::assertSame(
			[ [ 'number' => 1 ], [ 'number' => 2 ] ],
			array_map( static fn ( ClaimedJob $job ): array => $job->payload, $this->handler->jobs )
		);
		self::assertSame( [ 'pending', '1' ], $this->stored() );
		self::assertSame( $this->clock->timestamp() + 60, wp_next_scheduled( Dispatcher::EVENT ) );
	}

	/**
	 * Queues an awaited job on a server of some kind.
	 *
	 * @param list<string>                $ends  Functions that end its answer.
	 * @param (callable(): mixed)|null    $after What else happens in the transaction.
	 */
	private function take_along( array $ends, ?Transaction $transaction = null, ?callable $after = null ): void {
		$transaction ??= new Transaction( new Connection() );
		$answer       = new ResponseFinisher( $ends );
		$this->outbox = new Outbox(
			new OutboxRepository( new Connection(), $this->clock ),
			$transaction,
			$answer,
			$this->clock
		);
		$this->hook_in( $answer );
		try {
			$transaction->run(
				function () use ( $after ): void {
					$this->outbox->enqueue_awaited( new Job( 'test', [ 'number' => 1 ] ) );
					if ( null !== $after ) {
						$after();
					}
				}
			);
		} catch ( RuntimeException ) {
			return;
		}
	}

	/**
	 * Status and attempts of the job that was stored last.
	 *
	 * @return list<string|null>
	 */
	private function stored(): array {
		$db = new Connection();
		return array_values(
			$db->row( "SELECT status, attempts FROM {$db->table( 'outbox' )} ORDER BY id DESC LIMIT 1" ) ?? []
		);
	}

	/**
	 * How the statements begin that the queue's table gets meanwhile.
	 *
	 * @param callable(): mixed $work What is done.
	 * @return list<string>
	 */
	private function statements( callable $work ): array {
		$found  = [];
		$table  = ( new Connection() )->table( 'outbox' );
		$listen = static function ( string $sql ) use ( &$found, $table ): string {
			if ( str_contains( $sql, $table ) ) {
				$found[] = strtok( $sql, ' ' );
			}
			return $sql;
		};
		add_filter( 'query', $listen );
		$work();
		remove_filter( 'query', $listen );
		return $found;
	}

	/**
	 * OUTBOX-7: a server that fails to end the answer does no work before it.
	 */
	public function test_an_answer_that_did_not_end_leaves_the_work_to_wp_cron(): void {
		$this->hook_in( new ResponseFinisher( [ '__return_false' ] ) );
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
		( new Dispatcher(
			$this->outbox,
			$jobs,
			fn (): Worker => new Worker( $jobs, $connection, $this->clock, [ $handler ], 0 ),
			$this->clock,
			new ResponseFinisher( [] )
		) )->run(
			1,
			1
		);
		self::assertSame( $this->clock->timestamp() + OutboxRepository::LEASE, $seen );
	}

	public function test_an_idle_site_schedules_nothing(): void {
		do_action( Dispatcher::EVENT );
		self::assertFalse( wp_next_scheduled( Dispatcher::EVENT ) );
	}
}
