<?php
/**
 * The queue and who works on it.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Outbox;

use Brolga\Api\Jobs\DeliveryFailed;
use Brolga\Api\Jobs\Undeliverable;
use Brolga\Core\Database\Connection;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Jobs\ClaimedJob;
use Brolga\Core\Jobs\Job;
use Brolga\Leads\Lead;
use Brolga\Outbox\Delivery;
use Brolga\Outbox\Outbox;
use Brolga\Outbox\OutboxRepository;
use Brolga\Outbox\RunReport;
use Brolga\Outbox\Worker;
use Brolga\Tests\Support\FrozenClock;
use Brolga\Tests\Support\ScriptedHandler;
use Brolga\Tests\TestCase;
use Closure;
use Error;
use InvalidArgumentException;

/**
 * OUTBOX-2 OUTBOX-3 OUTBOX-4 OUTBOX-8 OUTBOX-12 OUTBOX-13 OUTBOX-18
 */
final class WorkerTest extends TestCase {

	private Connection $connection;

	private FrozenClock $clock;

	private OutboxRepository $jobs;

	private Outbox $outbox;

	protected function setUp(): void {
		parent::setUp();
		$this->connection = new Connection();
		$this->clock      = new FrozenClock();
		$this->jobs       = new OutboxRepository( $this->connection, $this->clock );
		$this->outbox     = new Outbox( $this->jobs );
		$this->connection->execute( "DELETE FROM {$this->connection->table( 'outbox' )}" );
	}

	/**
	 * OUTBOX-1
	 */
	public function test_a_job_is_done_once_with_what_was_given_to_it(): void {
		self::assertFalse( $this->outbox->take_over() );
		$payload = [ 'text' => "Grüße 🌱 \"quoted\" \\ %s\n\u{2028}", 'list' => [ 1, 2.5, null, true ] ];
		$this->outbox->enqueue( new Job( 'test', $payload, Lead::subject( 7 ) ) );
		self::assertTrue( $this->outbox->take_over() );

		$handler = new ScriptedHandler( static function (): void {} );
		$this->assert_report( 1, 0, 0, $this->run_with( $handler ) );
		$this->assert_report( 0, 0, 0, $this->run_with( $handler ) );
		self::assertCount( 1, $handler->jobs );
		self::assertSame( $payload, $handler->jobs[0]->payload );
		self::assertSame( 7, $handler->jobs[0]->subject?->id );
		self::assertSame( 1, $handler->jobs[0]->attempt );
	}

	/**
	 * What was sent is not kept a second time.
	 */
	public function test_the_payload_goes_when_the_job_is_done(): void {
		$this->outbox->enqueue( new Job( 'test', [ 'text' => 'private' ] ) );
		$this->run_with( new ScriptedHandler( static function (): void {} ) );
		$row = $this->connection->row( "SELECT * FROM {$this->connection->table( 'outbox' )}" );
		self::assertNotNull( $row );
		self::assertSame( '{}', $row['payload'] );
		self::assertSame( '2026-11-21 09:00:00', $row['sent_at'] );
	}

	/**
	 * OUTBOX-2: after 1 min, 5 min, 30 min, 2 h and 12 h, and never again.
	 */
	public function test_a_failure_is_tried_again_five_times_and_is_then_dead(): void {
		$this->outbox->enqueue( new Job( 'test', [], Lead::subject( 9 ) ) );
		$handler = self::failing( new DeliveryFailed( 'No route' ) );
		$this->assert_report( 0, 1, 0, $this->run_with( $handler ) );
		foreach ( [ 60, 300, 1800, 7200, 43200 ] as $retry => $delay ) {
			$this->clock->advance( $delay - 1 );
			$this->assert_report( 0, 0, 0, $this->run_with( $handler ) );
			self::assertSame( Delivery::Failed, $this->jobs->deliveries( Lead::SUBJECT, [ 9 ] )[9] );
			$this->clock->advance( 1 );
			$last = 4 === $retry;
			$this->assert_report( 0, $last ? 0 : 1, $last ? 1 : 0, $this->run_with( $handler ) );
		}
		self::assertSame(
			[ 1, 2, 3, 4, 5, 6 ],
			array_map( static fn ( ClaimedJob $job ): int => $job->attempt, $handler->jobs )
		);
		self::assertSame( Delivery::Dead, $this->jobs->deliveries( Lead::SUBJECT, [ 9 ] )[9] );
		self::assertSame( 'No route', array_column( $this->jobs->history( Lead::subject( 9 ) ), 'last_error' )[0] );
		$this->clock->advance( 30 * 86400 );
		$this->assert_report( 0, 0, 0, $this->run_with( $handler ) );
	}

