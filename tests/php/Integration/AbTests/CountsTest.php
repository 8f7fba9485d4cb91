<?php
/**
 * Counters under many writers.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\AbTests;

use Brolga\AbTests\Goals\Goal;
use Brolga\AbTests\Records\BufferFlush;
use Brolga\AbTests\Records\BufferState;
use Brolga\AbTests\Records\Counted;
use Brolga\AbTests\Records\CountRepository;
use Brolga\AbTests\Records\EventBuffer;
use Brolga\AbTests\Records\Tally;
use Brolga\AbTests\Registry\Targeting;
use Brolga\AbTests\Registry\Test;
use Brolga\AbTests\Registry\TestKey;
use Brolga\AbTests\Registry\TestRepository;
use Brolga\AbTests\Registry\Variant;
use Brolga\AbTests\Results\History;
use Brolga\AbTests\Results\HistoryRepository;
use Brolga\Core\Security\Hmac;
use Brolga\Core\Support\SystemClock;
use Brolga\Tests\OwnTablesTestCase;
use Brolga\Tests\Support\Built;

/**
 * AB-23: exact, whatever happens at the same time.
 */
final class CountsTest extends OwnTablesTestCase {

	private const PROCESSES = 8;

	/** Where calls wait. */
	private string $folder = '';

	protected function setUp(): void {
		parent::setUp();
		$this->folder = (string) tempnam( sys_get_temp_dir(), 'brolga' );
		unlink( $this->folder );
		putenv( "BROLGA_TEST_BUFFER={$this->folder}" );
	}

	protected function tearDown(): void {
		( new EventBuffer( $this->folder, 'one' ) )->erase();
		putenv( 'BROLGA_TEST_BUFFER' );
		parent::tearDown();
	}

	/**
	 * A web server that is busy: what its calls are sealed with.
	 */
	private function busy( TestKey $key ): string {
		$this->start( $key );
		$buffer = new EventBuffer( $this->folder, 'one' );
		self::assertTrue( $buffer->open() );
		Built::around( new SystemClock(), [ EventBuffer::class => $buffer ] )->get( BufferFlush::class )->run( true );
		$state = BufferState::read( $buffer->state(), time() );
		self::assertNotNull( $state );
		return bin2hex( $state->key );
	}

	/**
	 * Has a test run.
	 */
	private function start( TestKey $key ): void {
		Built::around( new SystemClock() )->get( TestRepository::class )->sync(
			$key->post,
			[ new Test(
				$key,
				'',
				Goal::named( Goal::FORM ),
				[ new Variant( 0, '', 1 ), new Variant( 1, '', 1 ) ],
				new Targeting()
			) ],
			true
		);
		Built::around( new SystemClock() )->get( Hmac::class )->ensure_secret();
	}

	/**
	 * Goals reached, as a report has them.
	 */
	private function goals( TestKey $key ): int {
		return (int) array_sum( array_column( $this->history( $key )->totals( Counted::ConGoal ), 0 ) );
	}

	/**
	 * AB-136: while some write others add up, all at once.
	 */
	public function test_nothing_that_waits_is_lost_or_counted_twice(): void {
		$key   = new TestKey( 4711 );
		$seal  = $this->busy( $key );
		$tasks = $this->at_once(
			...array_fill( 0, 4, [ 'write-buffer', $this->folder, $seal, '4711', '200' ] ),
			...array_fill( 0, 3, [ 'add-up', $this->folder ] )
		);
		self::assertSame( array_fill( 0, 800, 'kept' ), array_merge( ...$tasks ) );
		$this->in_parallel( 'add-up', 1, $this->folder );
		self::assertSame( 800, $this->goals( $key ) );
		self::assertTrue( ( new EventBuffer( $this->folder, 'one' ) )->is_empty() );
	}

