<?php
/**
 * Whatever happens to the queue.
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
use Brolga\Core\Jobs\LowPriority;
use Brolga\Outbox\FailedJob;
use Brolga\Outbox\FailedJobRepository;
use Brolga\Outbox\OutboxRepository;
use Brolga\Outbox\OutboxTable;
use Brolga\Outbox\Worker;
use Brolga\Tests\Support\FrozenClock;
use Brolga\Tests\Support\MemoryDatabase;
use Brolga\Tests\Support\QueueModel;
use Brolga\Tests\Support\ScriptedHandler;
use Brolga\Tests\TestCase;
use Closure;
use Error;
use PHPUnit\Framework\AssertionFailedError;
use PHPUnit\Framework\Attributes\Group;
use Random\Engine\Mt19937;
use Random\Randomizer;
use RuntimeException;

/**
 * Random sequences of failures, clock jumps, kills and refusing databases, with
 * workers that work at the same time, against a model: no job is lost, none is
 * done again that was noted as done, none is done by two workers within a lease,
 * and in the end each is sent, or given up and shown.
 *
 * BROLGA_SEED=123 plays the sequence of that seed alone.
 *
 * OUTBOX-2 OUTBOX-3 OUTBOX-4 OUTBOX-12 OUTBOX-13 OUTBOX-25 OUTBOX-27
 */
final class QueueModelTest extends TestCase {

	private const STEPS = 18;

	/** Everything is sent or given up when so many days have passed. */
	private const DAYS = 10;

	private Connection $connection;

	private FrozenClock $clock;

	private OutboxRepository $jobs;

	private QueueModel $model;

	private Randomizer $random;

	/** Whether each further statement ends the process. */
	private bool $killed = false;

	/** Statements that the database refuses. */
	private int $refused = 0;

	/** Workers at work. */
	private int $workers = 0;

	/** The job that kills each of its workers; 0: there is none. */
	private int $deadly = 0;

	/** What the model objected to while a worker was at it. */
	private ?AssertionFailedError $objection = null;

	/** Whether a run went wrong, so that it left what is due. */
	private bool $disturbed = false;

	protected function setUp(): void {
		parent::setUp();
		$this->connection = new Connection();
		$this->begin( 0 );
		add_filter(
			'query',
			function ( string $sql ): string {
				if ( $this->killed ) {
					throw new Error( 'killed' );
				}
				return $this->refused-- > 0 ? 'SELECT no_such_column FROM no_such_table' : $sql;
			}
		);
	}

	#[Group( 'once' )]
	public function test_two_thousand_sequences(): void {
		$wpdb            = $GLOBALS['wpdb'];
		$GLOBALS['wpdb'] = new MemoryDatabase( new OutboxTable() );
		try {
			$this->play( 2000 );
		} finally {
			$GLOBALS['wpdb'] = $wpdb;
		}
	}

	/**
	 * The same on the database of the suite.
	 */
	public function test_some_sequences_on_the_suites_database(): void {
		if ( self::on_sqlite() ) {
			self::markTestSkipped( 'A refused statement ends the transaction that each test is in; in memory SQLite plays all of them.' );
		}
		$this->play( 12 );
	}

	/**
	 * Plays some sequences, or the one that is asked for.
	 */
	private function play( int $sequences ): void {
		$asked = getenv( 'BROLGA_SEED' );
		$seeds = false === $asked ? range( 1, $sequences ) : [ (int) $asked ];
		$ends  = [];
		foreach ( $seeds as $seed ) {
			$this->begin( $seed );
			try {
				$this->sequence();
			} catch ( AssertionFailedError $failure ) {
				self::fail( "BROLGA_SEED={$seed}: {$failure->getMessage()}" );
			}
			$ends += array_flip( array_column( $this->model->jobs, 'status' ) );
		}
		if ( false === $asked ) {
			self::assertEqualsCanonicalizing( [ 'dead', 'sent' ], array_keys( $ends ), 'Both happen.' );
		}
	}

	/**
	 * Everything anew.
	 */
	private function begin( int $seed ): void {
		$this->random = new Randomizer( new Mt19937( $seed ) );
		$this->clock  = new FrozenClock();
		$this->jobs   = new OutboxRepository( $this->connection, $this->clock );
		$this->model  = new QueueModel();
		$this->killed = false;
		$this->deadly = 0;
	}

