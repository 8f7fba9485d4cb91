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
 * Jobs in their four states: pending → claimed → sent, or back to pending until
 * the delays are used up, then dead.
 *
 * `available_at` is the moment from which a worker may take a job. For a claimed
 * one it is the end of the lease, so a job whose worker was killed comes back by
 * itself. A worker may only finish what it still holds: the lease's token decides.
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

	/** What the live site alone does waits on a copy of it, for a person's word. */
	public const HELD = 'held';

	/** Seconds a worker has for a job. No delivery takes as long: see TimedSmtp, and Caller for calls. */
	public const LEASE = 600;

	/** Seconds that a job waits at most: a server may ask to be left alone for a day. */
	private const LONGEST_WAIT = 86400;

	/** Seconds by which the clocks of two servers may differ. */
	private const SKEW = 60;

	/** Seconds until a job that a worker cannot do is there for the next, and for which one is waited for that can. */
	private const LEFT_FOR   = 60;
	private const LEFT_UNTIL = 86400;

	/** Before any job. */
	private const EVER = '1000-01-01 00:00:00';

	/** Candidates a worker looks at: with several workers the first is often gone. */
	private const CANDIDATES = 8;

	/** Claims that one look for a job may lose to deadlocks. */
	private const DEADLOCKS = 5;

	/** The longest payload that is read back: a visitor's request, escaped, and our words around it. */
	private const MAX_PAYLOAD = 2097152;

	public function __construct(
		private readonly Connection $db,
		private readonly Clock $clock
	) {}

	/**
	 * Stores a job.
	 *
	 * @param Job $job What to do.
	 * @return int Its id.
	 */
	public function add( Job $job ): int {
		return $this->db->insert( 'outbox', $this->row_of( $job ) );
	}

	/**
	 * Stores a job that this process does itself, for one lease: nobody has to find it.
	 *
	 * @param Job $job What to do, without delay.
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
	 * A job as it waits.
	 *
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
	 * Takes the job that has waited longest, for one lease.
	 *
	 * @param bool         $with_ended Whether one whose lease has ended is taken as well.
	 * @param list<string> $after      Kinds that come after all others, in this order.
	 * @return ClaimedJob|null Null when nothing is due.
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
					// Who lost a deadlock has changed nothing: it looks again.
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
				// It killed each of its workers, and would kill this one.
				$this->mark_failed( $job, Cause::Interrupted->with()->stored() );
			}
			// All candidates went to other workers, or to none: there may be more behind them.
		} while ( $more || $again );
		return null;
	}

	/**
	 * Tries to be the one worker that has a job.
	 *
	 * @param array<string, string|null> $row   The job as it was seen.
	 * @param string                     $token The lease.
	 * @param int                        $now   Seconds since 1970.
	 */
	private function take( array $row, string $token, int $now ): bool {
		// The condition on the old token and attempts is what lets one worker win.
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
	 * Due jobs in the order in which they are to be done, and whether there may be
	 * more of them. Mostly a few are due, which one look finds; only in a crowd are
	 * kinds asked for one by one.
	 *
	 * @param list<string> $states Their states.
	 * @param int          $now    Seconds since 1970.
	 * @param list<string> $after  Kinds that come after all others, in this order.
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
	 * The due jobs that have waited longest.
	 *
	 * @param list<string> $states Their states.
	 * @param int          $now    Seconds since 1970.
	 * @param string       $which  Which of them, as SQL; empty: all.
	 * @return list<array<string, string|null>> Rows, state by state.
	 */
	private function first( array $states, int $now, string $which = '', string ...$values ): array {
		$jobs = [];
		// One look a state: an OR would read the whole table.
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
	 * Makes due what waits for a moment that no delay of ours can have set: a clock
	 * was ahead. A lease is cut to its length from now on, since its worker may still
	 * be at it.
	 *
	 * @return int By how many seconds the clock was ahead, at least; 0: it was not.
	 *
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
	 * Notes that a job is done. Its payload goes: what was sent need not be kept twice.
	 *
	 * @return bool False when the lease had ended and somebody else has the job.
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
	 * Notes that a job was not done: back to the queue after the next delay, or
	 * dead when there is none left.
	 *
	 * @param string $error What went wrong, as a Reason is stored.
	 * @param bool   $final Whether trying again is of no use.
	 * @param int    $wait  Seconds in which no attempt may be made, whatever the delay.
	 * @param array<string, mixed>|null $left  What the next attempt is given; null: the same again.
	 * @return bool Whether it is dead now.
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
	 * Gives a job back that this process cannot do after all, as if it had been put in waiting.
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
	 * Gives a job back as if nobody had tried it: on several servers the code of
	 * another may be newer, and know its kind.
	 *
	 * @return bool False when nobody has come for a day who does.
	 *
	 * @see SCALE-8
	 */
	public function leave( ClaimedJob $job ): bool {
		$since = $this->clock->now()->modify( '-' . self::LEFT_UNTIL . ' seconds' )->format( 'Y-m-d H:i:s' );
		return $this->give_back( $job, $since );
	}

	/**
	 * Gives a job back for a minute as if nobody had tried it, however old it is.
	 */
	public function put_off( ClaimedJob $job ): bool {
		return $this->give_back( $job, self::EVER );
	}

	/**
	 * @param string $since The moment that it must be younger than, as the database writes it.
	 */
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
	 * Lays a job aside as if nobody had tried it, until it is released.
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

	/**
	 * Makes due what was laid aside.
	 *
	 * @return int How many there were.
	 */
	public function release_held(): int {
		return $this->db->execute(
			"UPDATE {$this->table()} SET status = %s, available_at = %d WHERE status = %s",
			self::PENDING,
			$this->clock->timestamp(),
			self::HELD
		);
	}

	/**
	 * Forgets what was laid aside.
	 */
	public function forget_held(): void {
		$this->db->execute( "DELETE FROM {$this->table()} WHERE status = %s", self::HELD );
	}

	/**
	 * How many jobs are laid aside.
	 */
	public function held(): int {
		return (int) $this->db->value( "SELECT COUNT(*) FROM {$this->table()} WHERE status = %s", self::HELD );
	}

	/**
	 * Puts the failed jobs about something back to the start of the queue.
	 *
	 * @param Subject $subject What they are about.
	 * @return int How many there were.
	 */
	public function revive( Subject $subject ): int {
		return $this->put_back( 'subject = %s', $subject->format() );
	}

	/**
	 * Puts one failed job back to the start of the queue.
	 *
	 * @param Subject $subject What it must be about.
	 * @param int     $id      The job.
	 * @return int How many there were: one or none.
	 */
	public function revive_one( Subject $subject, int $id ): int {
		return $this->put_back( 'id = %d AND subject = %s', $id, $subject->format() );
	}

	/**
	 * Puts all failed jobs of a kind back to the start of the queue.
	 *
	 * @param string $kind The kind of their handler.
	 * @return int How many there were.
	 */
	public function revive_kind( string $kind ): int {
		return $this->put_back( 'kind = %s', $kind );
	}

	/**
	 * Puts all failed jobs back to the start of the queue.
	 *
	 * @return int How many there were.
	 */
	public function revive_all(): int {
		return $this->put_back();
	}

	/**
	 * Puts failed jobs back to the start of the queue.
	 *
	 * @param string $which Which of them, as SQL; empty: all.
	 * @return int How many there were.
	 */
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

	/**
	 * Makes what waits for its next attempt due now.
	 *
	 * @param Subject $subject What it is about.
	 * @return bool Whether any is on its way, waiting or in a worker's hands.
	 */
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

	/**
	 * Forgets the jobs about something, done or not.
	 *
	 * @param Subject $subject What they are about.
	 */
	public function forget( Subject $subject ): void {
		$this->db->execute( "DELETE FROM {$this->table()} WHERE subject = %s", $subject->format() );
	}

	/**
	 * Takes jobs about something back that nobody has in hand.
	 *
	 * @param Subject $subject What they are about.
	 * @param string  $kind    The kind of their handler.
	 */
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

	/**
	 * Forgets jobs that were done long ago.
	 *
	 * @param int          $before Those that were taken before this moment.
	 * @param list<string> $kept   Kinds of subjects whose jobs stay as long as they do.
	 * @param int          $limit  How many at most, so that no statement runs long.
	 * @return int How many were forgotten.
	 */
	public function forget_sent( int $before, array $kept, int $limit ): int {
		[ $where, $values ] = $this->of_no( $kept );
		return $this->db->execute(
			"DELETE FROM {$this->table()} WHERE status = %s AND available_at <= %d{$where} ORDER BY available_at "
				. 'LIMIT %d',
			...[ self::SENT, $before, ...$values, $limit ]
		);
	}

	/**
	 * Jobs whose payload or error names a person.
	 *
	 * @param PersonalAddress $address Whose.
	 * @param list<string> $kept Kinds of subjects whose jobs go with them: somebody else's, which names this person, is
	 *                           not lost.
	 * @param int $limit How many at most, for each way to write the address.
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

	/**
	 * Forgets a job.
	 *
	 * @param int $id The job.
	 */
	public function forget_one( int $id ): void {
		$this->db->execute( "DELETE FROM {$this->table()} WHERE id = %d", $id );
	}

	/**
	 * When the next job is due, in seconds since 1970; null when there is none.
	 */
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

	/**
	 * How many jobs are not done, by state. What is done is kept for long, and not counted.
	 *
	 * @return array<string, int>
	 */
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

	/**
	 * How the queue stands.
	 */
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

	/**
	 * How many jobs of a kind were given up, and why the last one was.
	 *
	 * @param string $kind The kind of their handler.
	 * @return array{dead: int, last_error: string}
	 */
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
	 * How far the work about some subjects has come.
	 *
	 * @param string    $kind Their kind.
	 * @param list<int> $ids  Their numbers.
	 * @return array<int, Delivery> By number; one without jobs is left out.
	 */
	public function deliveries( string $kind, array $ids ): array {
		if ( [] === $ids ) {
			return [];
		}
		$marks  = implode( ', ', array_fill( 0, count( $ids ), '%s' ) );
		$states = [];
		foreach ( $this->db->rows(
			"SELECT subject, status, last_error FROM {$this->table()} WHERE subject IN ({$marks})",
			...array_map( static fn ( int $id ): string => ( new Subject( $kind, $id ) )->format(), $ids )
		) as $row ) {
			$id            = Subject::parse( (string) $row['subject'] )->id ?? 0;
			$states[ $id ] = ( $states[ $id ] ?? Delivery::None )->and( self::delivery( $row ) );
		}
		return $states;
	}

	/**
	 * The jobs about something, oldest first.
	 *
	 * @param Subject $subject What they are about.
	 * @phpstan-return list<JobHistory>
	 */
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
	 * The condition that a job is about nothing of some kinds.
	 *
	 * @param list<string> $kinds The kinds.
	 * @return array{string, list<string>} SQL that goes on after a condition, and its values.
	 */
	private function of_no( array $kinds ): array {
		return [
			str_repeat( ' AND subject NOT LIKE %s', count( $kinds ) ),
			array_map( fn ( string $kind ): string => $this->db->escape_like( "{$kind}:" ) . '%', $kinds ),
		];
	}

	/**
	 * How far a job has come.
	 *
	 * @param array<string, string|null> $row Its status and last error.
	 */
	private static function delivery( array $row ): Delivery {
		return match ( $row['status'] ) {
			self::SENT => Delivery::Sent,
			self::DEAD => Delivery::Dead,
			default    => '' === $row['last_error'] ? Delivery::Waiting : Delivery::Failed,
		};
	}

	/**
	 * A row as a claim.
	 *
	 * @param array<string, string|int|null> $row As it was before it was taken.
	 * @param string                     $token The lease.
	 * @param bool                       $last  Whether none was due behind it.
	 */
	private static function claimed( array $row, string $token, bool $last ): ClaimedJob {
		try {
			$payload = Json::map( (string) $row['payload'], self::MAX_PAYLOAD );
		} catch ( InvalidJson ) {
			// The handler will say that there is nothing to deliver.
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

	/**
	 * The table's name on the current site.
	 */
	private function table(): string {
		return $this->db->table( 'outbox' );
	}
}