	/**
	 * OUTBOX-9: a dead letter begins anew, with all its attempts.
	 */
	public function test_a_dead_letter_can_be_sent_again(): void {
		$this->outbox->enqueue( new Job( 'test', [ 'text' => 'kept' ], Lead::subject( 9 ) ) );
		$this->run_with( self::failing( new Undeliverable( 'No recipient' ) ) );
		self::assertSame( Delivery::Dead, $this->jobs->deliveries( Lead::SUBJECT, [ 9 ] )[9] );

		$outbox = new Outbox( $this->jobs );
		self::assertSame( 0, $outbox->resend( Lead::subject( 8 ) ) );
		self::assertFalse( $outbox->take_over() );
		self::assertSame( 1, $outbox->resend( Lead::subject( 9 ) ) );
		self::assertTrue( $outbox->take_over() );
		$handler = new ScriptedHandler( static function (): void {} );
		$this->assert_report( 1, 0, 0, $this->run_with( $handler ) );
		self::assertSame( [ 'text' => 'kept' ], $handler->jobs[0]->payload );
		self::assertSame( Delivery::Sent, $this->jobs->deliveries( Lead::SUBJECT, [ 9 ] )[9] );
		self::assertSame( '', array_column( $this->jobs->history( Lead::subject( 9 ) ), 'last_error' )[0] );
	}

	/**
	 * OUTBOX-12: whatever is thrown, even what PHP itself throws.
	 */
	public function test_a_handler_that_breaks_costs_nothing(): void {
		$this->outbox->enqueue( new Job( 'test', [], Lead::subject( 3 ) ) );
		$this->assert_report(
			0,
			1,
			0,
			$this->run_with( self::failing( new Error( "Broken \xff" . str_repeat( 'x', 900 ) ) ) )
		);
		self::assertStringStartsWith(
			'Broken',
			array_column( $this->jobs->history( Lead::subject( 3 ) ), 'last_error' )[0]
		);
		$this->clock->advance( 60 );
		$this->assert_report( 1, 0, 0, $this->run_with( new ScriptedHandler( static function (): void {} ) ) );
	}

	/**
	 * OUTBOX-13
	 */
	public function test_a_job_that_fails_does_not_hold_up_the_others(): void {
		foreach ( [ 'a', 'bad', 'b', 'c' ] as $name ) {
			$this->outbox->enqueue( new Job( 'test', [ 'name' => $name ] ) );
		}
		$this->outbox->enqueue( new Job( 'unheard_of', [] ) );
		$done    = [];
		$handler = new ScriptedHandler(
			static function ( ClaimedJob $job ) use ( &$done ): void {
				if ( 'bad' === $job->payload['name'] ) {
					throw new DeliveryFailed( 'bad' );
				}
				$done[] = $job->payload['name'];
			}
		);
		$this->assert_report( 3, 1, 0, $this->run_with( $handler ) );
		self::assertSame( [ 'a', 'b', 'c' ], $done );
	}

	/**
	 * OUTBOX-18
	 */
	public function test_a_run_stops_at_its_limits(): void {
		for ( $number = 0; $number < 10; $number++ ) {
			$this->outbox->enqueue( new Job( 'test', [] ) );
		}
		$this->assert_report( 3, 0, 0, $this->run_with( new ScriptedHandler( static function (): void {} ), 3 ) );
		$slow = new ScriptedHandler( fn () => $this->clock->advance( 6 ) );
		$this->assert_report( 2, 0, 0, $this->run_with( $slow, 100, 10 ) );
		$this->assert_report( 5, 0, 0, $this->run_with( new ScriptedHandler( static function (): void {} ) ) );
	}

	/**
	 * OUTBOX-3
	 */
	public function test_a_claimed_job_is_nobody_elses_until_its_lease_ends(): void {
		$this->outbox->enqueue( new Job( 'test', [] ) );
		$mine = $this->jobs->claim();
		self::assertNotNull( $mine );
		self::assertNull( $this->jobs->claim() );
		$this->clock->advance( OutboxRepository::LEASE - 1 );
		self::assertNull( $this->jobs->claim() );
	}

