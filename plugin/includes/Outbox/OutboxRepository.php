<?php
declare( strict_types=1 );

namespace Brolga\Outbox;

use Brolga\Core\Database\Connection;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Jobs\Cause;
use Brolga\Core\Jobs\ClaimedJob;
use Brolga\Core\Jobs\Job;
use Brolga\Core\Jobs\Reason;
use Brolga\Core\Jobs\Subject;
use Brolga\Core\Privacy\PersonalAddress;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Constants;
use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\Json;
use DateTimeImmutable;

/**
 * Stores jobs in four states: pending → claimed → sent, or back to pending until all retries are used, then
 * dead.
 *
 * `available_at` is the time from which a worker may claim a job, or when the lease of a claimed one ends, so
 * that the job of a killed worker becomes available again. Only the worker with the lease's token may finish a
 * job.
 *
 * @see OUTBOX-2 OUTBOX-3 OUTBOX-4
 *
 * @phpstan-type JobHistory array{
 *     id: int,
 *     kind: string,
 *     state: Delivery,
 *     status: string,
 *     attempts: int,
 *     available_at: int,
 *     last_error: string,
 *     sent_at: string,
 * }
 */
final class OutboxRepository {

	public const PENDING = 'pending';
	public const CLAIMED = 'claimed';
	public const SENT    = 'sent';
	public const DEAD    = 'dead';

	/** On a copy of the site, jobs that only the live site may do wait until an administrator decides. */
	public const HELD = 'held';

	/** Seconds a worker has for a job, more than the timeouts in TimedSmtp and Caller allow. */
	public const LEASE = 600;

	/** The longest wait in seconds: a server may ask for a pause of a day. */
	private const LONGEST_WAIT = 86400;

	/** Seconds by which the clocks of two servers may differ. */
	private const SKEW = 60;

	/**
	 * Seconds until a job that this worker cannot do is due for another one, and seconds for which
	 * it waits for a worker that can.
	 */
	private const LEFT_FOR   = 60;
	private const LEFT_UNTIL = 86400;

	private const EVER = '1000-01-01 00:00:00';

	/** How many due jobs are read at once; another worker often claims the first one. */
	private const CANDIDATES = 8;

	private const DEADLOCKS = 5;

	/** The largest payload in bytes that is read: a visitor's escaped submission plus the text around it. */
	private const MAX_PAYLOAD = 2097152;

	public function __construct(
		private readonly Connection $db,
		private readonly Clock $clock
	) {}

	public function add( Job $job ): int {
		return $this->db->insert( 'outbox', $this->row_of( $job ) );
	}

	/**
	 * Stores a job without delay that is already claimed by this process for one lease.
	 *
	 * @see OUTBOX-32
	 */
	public function add_claimed( Job $job ): ClaimedJob {
		$row   = $this->row_of( $job );
		$token = bin2hex( random_bytes( 16 ) );
		$id    = $this->db->insert(
			'outbox',
			[
				...$row,
				'status'       => self::CLAIMED,
				'lease_token'  => $token,
				'attempts'     => 1,
				'available_at' => $row['available_at'] + self::LEASE,
			]
		);
		return self::claimed( [ ...$row, 'id' => (string) $id, 'attempts' => '0' ], $token, false );
	}

	/**
	 * @return array{
	 *     kind: string,
	 *     subject: string,
	 *     payload: string,
	 *     status: string,
	 *     available_at: int,
	 *     created_at: string,
	 * }
	 */
	private function row_of( Job $job ): array {
		return [
			'kind'         => $job->kind,
			'subject'      => $job->subject?->format() ?? '',
			'payload'      => Json::encode( $job->payload ),
			'status'       => self::PENDING,
			'available_at' => $this->clock->timestamp() + $job->delay,
			'created_at'   => $this->clock->now()->format( 'Y-m-d H:i:s' ),
		];
	}

