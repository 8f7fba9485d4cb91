<?php
/**
 * Several processes at the same instant.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Database;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Jobs\ClaimedJob;
use Brolga\Core\Jobs\Job;
use Brolga\Core\Support\SystemClock;
use Brolga\Outbox\OutboxRepository;
use Brolga\Search\MissedSearches;
use Brolga\Tests\OwnTablesTestCase;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\FrozenClock;

/**
 * Real processes, real commits.
 */
final class ConcurrencyTest extends OwnTablesTestCase {

	/**
	 * LEAD-7: what a submission's key is claimed by.
	 */
	public function test_a_name_is_won_by_one_of_five_hundred_claims(): void {
		$names = array_map( static fn ( int $number ): string => "captcha:{$number}", range( 1, 50 ) );
		$won   = array_merge( ...$this->in_parallel( 'claim-names', 10, ...$names ) );
		sort( $names );
		sort( $won );
		self::assertSame( $names, $won );
	}

	/**
	 * OUTBOX-3
	 */
	public function test_a_job_is_claimed_by_one_worker(): void {
		$jobs = new OutboxRepository( $this->connection, new SystemClock() );
		$ids  = [];
		// So many that one worker is not done before a busy machine lets the next one begin.
		for ( $number = 0; $number < 400; $number++ ) {
			$ids[] = (string) $jobs->add( new Job( 'mail', [ 'number' => $number ] ) );
		}
		$won = $this->in_parallel( 'claim-jobs', 4 );
		$all = array_merge( ...$won );
		sort( $ids );
		sort( $all );
		self::assertSame( $ids, $all );
		self::assertGreaterThan(
			1,
			count( array_filter( $won ) ),
			'Only one worker got anything: they did not run at once.'
		);
	}

	/**
	 * SEARCH-17: searches that find nothing, counted by several processes at once.
	 */
	public function test_no_missed_search_is_lost(): void {
		$this->in_parallel( 'search', 4, '25' );
		$searches = Built::around( new SystemClock() )->get( MissedSearches::class )->all();
		self::assertSame( 100, $searches['boronia']['times'] ?? 0 );
	}

	/**
	 * OUTBOX-30: a deadlock costs a look; the job is claimed by the next one. A database that always refuses is told to
	 * the caller.
	 */
	public function test_a_claim_that_loses_a_deadlock_is_tried_again(): void {
		$jobs = new OutboxRepository( $this->connection, new SystemClock() );
		$id   = $jobs->add( new Job( 'mail', [] ) );
		$lose = 1;
		add_filter(
			'query',
			static function ( string $sql ) use ( &$lose ): string {
				if ( ! str_contains( $sql, 'SET status' ) || $lose-- < 1 ) {
					return $sql;
				}
				return self::on_sqlite()
					? 'SELECT 1 FROM `database is locked`'
					: "SIGNAL SQLSTATE '40001' SET MYSQL_ERRNO = 1213, MESSAGE_TEXT = 'Deadlock found'";
			}
		);
		$log = self::logged( static fn () => self::assertSame( $id, $jobs->claim()?->id ) );
		self::assertSame( '', $log, 'A deadlock that harmed nothing is told as an error.' );
		// A run goes on for the job that was lost, though the one it got came after it.
		[ $lost, $next ] = [ $jobs->add( new Job( 'mail', [] ) ), $jobs->add( new Job( 'mail', [] ) ) ];
		$lose            = 1;
		$told            = static fn ( ?ClaimedJob $job ): array => [ $job?->id, $job?->is_last ];
		self::assertSame( [ $next, false ], $told( $jobs->claim() ) );
		self::assertSame( [ $lost, true ], $told( $jobs->claim() ) );
		$jobs->add( new Job( 'mail', [] ) );
		$lose = PHP_INT_MAX;
		$log  = self::logged(
			static function () use ( $jobs ): void {
				try {
					$jobs->claim();
					self::fail( 'Nothing is claimed, and nobody is told.' );
				} catch ( StorageUnavailable $refusal ) {
					self::assertTrue( $refusal->transient );
				}
			}
		);
		self::assertSame( 1, substr_count( $log, 'SET status = %s' ), $log );
	}

	/**
	 * OUTBOX-4: a worker is killed with a job in its hands.
	 */
	public function test_a_job_of_a_killed_worker_is_done_after_its_lease(): void {
		$id = ( new OutboxRepository( $this->connection, new SystemClock() ) )->add(
			new Job( 'mail', [ 'kept' => 'yes' ] )
		);
		$this->to_its_death( 'die-at-work' );

		self::assertNull( ( new OutboxRepository( $this->connection, new SystemClock() ) )->claim() );
		$later = new FrozenClock( '@' . ( time() + OutboxRepository::LEASE + 1 ) );
		$job   = ( new OutboxRepository( $this->connection, $later ) )->claim();
		self::assertSame( [ $id, 2, [ 'kept' => 'yes' ] ], [ $job?->id, $job?->attempt, $job?->payload ] );
	}

	/**
	 * REST-4
	 */
	public function test_requests_at_the_same_instant_are_counted_one_by_one(): void {
		self::assertCount( 20, array_merge( ...$this->in_parallel( 'hit', 6, '10' ) ) );
	}
}