	/**
	 * OUTBOX-4
	 */
	public function test_a_job_whose_worker_was_killed_comes_back(): void {
		$this->outbox->enqueue( new Job( 'test', [] ) );
		$killed = $this->jobs->claim();
		self::assertNotNull( $killed );
		$this->clock->advance( OutboxRepository::LEASE );
		$next = $this->jobs->claim();
		self::assertNotNull( $next );
		self::assertSame( $killed->id, $next->id );
		self::assertSame( 2, $next->attempt );

		// Should the first one live after all, it has nothing to say any more.
		self::assertFalse( $this->jobs->mark_sent( $killed ) );
		$this->jobs->mark_failed( $killed, 'late' );
		self::assertTrue( $this->jobs->mark_sent( $next ) );
	}

	/**
	 * SCALE-8: on another server newer code may know it.
	 */
	public function test_a_job_that_this_code_does_not_know_is_left_for_a_day(): void {
		$this->outbox->enqueue( new Job( 'newer', [ 'text' => 'for later code' ] ) );
		$known   = new ScriptedHandler( static function (): void {} );
		$started = $this->clock->timestamp();
		while ( $this->clock->timestamp() < $started + 86400 - 3600 ) {
			$this->assert_report( 0, 0, 0, $this->run_with( $known ) );
			$this->clock->advance( 3600 );
		}
		$newer = new ScriptedHandler( static function (): void {}, 'newer' );
		$this->assert_report( 1, 0, 0, $this->run_with( $newer ) );
		self::assertSame( [ 'text' => 'for later code' ], $newer->jobs[0]->payload );
		self::assertSame( 1, $newer->jobs[0]->attempt );
	}

	/**
	 * SCALE-8: where no newer code comes, its owner is told.
	 */
	public function test_a_job_that_nobody_knows_fails_after_a_day(): void {
		$this->outbox->enqueue( new Job( 'newer', [] ) );
		$this->clock->advance( 86401 );
		$this->assert_report( 0, 0, 1, $this->run_with( new ScriptedHandler( static function (): void {} ) ) );
	}

	/**
	 * SCALE-8: its handler knows it, and one of its values it does not.
	 */
	public function test_what_a_handler_does_not_know_is_left_too(): void {
		$this->outbox->enqueue( new Job( 'test', [ 'event' => 'newer' ] ) );
		$older = new ScriptedHandler( static fn () => throw new Undeliverable( 'No such event', by_this: true ) );
		$this->assert_report( 0, 0, 0, $this->run_with( $older ) );
		$this->assert_report( 0, 0, 0, $this->run_with( $older ) );
		self::assertCount( 1, $older->jobs );
		$this->clock->advance( 60 );
		$this->assert_report( 1, 0, 0, $this->run_with( new ScriptedHandler( static function (): void {} ) ) );
	}

	/**
	 * A job that kills its worker each time (memory, a fatal error) ends too.
	 */
	public function test_a_job_that_kills_its_workers_fails_for_good(): void {
		$this->outbox->enqueue( new Job( 'test', [], Lead::subject( 4 ) ) );
		for ( $attempt = 1; $attempt <= 6; $attempt++ ) {
			self::assertSame( $attempt, $this->jobs->claim()?->attempt );
			$this->clock->advance( OutboxRepository::LEASE );
		}
		self::assertNull( $this->jobs->claim() );
		self::assertSame( Delivery::Dead, $this->jobs->deliveries( Lead::SUBJECT, [ 4 ] )[4] );
	}

	public function test_the_oldest_due_job_comes_first_and_a_delay_is_kept(): void {
		$this->outbox->enqueue( new Job( 'test', [ 'name' => 'later' ], null, 120 ) );
		$this->outbox->enqueue( new Job( 'test', [ 'name' => 'now' ] ) );
		self::assertSame( 'now', $this->jobs->claim()?->payload['name'] );
		self::assertNull( $this->jobs->claim() );
		self::assertSame( $this->clock->timestamp() + 120, $this->jobs->next_due() );
		$this->clock->advance( 120 );
		self::assertSame( 'later', $this->jobs->claim()?->payload['name'] );
	}