	/**
	 * Claims the due job that has waited longest, for one lease; null if no job is due.
	 *
	 * @param bool         $with_ended Whether to include jobs whose lease has ended.
	 * @param list<string> $after      Kinds that come after all others, in this order.
	 */
	public function claim( bool $with_ended = true, array $after = [] ): ?ClaimedJob {
		$now    = $this->clock->timestamp();
		$states = $with_ended ? [ self::CLAIMED, self::PENDING ] : [ self::PENDING ];
		$lost   = 0;
		do {
			$again = false;
			[ 'jobs' => $due, 'more' => $more ] = $this->due( $states, $now, $after );
			foreach ( $due as $place => $row ) {
				$token = bin2hex( random_bytes( 16 ) );
				try {
					$won = $this->db->tried_again( fn (): bool => $this->take( $row, $token, $now ) );
				} catch ( StorageUnavailable $refusal ) {
					// A deadlock has rolled everything back, so it is tried again.
					if ( ! $refusal->transient ) {
						throw $refusal;
					}
					if ( ++$lost > self::DEADLOCKS ) {
						$this->db->log( $refusal );
						throw $refusal;
					}
					$again = true;
					continue;
				}
				if ( ! $won ) {
					continue;
				}
				$job = self::claimed( $row, $token, ! $more && ! $again && count( $due ) === $place + 1 );
				if ( $job->attempt <= 1 + count( Constants::OUTBOX_RETRY_DELAYS_SECONDS ) ) {
					return $job;
				}
				// It has killed each of its workers and would kill this one.
				$this->mark_failed( $job, Cause::Interrupted->with()->stored() );
			}
			// Other workers took all candidates, so there may be more behind them.
		} while ( $more || $again );
		return null;
	}

	/**
	 * Claims a job. Of several workers, only one succeeds.
	 *
	 * @param array<string, string|null> $row
	 */
	private function take( array $row, string $token, int $now ): bool {
		// Only one worker wins, because the old token and the number of attempts must match.
		return 1 === $this->db->execute(
			"UPDATE {$this->table()} SET status = %s, lease_token = %s, attempts = attempts + 1, available_at = %d "
				. 'WHERE id = %d AND status = %s AND lease_token = %s AND available_at <= %d',
			self::CLAIMED,
			$token,
			$now + self::LEASE,
			(int) $row['id'],
			(string) $row['status'],
			(string) $row['lease_token'],
			$now
		);
	}

	/**
	 * Returns due jobs in the order in which they are to be done. Usually only a few are due and
	 * one query finds them; only if there are many are the kinds queried one by one.
	 *
	 * @param list<string> $states
	 * @param list<string> $after
	 * @return array{jobs: list<array<string, string|null>>, more: bool}
	 */
	private function due( array $states, int $now, array $after ): array {
		$jobs = $this->first( $states, $now );
		$more = count( $jobs ) >= self::CANDIDATES;
		if ( ! $more || [] === $after ) {
			$rank = static fn ( array $row ): int => (int) array_search( $row['kind'], [ '', ...$after ], true );
			usort( $jobs, static fn ( array $one, array $other ): int => $rank( $one ) <=> $rank( $other ) );
			return [
				'jobs' => $jobs,
				'more' => $more,
			];
		}
		$jobs = $this->first(
			$states,
			$now,
			' AND kind NOT IN (' . implode( ', ', array_fill( 0, count( $after ), '%s' ) ) . ')',
			...$after
		);
		foreach ( $after as $kind ) {
			$jobs = [] === $jobs ? $this->first( $states, $now, ' AND kind = %s', $kind ) : $jobs;
		}
		return [
			'jobs' => $jobs,
			'more' => true,
		];
	}

	/**
	 * @param list<string> $states
	 * @return list<array<string, string|null>>
	 */
	private function first( array $states, int $now, string $which = '', string ...$values ): array {
		$jobs = [];
		// One query per status, because OR would scan the whole table.
		foreach ( $states as $status ) {
			$jobs = [
				...$jobs,
				...$this->db->rows(
					"SELECT * FROM {$this->table()} WHERE status = %s AND available_at <= %d{$which} ORDER BY "
						. 'available_at, id LIMIT %d',
					...[ $status, $now, ...$values, self::CANDIDATES ]
				),
			];
		}
		return $jobs;
	}

