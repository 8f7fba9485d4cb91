<?php
/**
 * The queue's table.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Outbox;

use Brolga\Database\Connection;
use Brolga\Database\StorageUnavailable;
use Brolga\Support\Clock;
use Brolga\Support\Constants;
use Brolga\Support\InvalidJson;
use Brolga\Support\Json;

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
 * @phpstan-type JobHistory array{id: int, kind: string, state: Delivery, status: string, attempts: int, available_at: int, last_error: string, sent_at: string}
 */
final class OutboxRepository {

	public const PENDING = 'pending';
	public const CLAIMED = 'claimed';
	public const SENT    = 'sent';
	public const DEAD    = 'dead';

	/** Seconds a worker has for a job. No delivery takes as long: see TimedSmtp, and Caller for calls. */
	public const LEASE = 600;

	/** Candidates a worker looks at: with several workers the first is often gone. */
	private const CANDIDATES = 8;

	/** The longest payload that is read back: a visitor's request, escaped, and our words around it. */
	private const MAX_PAYLOAD = 2097152;

	/**
	 * Keeps its helpers.
	 *
	 * @param Connection $db    The database.
	 * @param Clock      $clock Decides what is due.
	 */
	public function __construct(
		private readonly Connection $db,
		private readonly Clock $clock
	) {}

