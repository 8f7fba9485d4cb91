<?php
declare( strict_types=1 );

namespace Brolga\Outbox;

use Brolga\Core\Database\Connection;
use Brolga\Core\Jobs\Subject;
use Brolga\Core\Support\Clock;

/**
 * Reads failed jobs, and puts single ones back into the queue. OutboxRepository does that for all
 * failed jobs, or for those of one lead.
 *
 * @see OUTBOX-9 OUTBOX-22
 */
final class FailedJobRepository {

	private const COLUMNS = 'id, kind, attempts, last_error, available_at, subject';

	public function __construct(
		private readonly Connection $db,
		private readonly Clock $clock
	) {}

	/** @return list<FailedJob> */
	public function newest( int $limit ): array {
		return array_map(
			FailedJob::from_row( ... ),
			$this->db->rows(
				'SELECT '
					. self::COLUMNS
					. " FROM {$this->table()} WHERE status = %s ORDER BY available_at DESC, id DESC LIMIT %d",
				OutboxRepository::DEAD,
				$limit
			)
		);
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, non-empty-list<FailedJob>>
	 */
	public function about( string $kind, array $ids ): array {
		if ( [] === $ids ) {
			return [];
		}
		$marks = implode( ', ', array_fill( 0, count( $ids ), '%s' ) );
		$jobs  = [];
		foreach ( $this->db->rows(
			'SELECT '
				. self::COLUMNS
				. " FROM {$this->table()} WHERE subject IN ({$marks}) AND status = %s ORDER BY id",
			...[
				...array_map( static fn ( int $id ): string => ( new Subject( $kind, $id ) )->format(), $ids ),
				OutboxRepository::DEAD,
			]
		) as $row ) {
			$job                              = FailedJob::from_row( $row );
			$jobs[ $job->subject->id ?? 0 ][] = $job;
		}
		return $jobs;
	}

	/** @return list<FailedJob> */
	public function with_subject( int $after, int $limit ): array {
		return array_map(
			FailedJob::from_row( ... ),
			$this->db->rows(
				'SELECT '
					. self::COLUMNS
					. " FROM {$this->table()} WHERE status = %s AND subject <> '' AND id > %d ORDER BY id LIMIT %d",
				OutboxRepository::DEAD,
				$after,
				$limit
			)
		);
	}

	/** Queues a failed job again. Returns true to exactly one of several concurrent callers. */
	public function revive( int $id, ?Subject $subject = null ): bool {
		[ $where, $values ] = self::where( $id, $subject );
		return 1 === $this->db->execute(
			"UPDATE {$this->table()} SET status = %s, attempts = 0, available_at = %d WHERE {$where} AND status = %s",
			...[ OutboxRepository::PENDING, $this->clock->timestamp(), ...$values, OutboxRepository::DEAD ]
		);
	}

	public function is_there( int $id, ?Subject $subject = null ): bool {
		[ $where, $values ] = self::where( $id, $subject );
		return null !== $this->db->value( "SELECT id FROM {$this->table()} WHERE {$where}", ...$values );
	}

	/**
	 * Deletes failed jobs, except those put back into the queue meanwhile.
	 *
	 * @param list<int> $ids
	 */
	public function forget( array $ids ): int {
		$marks = implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
		return [] === $ids
			? 0
			: $this->db->execute(
				"DELETE FROM {$this->table()} WHERE status = %s AND id IN ({$marks})",
				OutboxRepository::DEAD,
				...$ids
			);
	}

	/** @return array{string, list<int|string>} */
	private static function where( int $id, ?Subject $subject ): array {
		return null === $subject ? [ 'id = %d', [ $id ] ] : [ 'id = %d AND subject = %s', [ $id, $subject->format() ] ];
	}

	private function table(): string {
		return $this->db->table( 'outbox' );
	}
}
