<?php
/**
 * Counters under many writers.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\AbTests;

use Brolga\AbTests\Goals\Goal;
use Brolga\AbTests\Records\Counted;
use Brolga\AbTests\Records\CountRepository;
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

	/**
	 * AB-23 AB-39: eight processes at once; each record is counted, and the one that all of them send is counted once.
	 */
	public function test_eight_writers_count_exactly(): void {
		$key    = new TestKey( 4711 );
		$clock  = new SystemClock();
		Built::around( $clock )->get( TestRepository::class )->sync(
			4711,
			[ new Test(
				$key,
				'',
				Goal::named( Goal::FORM ),
				[ new Variant( 0, '', 1 ), new Variant( 1, '', 1 ) ],
				new Targeting()
			) ],
			true
		);
		Built::around( $clock )->get( Hmac::class )->ensure_secret();

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