	/**
	 * OUTBOX-8
	 */
	public function test_the_state_of_a_lead_is_that_of_its_worst_job(): void {
		self::assertSame( [], $this->jobs->deliveries( Lead::SUBJECT, [] ) );
		self::assertSame( [], $this->jobs->deliveries( Lead::SUBJECT, [ 1 ] ) );
		$this->outbox->enqueue( new Job( 'test', [], Lead::subject( 1 ) ) );
		$this->outbox->enqueue( new Job( 'test', [], Lead::subject( 2 ) ) );
		self::assertSame(
			[ 1 => Delivery::Waiting, 2 => Delivery::Waiting ],
			$this->jobs->deliveries( Lead::SUBJECT, [ 1, 2, 3 ] )
		);
		$this->run_with( new ScriptedHandler( static function (): void {} ) );
		$this->outbox->enqueue( new Job( 'test', [], Lead::subject( 1 ) ) );
		self::assertSame(
			[ 1 => Delivery::Waiting, 2 => Delivery::Sent ],
			$this->jobs->deliveries( Lead::SUBJECT, [ 1, 2 ] )
		);
		$this->run_with( self::failing( new DeliveryFailed( 'x' ) ) );
		self::assertSame( Delivery::Failed, $this->jobs->deliveries( Lead::SUBJECT, [ 1 ] )[1] );
		$this->jobs->forget( Lead::subject( 1 ) );
		self::assertSame( [ 2 => Delivery::Sent ], $this->jobs->deliveries( Lead::SUBJECT, [ 1, 2 ] ) );
	}

	/**
	 * FORM-47
	 */
	public function test_a_refusing_database_is_told_to_the_caller(): void {
		$this->outbox->enqueue( new Job( 'test', [] ) );
		add_filter(
			'query',
			static fn ( string $sql ): string => str_starts_with( $sql, 'UPDATE' )
				? 'UPDATE no_such_table SET a = 1'
				: $sql
		);
		$this->expectException( StorageUnavailable::class );
		$this->run_with( new ScriptedHandler( static function (): void {} ) );
	}

	public function test_a_job_needs_a_kind(): void {
		$this->expectException( InvalidArgumentException::class );
		new Job( 'Not a kind', [] );
	}

	/**
	 * OUTBOX-5: after an answer, each question to the queue costs the next visitor.
	 */
	public function test_one_look_finds_a_job_and_that_it_is_the_last(): void {
		$this->outbox->enqueue( new Job( 'test', [ 'name' => 'killed' ] ) );
		self::assertNotNull( $this->jobs->claim() );
		$this->clock->advance( OutboxRepository::LEASE );
		$this->outbox->enqueue( new Job( 'test', [ 'name' => 'mine' ] ) );
		$handler = new ScriptedHandler( static function (): void {} );
		$asked   = [];
		$listen  = static function ( string $sql ) use ( &$asked ): string {
			$asked[] = strtok( $sql, ' ' );
			return $sql;
		};
		add_filter( 'query', $listen );
		$this->assert_report( 1, 0, 0, $this->run_with( $handler, once: true ) );
		remove_filter( 'query', $listen );
		self::assertSame( [ 'SELECT', 'UPDATE', 'UPDATE' ], $asked );
		self::assertSame( 'mine', $handler->jobs[0]->payload['name'] );

		// What the killed worker left is for a run that looks at everything.
		$this->assert_report( 0, 0, 0, $this->run_with( $handler, once: true ) );
		$this->assert_report( 1, 0, 0, $this->run_with( $handler ) );
	}

	public function test_one_look_is_not_the_last_where_more_is_due(): void {
		for ( $job = 0; $job < 10; $job++ ) {
			$this->outbox->enqueue( new Job( 'test', [] ) );
		}
		$handler = new ScriptedHandler( static function (): void {} );
		$this->assert_report( 5, 0, 0, $this->run_with( $handler, 5, once: true ) );
		$this->assert_report( 5, 0, 0, $this->run_with( $handler, once: true ) );
	}

	public function test_work_is_taken_over_once(): void {
		self::assertFalse( $this->outbox->take_over() );
		$this->outbox->enqueue( new Job( 'test', [] ) );
		self::assertSame( 0, $this->outbox->resend_all() );
		self::assertFalse( $this->outbox->hasten( Lead::subject( 9 ), 'test' ) );
		self::assertTrue( $this->outbox->take_over() );
		self::assertFalse( $this->outbox->take_over() );
	}

	private function run_with(
		ScriptedHandler $handler,
		int $limit = 100,
		int $seconds = 50,
		bool $once = false
	): RunReport {
		return ( new Worker( $this->jobs, $this->connection, $this->clock, [ $handler ], 0 ) )->run(
			$limit,
			$seconds,
			$once
		);
	}

	private static function failing( \Throwable $failure ): ScriptedHandler {
		return new ScriptedHandler( self::throwing( $failure ) );
	}

	/**
	 * @return Closure( ClaimedJob ): void
	 */
	private static function throwing( \Throwable $failure ): Closure {
		return static function () use ( $failure ): void {
			throw $failure;
		};
	}

	private function assert_report( int $sent, int $failed, int $dead, RunReport $report ): void {
		self::assertSame( [ $sent, $failed, $dead ], [ $report->sent, $report->failed, $report->dead ] );
	}
}