	/**
	 * Makes jobs due whose time is further ahead than any delay allows, because a server's clock was ahead. A
	 * lease is cut to its full length from now, since its worker may still be running.
	 *
	 * @return int By how many seconds the clock was ahead, at least; 0 if it was not.
	 * @see OUTBOX-25
	 */
	public function put_right(): int {
		$now    = $this->clock->timestamp();
		$moment = static fn ( int $seconds ): string => gmdate( 'Y-m-d H:i:s', $seconds );
		$ahead  = 0;
		foreach ( $this->db->rows(
			"SELECT status, MAX(available_at) AS latest, MAX(created_at) AS made FROM {$this->table()} WHERE status "
				. 'IN (%s, %s) GROUP BY status',
			self::PENDING,
			self::CLAIMED
		) as $row ) {
			$wait  = self::CLAIMED === $row['status'] ? self::LEASE : self::LONGEST_WAIT;
			$ahead = max(
				$ahead,
				(int) $row['latest'] - $now - $wait,
				( new DateTimeImmutable(
					(string) $row['made'],
					$this->clock->now()->getTimezone()
				) )->getTimestamp() - $now
			);
		}
		if ( $ahead <= self::SKEW ) {
			return 0;
		}
		$this->db->execute(
			"UPDATE {$this->table()} SET available_at = %d WHERE status = %s AND available_at > %d",
			$now + self::LEASE,
			self::CLAIMED,
			$now + self::LEASE + self::SKEW
		);
		$this->db->execute(
			"UPDATE {$this->table()} SET available_at = %d WHERE status = %s AND (available_at > %d OR created_at > "
				. '%s)',
			$now,
			self::PENDING,
			$now + self::LONGEST_WAIT + self::SKEW,
			$moment( $now + self::SKEW )
		);
		$this->db->execute(
			"UPDATE {$this->table()} SET created_at = %s WHERE status IN (%s, %s) AND created_at > %s",
			$moment( $now ),
			self::PENDING,
			self::CLAIMED,
			$moment( $now + self::SKEW )
		);
		return $ahead;
	}

	/**
	 * Marks a job as done and empties its payload, so that sent content is not stored twice.
	 *
	 * @return bool False if the lease has ended and another worker has the job.
	 */
	public function mark_sent( ClaimedJob $job ): bool {
		return 1 === $this->db->execute(
			"UPDATE {$this->table()} SET status = %s, payload = '{}', lease_token = '', last_error = '', sent_at = %s "
				. 'WHERE id = %d AND lease_token = %s',
			self::SENT,
			$this->clock->now()->format( 'Y-m-d H:i:s' ),
			$job->id,
			$job->token
		);
	}

	/**
	 * Marks an attempt as failed: the job is due again after the next delay, or has failed for
	 * good if none is left.
	 *
	 * @param bool $final Whether retrying is pointless.
	 * @param int  $wait  Least number of seconds until the next attempt.
	 * @param array<string, mixed>|null $left The payload of the next attempt; null to keep it.
	 * @return bool Whether the job has failed for good.
	 */
	public function mark_failed(
		ClaimedJob $job,
		string $error,
		bool $final = false,
		int $wait = 0,
		?array $left = null
	): bool {
		$delay = Constants::OUTBOX_RETRY_DELAYS_SECONDS[ $job->attempt - 1 ] ?? null;
		$dead  = $final || null === $delay;
		$rest  = null === $left ? [] : [ Json::encode( $left ) ];
		$this->db->execute(
			"UPDATE {$this->table()} SET status = %s, available_at = %d, lease_token = '', last_error = %s"
				. ( [] === $rest ? '' : ', payload = %s' )
				. ' WHERE id = %d AND lease_token = %s',
			$dead ? self::DEAD : self::PENDING,
			$this->clock->timestamp() + max( $wait, (int) $delay ),
			mb_substr( wp_check_invalid_utf8( $error, true ), 0, 500 ),
			...[ ...$rest, $job->id, $job->token ]
		);
		return $dead;
	}