	/**
	 * Stores a job.
	 *
	 * @param Job $job What to do.
	 * @return int Its id.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function add( Job $job ): int {
		return $this->db->insert(
			'outbox',
			[
				'kind'          => $job->kind,
				'entry_id'      => $job->entry_id,
				'subscriber_id' => $job->subscriber_id,
				'payload'       => Json::encode( $job->payload ),
				'status'        => self::PENDING,
				'available_at'  => $this->clock->timestamp() + $job->delay,
				'created_at'    => $this->clock->now()->format( 'Y-m-d H:i:s' ),
			]
		);
	}

	/**
	 * Takes the job that has waited longest, for one lease.
	 *
	 * @param bool $with_ended Whether one whose lease has ended is taken as well.
	 * @return ClaimedJob|null Null when nothing is due.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function claim( bool $with_ended = true ): ?ClaimedJob {
		$now    = $this->clock->timestamp();
		$states = $with_ended ? [ self::CLAIMED, self::PENDING ] : [ self::PENDING ];
		do {
			// Two states of one index: an OR would read the whole table.
			$due = [];
			foreach ( $states as $status ) {
				$due = [ ...$due, ...$this->db->rows( "SELECT * FROM {$this->table()} WHERE status = %s AND available_at <= %d ORDER BY available_at, id LIMIT %d", $status, $now, self::CANDIDATES ) ];
			}
			foreach ( $due as $place => $row ) {
				$token = bin2hex( random_bytes( 16 ) );
				// The condition on the old token and attempts is what lets one worker win.
				$won = $this->db->execute(
					"UPDATE {$this->table()} SET status = %s, lease_token = %s, attempts = attempts + 1, available_at = %d WHERE id = %d AND status = %s AND lease_token = %s AND available_at <= %d",
					self::CLAIMED,
					$token,
					$now + self::LEASE,
					(int) $row['id'],
					(string) $row['status'],
					(string) $row['lease_token'],
					$now
				);
				if ( 1 !== $won ) {
					continue;
				}
				$job = self::claimed( $row, $token, count( $due ) === $place + 1 );
				if ( $job->attempt <= 1 + count( Constants::OUTBOX_RETRY_DELAYS_SECONDS ) ) {
					return $job;
				}
				// It killed each of its workers, and would kill this one.
				$this->mark_failed( $job, 'Each attempt ended before it was finished.' );
			}
			// All candidates went to other workers: there may be more behind them.
		} while ( self::CANDIDATES <= count( $due ) );
		return null;
	}

	/**
	 * Notes that a job is done. Its payload goes: what was sent need not be kept twice.
	 *
	 * @param ClaimedJob $job The job.
	 * @return bool False when the lease had ended and somebody else has the job.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function mark_sent( ClaimedJob $job ): bool {
		return 1 === $this->db->execute(
			"UPDATE {$this->table()} SET status = %s, payload = '{}', lease_token = '', last_error = '', sent_at = %s WHERE id = %d AND lease_token = %s",
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
	 * @param ClaimedJob                $job   The job.
	 * @param string                    $error What went wrong, for the owner.
	 * @param bool                      $final Whether trying again is of no use.
	 * @param int                       $wait  Seconds in which no attempt may be made, whatever the delay.
	 * @param array<string, mixed>|null $left  What the next attempt is given; null: the same again.
	 * @return bool Whether it is dead now.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function mark_failed( ClaimedJob $job, string $error, bool $final = false, int $wait = 0, ?array $left = null ): bool {
		$delay = Constants::OUTBOX_RETRY_DELAYS_SECONDS[ $job->attempt - 1 ] ?? null;
		$dead  = $final || null === $delay;
		$rest  = null === $left ? [] : [ Json::encode( $left ) ];
		$this->db->execute(
			"UPDATE {$this->table()} SET status = %s, available_at = %d, lease_token = '', last_error = %s" . ( [] === $rest ? '' : ', payload = %s' ) . ' WHERE id = %d AND lease_token = %s',
			$dead ? self::DEAD : self::PENDING,
			$this->clock->timestamp() + max( $wait, (int) $delay ),
			mb_substr( wp_check_invalid_utf8( $error, true ), 0, 500 ),
			...[ ...$rest, $job->id, $job->token ]
		);
		return $dead;
	}

	/**
	 * Puts the dead letters of an entry back to the start of the queue.
	 *
	 * @param int $entry_id The entry.
	 * @return int How many there were.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function revive( int $entry_id ): int {
		return $this->put_back( 'entry_id = %d', $entry_id );
	}

	/**
	 * Puts one dead letter of an entry back to the start of the queue.
	 *
	 * @param int $entry_id The entry.
	 * @param int $id       The job.
	 * @return int How many there were: one or none.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function revive_one( int $entry_id, int $id ): int {
		return $this->put_back( 'id = %d AND entry_id = %d', $id, $entry_id );
	}

	/**
	 * Puts all dead letters of a kind back to the start of the queue.
	 *
	 * @param string $kind The kind of their handler.
	 * @return int How many there were.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function revive_kind( string $kind ): int {
		return $this->put_back( 'kind = %s', $kind );
	}

	/**
	 * Puts all dead letters back to the start of the queue.
	 *
	 * @return int How many there were.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function revive_all(): int {
		return $this->put_back();
	}

	/**
	 * Puts dead letters back to the start of the queue.
	 *
	 * @param string     $which     Which of them, as SQL; empty: all.
	 * @param string|int ...$values Its values.
	 * @return int How many there were.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	private function put_back( string $which = '', string|int ...$values ): int {
		$where = 'status = %s' . ( '' === $which ? '' : " AND {$which}" );
		return $this->db->execute( "UPDATE {$this->table()} SET status = %s, attempts = 0, available_at = %d WHERE {$where}", self::PENDING, $this->clock->timestamp(), self::DEAD, ...$values );
	}

	/**
	 * Makes what waits for its next attempt due now.
	 *
	 * @param int    $entry_id The entry it belongs to.
	 * @param string $kind     Its kind.
	 * @return bool Whether any is on its way, waiting or in a worker's hands.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function hasten( int $entry_id, string $kind ): bool {
		$now = $this->clock->timestamp();
		$this->db->execute( "UPDATE {$this->table()} SET available_at = %d WHERE entry_id = %d AND kind = %s AND status = %s AND available_at > %d", $now, $entry_id, $kind, self::PENDING, $now );
		return null !== $this->db->value( "SELECT id FROM {$this->table()} WHERE entry_id = %d AND kind = %s AND status IN (%s, %s) LIMIT 1", $entry_id, $kind, self::PENDING, self::CLAIMED );
	}

	/**
	 * Forgets the jobs of an entry, done or not.
	 *
	 * @param int $entry_id The entry.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function forget( int $entry_id ): void {
		$this->db->execute( "DELETE FROM {$this->table()} WHERE entry_id = %d", $entry_id );
	}

	/**
	 * Forgets jobs of no entry that were done long ago.
	 *
	 * @param int $before Those that were taken before this moment.
	 * @param int $limit  How many at most, so that no statement runs long.
	 * @return int How many were forgotten.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function forget_sent( int $before, int $limit ): int {
		return $this->db->execute( "DELETE FROM {$this->table()} WHERE status = %s AND available_at <= %d AND entry_id = 0 ORDER BY available_at LIMIT %d", self::SENT, $before, $limit );
	}

	/**
	 * When the next job is due, in seconds since 1970; null when there is none.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function next_due(): ?int {
		$moments = [];
		foreach ( [ self::PENDING, self::CLAIMED ] as $status ) {
			$moments[] = $this->db->value( "SELECT available_at FROM {$this->table()} WHERE status = %s ORDER BY available_at LIMIT 1", $status );
		}
		$moments = array_map( intval( ... ), array_filter( $moments, is_string( ... ) ) );
		return [] === $moments ? null : min( $moments );
	}

	/**
	 * How the queue stands.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function state(): QueueState {
		$open  = "FROM {$this->table()} WHERE status IN (%s, %s)";
		$dead  = $this->db->value( "SELECT COUNT(*) FROM {$this->table()} WHERE status = %s", self::DEAD );
		$error = $this->db->value( "SELECT last_error FROM {$this->table()} WHERE status IN (%s, %s, %s) AND last_error <> '' ORDER BY id DESC LIMIT 1", self::PENDING, self::CLAIMED, self::DEAD );
		return new QueueState(
			(int) $this->db->value( "SELECT COUNT(*) {$open}", self::PENDING, self::CLAIMED ),
			(int) $this->db->value( "SELECT COUNT(*) {$open} AND last_error <> ''", self::PENDING, self::CLAIMED ),
			(int) $dead,
			$this->next_due(),
			(string) $error
		);
	}

	/**
	 * How many jobs of a kind were given up, and why the last one was.
	 *
	 * @param string $kind The kind of their handler.
	 * @return array{dead: int, last_error: string}
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function given_up( string $kind ): array {
		$where = "FROM {$this->table()} WHERE status = %s AND kind = %s";
		return [
			'dead'       => (int) $this->db->value( "SELECT COUNT(*) {$where}", self::DEAD, $kind ),
			'last_error' => (string) $this->db->value( "SELECT last_error {$where} ORDER BY id DESC LIMIT 1", self::DEAD, $kind ),
		];
	}

	/**
	 * How far the work for some entries has come.
	 *
	 * @param list<int> $entry_ids Entries.
	 * @return array<int, Delivery> By entry; one without jobs is left out.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function deliveries( array $entry_ids ): array {
		if ( [] === $entry_ids ) {
			return [];
		}
		$marks  = implode( ', ', array_fill( 0, count( $entry_ids ), '%d' ) );
		$states = [];
		foreach ( $this->db->rows( "SELECT entry_id, status, last_error FROM {$this->table()} WHERE entry_id IN ({$marks})", ...$entry_ids ) as $row ) {
			$id            = (int) $row['entry_id'];
			$states[ $id ] = ( $states[ $id ] ?? Delivery::None )->and( self::delivery( $row ) );
		}
		return $states;
	}

	/**
	 * The jobs of an entry, oldest first.
	 *
	 * @param int $entry_id The entry.
	 * @phpstan-return list<JobHistory>
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function history( int $entry_id ): array {
		return array_map(
			static fn ( array $row ): array => [
				'id'           => (int) $row['id'],
				'kind'         => (string) $row['kind'],
				'state'        => self::delivery( $row ),
				'status'       => (string) $row['status'],
				'attempts'     => (int) $row['attempts'],
				'available_at' => (int) $row['available_at'],
				'last_error'   => (string) $row['last_error'],
				'sent_at'      => (string) $row['sent_at'],
			],
			$this->db->rows( "SELECT id, kind, status, attempts, available_at, last_error, sent_at FROM {$this->table()} WHERE entry_id = %d ORDER BY id", $entry_id )
		);
	}

	/**
	 * The last failure of an entry's jobs, in the mailer's words; empty when there is none.
	 *
	 * @param int $entry_id The entry.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function last_error( int $entry_id ): string {
		return (string) $this->db->value( "SELECT last_error FROM {$this->table()} WHERE entry_id = %d AND last_error <> '' ORDER BY id DESC LIMIT 1", $entry_id );
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
	 * @param array<string, string|null> $row   As it was before it was taken.
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
		return new ClaimedJob( (int) $row['id'], $token, (string) $row['kind'], $named, (int) $row['entry_id'], (int) $row['attempts'] + 1, $last );
	}

	/**
	 * The table's name on the current site.
	 */
	private function table(): string {
		return $this->db->table( 'outbox' );
	}
}
