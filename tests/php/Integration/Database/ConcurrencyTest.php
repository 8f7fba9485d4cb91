<?php
/**
 * Several processes at the same instant.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Database;

use Brolga\Outbox\Job;
use Brolga\Outbox\OutboxRepository;
use Brolga\Support\SystemClock;
use Brolga\Tests\OwnTablesTestCase;

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
		for ( $number = 0; $number < 60; $number++ ) {
			$ids[] = (string) $jobs->add( new Job( 'mail', [ 'number' => $number ] ) );
		}
		$won = $this->in_parallel( 'claim-jobs', 4 );
		$all = array_merge( ...$won );
		sort( $ids );
		sort( $all );
		self::assertSame( $ids, $all );
		self::assertGreaterThan( 1, count( array_filter( $won ) ), 'Only one worker got anything: they did not run at once.' );
	}

	/**
	 * REST-4
	 */
	public function test_requests_at_the_same_instant_are_counted_one_by_one(): void {
		self::assertCount( 20, array_merge( ...$this->in_parallel( 'hit', 6, '10' ) ) );
	}
}