	/**
	 * Releases a job that this process cannot do after all, as if it had been queued normally.
	 *
	 * @see OUTBOX-32
	 */
	public function let_go( ClaimedJob $job ): void {
		$this->db->execute(
			"UPDATE {$this->table()} SET status = %s, available_at = %d, lease_token = '', attempts = attempts - 1 "
				. 'WHERE id = %d AND lease_token = %s',
			self::PENDING,
			$this->clock->timestamp(),
			$job->id,
			$job->token
		);
	}

	/**
	 * Releases a job without counting the attempt: on several servers, another one may run newer
	 * code that knows the job's kind.
	 *
	 * @return bool False if the job has waited for a day without such a worker.
	 * @see SCALE-8
	 */
	public function leave( ClaimedJob $job ): bool {
		$since = $this->clock->now()->modify( '-' . self::LEFT_UNTIL . ' seconds' )->format( 'Y-m-d H:i:s' );
		return $this->give_back( $job, $since );
	}

	/** Releases a job for a minute without counting the attempt, whatever its age. */
	public function put_off( ClaimedJob $job ): bool {
		return $this->give_back( $job, self::EVER );
	}

	private function give_back( ClaimedJob $job, string $since ): bool {
		return 1 === $this->db->execute(
			"UPDATE {$this->table()} SET status = %s, available_at = %d, lease_token = '', attempts = attempts - 1 "
				. 'WHERE id = %d AND lease_token = %s AND created_at > %s',
			self::PENDING,
			$this->clock->timestamp() + self::LEFT_FOR,
			$job->id,
			$job->token,
			$since
		);
	}

	/**
	 * Pauses a job without counting the attempt, until it is released.
	 *
	 * @see OUTBOX-360
	 */
	public function hold( ClaimedJob $job ): bool {
		return 1 === $this->db->execute(
			"UPDATE {$this->table()} SET status = %s, lease_token = '', attempts = attempts - 1 "
				. 'WHERE id = %d AND lease_token = %s',
			self::HELD,
			$job->id,
			$job->token
		);
	}

	public function release_held(): int {
		return $this->db->execute(
			"UPDATE {$this->table()} SET status = %s, available_at = %d WHERE status = %s",
			self::PENDING,
			$this->clock->timestamp(),
			self::HELD
		);
	}

	public function forget_held(): void {
		$this->db->execute( "DELETE FROM {$this->table()} WHERE status = %s", self::HELD );
	}

	public function held(): int {
		return (int) $this->db->value( "SELECT COUNT(*) FROM {$this->table()} WHERE status = %s", self::HELD );
	}

	public function revive( Subject $subject ): int {
		return $this->put_back( 'subject = %s', $subject->format() );
	}

	public function revive_one( Subject $subject, int $id ): int {
		return $this->put_back( 'id = %d AND subject = %s', $id, $subject->format() );
	}

	public function revive_kind( string $kind ): int {
		return $this->put_back( 'kind = %s', $kind );
	}

	public function revive_all(): int {
		return $this->put_back();
	}

	private function put_back( string $which = '', string|int ...$values ): int {
		$where = 'status = %s' . ( '' === $which ? '' : " AND {$which}" );
		return $this->db->execute(
			"UPDATE {$this->table()} SET status = %s, attempts = 0, available_at = %d WHERE {$where}",
			self::PENDING,
			$this->clock->timestamp(),
			self::DEAD,
			...$values
		);
	}

	/** @return bool Whether there are any such jobs, including those a worker is running. */
	public function hasten( Subject $subject, string $kind ): bool {
		$now = $this->clock->timestamp();
		$this->db->execute(
			"UPDATE {$this->table()} SET available_at = %d WHERE subject = %s AND kind = %s AND status = %s AND "
				. 'available_at > %d',
			$now,
			$subject->format(),
			$kind,
			self::PENDING,
			$now
		);
		return null !== $this->db->value(
			"SELECT id FROM {$this->table()} WHERE subject = %s AND kind = %s AND status IN (%s, %s) LIMIT 1",
			$subject->format(),
			$kind,
			self::PENDING,
			self::CLAIMED
		);
	}

	public function forget( Subject $subject ): void {
		$this->db->execute( "DELETE FROM {$this->table()} WHERE subject = %s", $subject->format() );
	}