	/**
	 * One sequence from an empty queue to its end.
	 */
	private function sequence(): void {
		$this->connection->execute( "DELETE FROM {$this->connection->table( 'outbox' )}" );
		for ( $step = 0; $step < self::STEPS; $step++ ) {
			$this->step();
			$this->compare();
		}
		for ( $day = 0; $day < self::DAYS; $day++ ) {
			$this->clock->advance( 86400 );
			$this->work( $this->deadly( ... ), true );
		}
		$dead = [];
		foreach ( $this->model->jobs as $id => $job ) {
			self::assertContains( $job['status'], [ 'sent', 'dead' ], "Job {$id} never came to an end." );
			self::assertGreaterThanOrEqual(
				'sent' === $job['status'] ? 1 : 0,
				$job['deliveries'],
				"Job {$id} is called sent and was not."
			);
			if ( 'dead' === $job['status'] ) {
				$dead[] = $id;
			}
		}
		$shown = ( new FailedJobRepository( $this->connection, $this->clock ) )->newest( 1000 );
		self::assertEqualsCanonicalizing(
			$dead,
			array_map( static fn ( FailedJob $job ): int => $job->id, $shown ),
			'Each is shown.'
		);
		self::assertNotContains(
			'',
			array_map( static fn ( FailedJob $job ): string => $job->error, $shown ),
			'With a reason.'
		);
	}

	/**
	 * Something happens.
	 */
	private function step(): void {
		match ( $this->random->getInt( 0, 9 ) ) {
			0, 1, 2 => $this->enqueue(),
			3, 4, 5 => $this->work( $this->any_fate( ... ) ),
			6       => $this->clock->advance( $this->one_of( [ 1, 59, 60, 300, 600, 1800 ] ) ),
			7       => $this->clock->advance( $this->one_of( [ 7200, 43200, 86400, 172800 ] ) ),
			8       => $this->jump(),
			default => $this->revive(),
		};
	}

	private function enqueue(): void {
		for ( $count = $this->random->getInt( 1, 10 ) > 9 ? 10 : 1; $count > 0; $count-- ) {
			$patient = 0 === $this->random->getInt( 0, 2 );
			$delay   = $this->one_of( [ 0, 0, 0, 30, 3600 ] );
			$id      = $this->jobs->add(
				new Job( $patient ? 'call' : 'mail', [ 'text' => 'It\'s "this"' ], null, $delay )
			);
			$this->model->add( $id, $this->clock->timestamp(), $delay, $patient );
			$this->deadly = 0 === $this->random->getInt( 0, 30 ) ? $id : $this->deadly;
		}
	}

	private function jump(): void {
		$this->clock->advance( $this->one_of( [ -1, 1 ] ) * $this->one_of( [ 30, 61, 599, 3600, 36000, 30 * 86400 ] ) );
	}

	private function revive(): void {
		$this->jobs->revive_all();
		$this->model->revive( $this->clock->timestamp() );
	}

	/**
	 * A worker runs, and perhaps is killed.
	 *
	 * @param Closure( int ): (RuntimeException|Error|null) $fate  What becomes of a job that is being done.
	 * @param bool                                          $whole Whether all that is due is done; else chance decides.
	 */
	private function work( Closure $fate, bool $whole = false ): void {
		$outermost       = 0 === $this->workers++;
		$whole           = $whole || ( $outermost && 0 < $this->random->getInt( 0, 2 ) );
		$this->disturbed = ! $whole;
		if ( $whole || ! $outermost ) {
			$this->model->begin_run( $this->clock->timestamp() );
		}
		try {
			$this->worker( $fate )->run(
				$whole ? 10000 : $this->random->getInt( 1, 3 ),
				1000000000,
				$outermost && ! $whole
			);
		} catch ( StorageUnavailable | Error $end ) {
			$this->disturbed = true;
			if ( ! $end instanceof StorageUnavailable && 'killed' !== $end->getMessage() ) {
				throw $end;
			}
		} finally {
			--$this->workers;
			$this->killed  = false;
			$this->refused = 0;
		}
		if ( null !== $this->objection ) {
			throw $this->objection;
		}
		$this->compare();
		if ( ! $this->disturbed ) {
			$this->model->end_run( $this->clock->timestamp() );
		}
	}

