<?php
declare( strict_types=1 );

namespace Brolga\Outbox;

use Brolga\Core\Database\Connection;
use Brolga\Core\Jobs\Subject;
use Brolga\Core\Support\Clock;

/**
 * Reads failed jobs and puts single ones back into the queue. All of them at
 * once, and those of an enquiry, are OutboxRepository's.
 *
 * @see OUTBOX-9 OUTBOX-22
 */
final class FailedJobRepository {

	/** What a FailedJob is made of. */
	private const COLUMNS = 'id, kind, attempts, last_error, available_at, subject';

	public function __construct(
		private readonly Connection $db,
		private readonly Clock $clock
	) {}

	/**
	 * The last ones that were given up.
	 *
	 * @param int $limit How many.
	 * @return list<FailedJob>
	 */
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
	 * Those about some subjects.
	 *
	 * @param string    $kind Their kind.
	 * @param list<int> $ids  Their numbers.
	 * @return array<int, non-empty-list<FailedJob>> By number, oldest first; one without any is left out.
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

	/**
	 * Those about something, in the order of their numbers.
	 *
	 * @param int $after The last one that was seen.
	 * @param int $limit How many.
	 * @return list<FailedJob>
	 */
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

	/**
	 * Puts one back to the start of the queue. True for exactly one caller.
	 *
	 * @param int          $id      The job.
	 * @param Subject|null $subject What it must be about; null: anything or nothing.
	 */
	public function revive( int $id, ?Subject $subject = null ): bool {
		[ $where, $values ] = self::where( $id, $subject );
		return 1 === $this->db->execute(
			"UPDATE {$this->table()} SET status = %s, attempts = 0, available_at = %d WHERE {$where} AND status = %s",
			...[ OutboxRepository::PENDING, $this->clock->timestamp(), ...$values, OutboxRepository::DEAD ]
		);
	}

	/**
	 * Whether there is such a job, failed or not.
	 *
	 * @param int          $id      The job.
	 * @param Subject|null $subject What it must be about; null: anything or nothing.
	 */
	public function is_there( int $id, ?Subject $subject = null ): bool {
		[ $where, $values ] = self::where( $id, $subject );
		return null !== $this->db->value( "SELECT id FROM {$this->table()} WHERE {$where}", ...$values );
	}

	/**
	 * Forgets some, unless they were put back meanwhile.
	 *
	 * @param list<int> $ids The jobs.
	 * @return int How many were forgotten.
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

	/**
	 * The condition of one job.
	 *
	 * @param int          $id      The job.
	 * @param Subject|null $subject What it must be about; null: anything or nothing.
	 * @return array{string, list<int|string>} SQL and its values.
	 */
	private static function where( int $id, ?Subject $subject ): array {
		return null === $subject ? [ 'id = %d', [ $id ] ] : [ 'id = %d AND subject = %s', [ $id, $subject->format() ] ];
	}

	/**
	 * The table's name on the current site.
	 */
	private function table(): string {
		return $this->db->table( 'outbox' );
	}
}