	/** Deletes a subject's jobs of a kind that are not done and not claimed by a worker. */
	public function withdraw( Subject $subject, string $kind ): void {
		$this->db->execute(
			"DELETE FROM {$this->table()} WHERE subject = %s AND kind = %s AND status IN (%s, %s, %s)",
			$subject->format(),
			$kind,
			self::PENDING,
			self::HELD,
			self::DEAD
		);
	}

	/** @param list<string> $kept Kinds of subjects whose jobs are kept as long as the subject. */
	public function forget_sent( int $before, array $kept, int $limit ): int {
		[ $where, $values ] = $this->of_no( $kept );
		return $this->db->execute(
			"DELETE FROM {$this->table()} WHERE status = %s AND available_at <= %d{$where} ORDER BY available_at "
				. 'LIMIT %d',
			...[ self::SENT, $before, ...$values, $limit ]
		);
	}

	/**
	 * Returns jobs whose payload or error contains a person's address.
	 *
	 * @param list<string> $kept Kinds of subjects whose jobs are excluded, because they belong to a record that
	 *     may be another person's.
	 * @return list<array{id: int, payload: string, created_at: string}>
	 */
	public function naming( PersonalAddress $address, array $kept, int $limit ): array {
		[ $where, $subjects ] = $this->of_no( $kept );
		$found                = [];
		foreach ( $address->spellings as $spelling ) {
			$in_json = trim( Json::encode( $spelling ), '"' );
			$rows    = $this->db->rows(
				"SELECT id, payload, last_error, created_at FROM {$this->table()} WHERE ( LOWER(payload) LIKE %s OR "
					. "LOWER(last_error) LIKE %s ){$where} ORDER BY id LIMIT %d",
				...[
					'%' . $this->db->escape_like( $in_json ) . '%',
					'%' . $this->db->escape_like( $spelling ) . '%',
					...$subjects,
					$limit,
				]
			);
			foreach ( $rows as $row ) {
				if ( $address->is_in( (string) $row['payload'] ) || $address->is_in( (string) $row['last_error'] ) ) {
					$found[ (int) $row['id'] ] = [
						'id'         => (int) $row['id'],
						'payload'    => (string) $row['payload'],
						'created_at' => (string) $row['created_at'],
					];
				}
			}
		}
		return array_values( $found );
	}

	public function forget_one( int $id ): void {
		$this->db->execute( "DELETE FROM {$this->table()} WHERE id = %d", $id );
	}

	/** Returns the Unix time at which the next job is due; null if there is none. */
	public function next_due(): ?int {
		$moments = [];
		foreach ( [ self::PENDING, self::CLAIMED ] as $status ) {
			$moments[] = $this->db->value(
				"SELECT available_at FROM {$this->table()} WHERE status = %s ORDER BY available_at LIMIT 1",
				$status
			);
		}
		$moments = array_map( intval( ... ), array_filter( $moments, is_string( ... ) ) );
		return [] === $moments ? null : min( $moments );
	}

	/** @return array<string, int> */
	public function by_state(): array {
		$jobs = array_fill_keys( [ self::PENDING, self::CLAIMED, self::DEAD ], 0 );
		foreach ( $this->db->rows(
			"SELECT status, COUNT(*) AS jobs FROM {$this->table()} WHERE status IN (%s, %s, %s) GROUP BY status",
			...array_keys( $jobs )
		) as $row ) {
			$jobs[ (string) $row['status'] ] = (int) $row['jobs'];
		}
		return $jobs;
	}

	public function state(): QueueState {
		$open  = "FROM {$this->table()} WHERE status IN (%s, %s)";
		$dead  = $this->db->value( "SELECT COUNT(*) FROM {$this->table()} WHERE status = %s", self::DEAD );
		$last  = $this->db->row(
			"SELECT last_error, kind FROM {$this->table()} WHERE status IN (%s, %s, %s) AND last_error <> '' ORDER BY "
				. 'id DESC LIMIT 1',
			self::PENDING,
			self::CLAIMED,
			self::DEAD
		);
		return new QueueState(
			(int) $this->db->value( "SELECT COUNT(*) {$open}", self::PENDING, self::CLAIMED ),
			(int) $this->db->value( "SELECT COUNT(*) {$open} AND last_error <> ''", self::PENDING, self::CLAIMED ),
			(int) $dead,
			$this->next_due(),
			Reason::parse( (string) ( $last['last_error'] ?? '' ) ),
			(string) ( $last['kind'] ?? '' )
		);
	}