	/**
	 * A worker whose jobs have a fate.
	 *
	 * @param Closure( int ): (RuntimeException|Error|null) $fate What becomes of them.
	 */
	private function worker( Closure $fate ): Worker {
		$do = function ( ClaimedJob $job ) use ( $fate ): void {
			self::assertSame( [ 'text' => 'It\'s "this"' ], $job->payload );
			try {
				$claim = $this->model->claim( $job->id, $job->attempt, $this->clock->timestamp() );
			} catch ( AssertionFailedError $objection ) {
				// The worker takes it for a failure of the job.
				$this->objection = $objection;
				throw $objection;
			}
			$failure = $fate( $job->id );
			if ( null === $failure ) {
				$this->model->delivered( $job->id );
			}
			if ( $this->killed || $this->refused > 0 ) {
				// Whatever became of it, nobody notes it.
				return;
			}
			if ( null === $failure ) {
				$this->model->sent( $job->id, $claim );
				return;
			}
			$this->model->failed(
				$job->id,
				$claim,
				$this->clock->timestamp(),
				$failure instanceof Undeliverable,
				$failure instanceof DeliveryFailed ? $failure->wait : 0
			);
			throw $failure;
		};
		$calls = new class( $do ) implements LowPriority {

			/**
			 * @param Closure( ClaimedJob ): void $script What it does.
			 */
			public function __construct( private readonly Closure $script ) {}

			public function kind(): string {
				return 'call';
			}

			public function handle( ClaimedJob $job ): void {
				( $this->script )( $job );
			}
		};
		return new Worker(
			$this->jobs,
			$this->connection,
			$this->clock,
			[ new ScriptedHandler( $do, 'mail' ), $calls ],
			0
		);
	}

	/**
	 * A job that kills its worker does so; any other is done.
	 *
	 * @param int $id The job.
	 */
	private function deadly( int $id ): null {
		$this->killed = $id === $this->deadly;
		return null;
	}

	/**
	 * Anything that can become of a job while a worker has it.
	 *
	 * @param int $id The job.
	 * @return RuntimeException|Error|null What it ends with.
	 */
	private function any_fate( int $id ): RuntimeException|Error|null {
		if ( $id === $this->deadly ) {
			return $this->deadly( $id );
		}
		switch ( $this->random->getInt( 0, 11 ) ) {
			case 0:
				return new Undeliverable( 'No such mailbox' );
			case 1:
				return new Error( 'Broken' );
			case 2:
				return new DeliveryFailed( 'Later', $this->one_of( [ 90, 7200, 86400 ] ) );
			case 3:
			case 4:
				return new DeliveryFailed( 'Too busy' );
			case 5:
				$this->killed = true;
				return $this->random->getInt( 0, 1 ) > 0 ? null : new DeliveryFailed( 'Nobody hears it' );
			case 6:
				$this->refused = 1;
				return null;
			case 7:
				$this->jump();
				$this->disturbed = true;
				return null;
			case 8:
				$this->clock->advance( 20 );
				return null;
			case 9:
				if ( $this->workers < 3 ) {
					$this->work( $this->any_fate( ... ) );
				}
				$this->disturbed = true;
				return null;
			default:
				return null;
		}
	}

	/**
	 * Looks whether the queue is as the model says.
	 */
	private function compare(): void {
		$stored = [];
		foreach ( $this->connection->rows( "SELECT id, status, attempts, available_at FROM {$this->connection->table( 'outbox' )} ORDER BY id" ) as $row ) {
			$stored[ (int) $row['id'] ] = [
				'status'   => (string) $row['status'],
				'attempts' => (int) $row['attempts'],
				'due'      => (int) $row['available_at'],
			];
		}
		$this->model->compare( $stored, $this->clock->timestamp() );
	}

	/**
	 * @param non-empty-list<int> $numbers Some numbers.
	 */
	private function one_of( array $numbers ): int {
		return $numbers[ $this->random->getInt( 0, count( $numbers ) - 1 ) ];
	}
}