	/**
	 * AB-136: whoever adds up is killed, as by the machine.
	 */
	public function test_whoever_adds_up_may_die_at_any_moment(): void {
		$key  = new TestKey( 4711 );
		$seal = $this->busy( $key );
		$this->in_parallel( 'write-buffer', 1, $this->folder, $seal, '4711', '20' );
		$this->to_its_death( 'die-before-it-is-stored' );
		self::assertSame( 0, $this->goals( $key ) );
		$this->to_its_death( 'die-once-it-is-stored' );
		self::assertSame( 20, $this->goals( $key ) );
		self::assertFalse(
			( new EventBuffer( $this->folder, 'one' ) )->is_empty(),
			'It died before it removed the files.'
		);
		$this->in_parallel( 'add-up', 2, $this->folder );
		self::assertSame( 20, $this->goals( $key ) );
		self::assertTrue( ( new EventBuffer( $this->folder, 'one' ) )->is_empty() );
	}

	/**
	 * AB-23 AB-39: eight processes at once; each record is counted, and the one that all of them send is counted once.
	 */
	public function test_eight_writers_count_exactly(): void {
		$key = new TestKey( 4711 );
		$this->start( $key );

		// SQLite has one writer at a time, who flushes each call to the disk.
		$calls   = self::on_sqlite() ? 5 : 60;
		$results = array_merge( ...$this->in_parallel( 'record', self::PROCESSES, '4711', (string) $calls ) );
		self::assertCount( self::PROCESSES * $calls, $results );
		$words = array_count_values( explode( ' ', implode( ' ', $results ) ) );
		// On a machine with much else to do a call may wait longer than its visitor does, and is told to come back.
		$lost = $words['unavailable'] ?? 0;
		self::assertSame(
			2 * ( self::PROCESSES * $calls - $lost ),
			( $words['recorded'] ?? 0 ) + ( $words['duplicate'] ?? 0 )
		);

		$sums = [];
		foreach ( [ Counted::ConGoal, Counted::ReadPage, Counted::Visitors ] as $record ) {
			$sums[ $record->name ] = array_sum( array_column( $this->history( $key )->totals( $record ), 0 ) );
		}
		// What was answered is what was counted, and the shared ones once each.
		self::assertSame(
			[
				'ConGoal'  => $calls,
				'ReadPage' => self::PROCESSES * $calls - $lost,
				'Visitors' => self::PROCESSES * $calls - $lost,
			],
			$sums
		);
		self::assertSame( array_sum( $sums ) - $sums['Visitors'], $words['recorded'] ?? 0 );
	}

	/**
	 * AB-23: a row a counter and slot, not a row an event; orders add up their money.
	 */
	public function test_events_share_rows(): void {
		$key    = new TestKey( 4711, 3 );
		$counts = new CountRepository( $this->connection );
		for ( $event = 0; $event < 100; $event++ ) {
			$counts->add(
				[ Tally::of( $key, 1, Counted::ConGoal, value: 1999 ), Tally::of( $key, 0, Counted::ReadPage ) ],
				500000,
				$event % CountRepository::SLOTS
			);
		}
		$counts->add(
			[ Tally::of( $key, 1, Counted::ConGoal, count: 3, value: -1999 ), Tally::of( $key, 1, Counted::ConGoal ) ],
			500000,
			0
		);
		self::assertSame(
			(string) ( 2 * CountRepository::SLOTS ),
			$this->connection->value( "SELECT COUNT(*) FROM {$this->connection->table( 'experiment_counts' )}" )
		);
		self::assertSame( [ 1 => [ 104, 99 * 1999 ] ], $this->history( $key )->totals( Counted::ConGoal ) );
		self::assertSame( [ 0 => [ 100, 0 ] ], $this->history( $key )->totals( Counted::ReadPage ) );
		self::assertSame( [], $this->history( new TestKey( 4711 ) )->totals( Counted::ConGoal ) );
	}

	/**
	 * What the report is made of.
	 */
	private function history( TestKey $key ): History {
		return ( new HistoryRepository( $this->connection, new SystemClock() ) )->of( [ $key ] )[ $key->format() ];
	}
}
