<?php
/**
 * What the queue must do, in a few lines.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Support;

use PHPUnit\Framework\Assert;

/**
 * Jobs by number, as they should stand. Who works on the queue tells it what
 * happens, and it objects to what must not.
 *
 * @phpstan-type ModelJob array{
 *     status: string,
 *     attempts: int,
 *     due: int,
 *     made: int,
 *     patient: bool,
 *     holder: int,
 *     deliveries: int,
 * }
 */
final class QueueModel {

	private const DELAYS = [ 60, 300, 1800, 7200, 43200 ];
	private const LEASE  = 600;
	private const DAY    = 86400;
	private const SKEW   = 60;

	/** @var array<int, ModelJob> */
	public array $jobs = [];

	/** Claims so far: each has a number. */
	private int $claims = 0;

	public function add( int $id, int $now, int $delay, bool $patient ): void {
		$this->jobs[ $id ] = [
			'status'     => 'pending',
			'attempts'   => 0,
			'due'        => $now + $delay,
			'made'       => $now,
			'patient'    => $patient,
			'holder'     => 0,
			'deliveries' => 0,
		];
	}

	/**
	 * A run begins that looks at everything.
	 */
	public function begin_run( int $now ): void {
		$open  = array_filter(
			$this->jobs,
			static fn ( array $job ): bool => in_array( $job['status'], [ 'pending', 'claimed' ], true )
		);
		$ahead = array_map(
			static fn ( array $job ): int => max(
				$job['due'] - ( 'claimed' === $job['status'] ? self::LEASE : self::DAY ),
				$job['made']
			) - $now,
			$open
		);
		if ( [] === $ahead || max( $ahead ) <= self::SKEW ) {
			return;
		}
		foreach ( $open as $id => $job ) {
			if ( 'claimed' === $job['status'] && $job['due'] > $now + self::LEASE + self::SKEW ) {
				$this->jobs[ $id ]['due'] = $now + self::LEASE;
			}
			if (
				'pending' === $job['status']
				&& ( $job['due'] > $now + self::DAY + self::SKEW || $job['made'] > $now + self::SKEW )
			) {
				$this->jobs[ $id ]['due'] = $now;
			}
			$this->jobs[ $id ]['made'] = $job['made'] > $now + self::SKEW ? $now : $job['made'];
		}
	}

	/**
	 * A worker has a job in its hands.
	 *
	 * @return int The claim's number.
	 */
	public function claim( int $id, int $attempt, int $now ): int {
		$job = $this->jobs[ $id ];
		Assert::assertContains(
			$job['status'],
			[ 'pending', 'claimed' ],
			"Job {$id} is {$job['status']}, and is done again."
		);
		Assert::assertLessThanOrEqual(
			$now,
			$job['due'],
			"Job {$id} is done before its time, or while another worker has it."
		);
		Assert::assertSame( $job['attempts'] + 1, $attempt );
		Assert::assertLessThanOrEqual( 1 + count( self::DELAYS ), $attempt, "Job {$id} is tried for ever." );
		if ( $job['patient'] ) {
			foreach ( $this->jobs as $other => $before ) {
				if ( ! $before['patient'] && 'pending' === $before['status'] && $before['due'] <= $now ) {
					Assert::fail( "Job {$id} goes before job {$other}, which somebody waits for." );
				}
			}
		}
		$this->jobs[ $id ] = [
			'status'   => 'claimed',
			'attempts' => $attempt,
			'due'      => $now + self::LEASE,
			'holder'   => ++$this->claims,
		] + $job;
		return $this->claims;
	}

	/**
	 * What was asked of the job has left.
	 */
	public function delivered( int $id ): void {
		++$this->jobs[ $id ]['deliveries'];
	}

	/**
	 * A worker notes that its job is done.
	 */
	public function sent( int $id, int $claim ): void {
		if ( $claim === $this->jobs[ $id ]['holder'] ) {
			$this->jobs[ $id ]['status'] = 'sent';
			$this->jobs[ $id ]['holder'] = 0;
		}
	}

	/**
	 * A worker notes that its job failed.
	 */
	public function failed( int $id, int $claim, int $now, bool $final, int $wait ): void {
		$job = $this->jobs[ $id ];
		if ( $claim === $job['holder'] ) {
			$delay             = self::DELAYS[ $job['attempts'] - 1 ] ?? null;
			$this->jobs[ $id ] = [
				'status' => $final || null === $delay ? 'dead' : 'pending',
				'due'    => $now + max( $wait, (int) $delay ),
				'holder' => 0,
			] + $job;
		}
	}

	/**
	 * The owner sends everything again that was given up.
	 */
	public function revive( int $now ): void {
		foreach ( $this->jobs as $id => $job ) {
			if ( 'dead' === $job['status'] ) {
				$this->jobs[ $id ] = [ 'status' => 'pending', 'attempts' => 0, 'due' => $now ] + $job;
			}
		}
	}

	/**
	 * The queue as it is stored: what the model expects, no job less, none more.
	 *
	 * @param array<int, array{status: string, attempts: int, due: int}> $stored By number.
	 */
	public function compare( array $stored, int $now ): void {
		foreach ( $this->jobs as $id => $job ) {
			if (
				'claimed' === $job['status']
				&& 6 === $job['attempts']
				&& $job['due'] <= $now
				&& 'dead' === ( $stored[ $id ]['status'] ?? '' )
			) {
				// It killed each of its workers.
				$this->jobs[ $id ] = [
					'status'   => 'dead',
					'attempts' => 7,
					'due'      => $stored[ $id ]['due'],
					'holder'   => 0,
				] + $job;
			}
		}
		$expected = array_map(
			static fn ( array $job ): array => [
				'status'   => $job['status'],
				'attempts' => $job['attempts'],
				'due'      => $job['due'],
			],
			$this->jobs
		);
		if ( $expected !== $stored ) {
			Assert::fail( sprintf(
				'At %d the model says %s, and stored is %s.',
				$now,
				json_encode( $expected ),
				json_encode( $stored )
			) );
		}
	}

	/**
	 * A whole run is over: whatever is due was done.
	 */
	public function end_run( int $now ): void {
		foreach ( $this->jobs as $id => $job ) {
			if ( in_array( $job['status'], [ 'pending', 'claimed' ], true ) && $job['due'] <= $now ) {
				Assert::fail( "Job {$id} was due, and nobody did it." );
			}
		}
	}
}