	/** @return array{dead: int, last_error: string} */
	public function failed_jobs( string $kind ): array {
		$where = "FROM {$this->table()} WHERE status = %s AND kind = %s";
		return [
			'dead'       => (int) $this->db->value( "SELECT COUNT(*) {$where}", self::DEAD, $kind ),
			'last_error' => Reason::parse(
				(string) $this->db->value( "SELECT last_error {$where} ORDER BY id DESC LIMIT 1", self::DEAD, $kind )
			)->words(),
		];
	}

	/**
	 * @param list<int>    $ids
	 * @param list<string> $only The kinds of jobs that count; empty for all.
	 * @return array<int, Delivery>
	 */
	public function deliveries( string $kind, array $ids, array $only = [] ): array {
		if ( [] === $ids ) {
			return [];
		}
		$marks  = static fn ( array $values ): string => implode( ', ', array_fill( 0, count( $values ), '%s' ) );
		$states = [];
		foreach ( $this->db->rows(
			"SELECT subject, status, last_error FROM {$this->table()} WHERE subject IN ({$marks( $ids )})"
				. ( [] === $only ? '' : " AND kind IN ({$marks( $only )})" ),
			...array_map( static fn ( int $id ): string => ( new Subject( $kind, $id ) )->format(), $ids ),
			...$only
		) as $row ) {
			$id            = Subject::parse( (string) $row['subject'] )->id ?? 0;
			$states[ $id ] = ( $states[ $id ] ?? Delivery::None )->and( self::delivery( $row ) );
		}
		return $states;
	}

	/** @phpstan-return list<JobHistory> */
	public function history( Subject $subject ): array {
		return array_map(
			static fn ( array $row ): array => [
				'id'           => (int) $row['id'],
				'kind'         => (string) $row['kind'],
				'state'        => self::delivery( $row ),
				'status'       => (string) $row['status'],
				'attempts'     => (int) $row['attempts'],
				'available_at' => (int) $row['available_at'],
				'last_error'   => Reason::parse( (string) $row['last_error'] )->words(),
				'sent_at'      => (string) $row['sent_at'],
			],
			$this->db->rows(
				"SELECT id, kind, status, attempts, available_at, last_error, sent_at FROM {$this->table()} WHERE "
					. 'subject = %s ORDER BY id',
				$subject->format()
			)
		);
	}

	/**
	 * @param list<string> $kinds
	 * @return array{string, list<string>}
	 */
	private function of_no( array $kinds ): array {
		return [
			str_repeat( ' AND subject NOT LIKE %s', count( $kinds ) ),
			array_map( fn ( string $kind ): string => $this->db->escape_like( "{$kind}:" ) . '%', $kinds ),
		];
	}

	/** @param array<string, string|null> $row */
	private static function delivery( array $row ): Delivery {
		return match ( $row['status'] ) {
			self::SENT => Delivery::Sent,
			self::DEAD => Delivery::Dead,
			default    => '' === $row['last_error'] ? Delivery::Waiting : Delivery::Failed,
		};
	}

	/** @param array<string, string|int|null> $row */
	private static function claimed( array $row, string $token, bool $last ): ClaimedJob {
		try {
			$payload = Json::map( (string) $row['payload'], self::MAX_PAYLOAD );
		} catch ( InvalidJson ) {
			// With an empty payload, the handler reports that there is nothing to deliver.
			$payload = [];
		}
		$named = [];
		foreach ( $payload as $key => $value ) {
			$named[ (string) $key ] = $value;
		}
		return new ClaimedJob(
			(int) $row['id'],
			$token,
			(string) $row['kind'],
			$named,
			Subject::parse( (string) $row['subject'] ),
			(int) $row['attempts'] + 1,
			$last
		);
	}

	private function table(): string {
		return $this->db->table( 'outbox' );
	}
}
