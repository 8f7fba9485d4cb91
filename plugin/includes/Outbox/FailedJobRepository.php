<?php
/**
 * What was given up, in the queue's table.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Outbox;

use Brolga\Core\Clock;
use Brolga\Core\Database\Connection;
use Brolga\Core\Database\StorageUnavailable;

/**
 * Reads dead letters and puts single ones back into the queue. All of them at
 * once, and those of an enquiry, are OutboxRepository's.
 *
 * @see OUTBOX-9 OUTBOX-22
 */
final class FailedJobRepository {

	/**
	 * Keeps its helpers.
	 *
	 * @param Connection $db    The database.
	 * @param Clock      $clock Decides when they are due again.
	 */
	public function __construct(
		private readonly Connection $db,
		private readonly Clock $clock
	) {}

	/**
	 * The last ones that were given up, with who they are about.
	 *
	 * @param int $limit How many.
	 * @return list<FailedJob>
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function newest( int $limit ): array {
		return array_map(
			FailedJob::from_row( ... ),
			$this->db->rows(
				"SELECT jobs.id, jobs.kind, jobs.attempts, jobs.last_error, jobs.available_at, jobs.entry_id, jobs.subscriber_id, people.email AS subscriber, entries.email AS sender FROM {$this->table()} jobs LEFT JOIN {$this->db->table( 'subscribers' )} people ON people.id = jobs.subscriber_id LEFT JOIN {$this->db->table( 'entries' )} entries ON entries.id = jobs.entry_id WHERE jobs.status = %s ORDER BY jobs.available_at DESC, jobs.id DESC LIMIT %d",
				OutboxRepository::DEAD,
				$limit
			)
		);
	}

	/**
	 * Those about some subscribers.
	 *
	 * @param list<int> $subscriber_ids Their numbers.
	 * @return array<int, non-empty-list<FailedJob>> By subscriber, oldest first; one without any is left out.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function of_subscribers( array $subscriber_ids ): array {
		if ( [] === $subscriber_ids ) {
			return [];
		}
		$marks   = implode( ', ', array_fill( 0, count( $subscriber_ids ), '%d' ) );
		$letters = [];
		foreach ( $this->db->rows( "SELECT id, kind, attempts, last_error, available_at, entry_id, subscriber_id FROM {$this->table()} WHERE subscriber_id IN ({$marks}) AND status = %s ORDER BY id", ...[ ...$subscriber_ids, OutboxRepository::DEAD ] ) as $row ) {
			$letter                              = FailedJob::from_row( $row );
			$letters[ $letter->subscriber_id ][] = $letter;
		}
		return $letters;
	}

	/**
	 * Puts one back to the start of the queue. True for exactly one caller.
	 *
	 * @param int      $id            The job.
	 * @param int|null $subscriber_id The subscriber it must be about; null: any or none.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function revive( int $id, ?int $subscriber_id = null ): bool {
		[ $where, $values ] = self::where( $id, $subscriber_id );
		return 1 === $this->db->execute( "UPDATE {$this->table()} SET status = %s, attempts = 0, available_at = %d WHERE {$where} AND status = %s", ...[ OutboxRepository::PENDING, $this->clock->timestamp(), ...$values, OutboxRepository::DEAD ] );
	}

	/**
	 * Whether there is such a job, dead or not.
	 *
	 * @param int      $id            The job.
	 * @param int|null $subscriber_id The subscriber it must be about; null: any or none.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function is_there( int $id, ?int $subscriber_id = null ): bool {
		[ $where, $values ] = self::where( $id, $subscriber_id );
		return null !== $this->db->value( "SELECT id FROM {$this->table()} WHERE {$where}", ...$values );
	}

	/**
	 * Forgets those about subscribers that are gone: they name addresses, and
	 * nobody would send them again.
	 *
	 * @param int $limit How many at most, so that no statement runs long.
	 * @return int How many were forgotten.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 *
	 * @see NEWS-26
	 */
	public function forget_orphans( int $limit ): int {
		return $this->db->execute( "DELETE FROM {$this->table()} WHERE status = %s AND subscriber_id > 0 AND subscriber_id NOT IN ( SELECT id FROM {$this->db->table( 'subscribers' )} ) ORDER BY id LIMIT %d", OutboxRepository::DEAD, $limit );
	}

	/**
	 * The condition of one job.
	 *
	 * @param int      $id            The job.
	 * @param int|null $subscriber_id The subscriber it must be about; null: any or none.
	 * @return array{string, list<int>} SQL and its values.
	 */
	private static function where( int $id, ?int $subscriber_id ): array {
		return null === $subscriber_id ? [ 'id = %d', [ $id ] ] : [ 'id = %d AND subscriber_id = %d', [ $id, $subscriber_id ] ];
	}

	/**
	 * The table's name on the current site.
	 */
	private function table(): string {
		return $this->db->table( 'outbox' );
	}
}
