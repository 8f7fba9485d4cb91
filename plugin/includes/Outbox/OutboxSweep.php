<?php
declare( strict_types=1 );

namespace Brolga\Outbox;

use Brolga\Core\Jobs\SubjectNames;
use Brolga\Core\Support\All;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\CronTask;

/**
 * Forgets jobs that were done, and failed ones whose subject is gone: they name
 * addresses, and nobody would send them again. Thousands of readers leave as
 * many rows behind, mailing after mailing.
 *
 * @see NEWS-26 PRIV-8
 */
final class OutboxSweep implements CronTask {

	/** Days that the queue remembers a job that is shown with nothing. */
	private const SENT_DAYS = 30;

	/** Rows a statement, and statements a run. */
	public const BATCH    = 500;
	private const BATCHES = 20;

	/**
	 * @param list<SubjectNames>  $subjects Know what jobs are about.
	 */
	public function __construct(
		private readonly OutboxRepository $jobs,
		private readonly FailedJobRepository $failed,
		#[All( SubjectNames::class )] private readonly array $subjects,
		private readonly Clock $clock
	) {}

	public function run_task(): void {
		$before = $this->clock->now()->modify( '-' . self::SENT_DAYS . ' days' )->getTimestamp();
		$kept   = array_map(
			static fn ( SubjectNames $names ): string => $names->kind(),
			array_values(
				array_filter( $this->subjects, static fn ( SubjectNames $names ): bool => $names->keeps_history() )
			)
		);
		for ( $batch = 0; $batch < self::BATCHES
			&& self::BATCH === $this->jobs->forget_sent( $before, $kept, self::BATCH ); $batch++ ) {
			continue;
		}
		$after = 0;
		for ( $batch = 0; $batch < self::BATCHES && null !== $after; $batch++ ) {
			$after = $this->forget_orphans( $after );
		}
	}

	/**
	 * Forgets failed jobs whose subject is gone.
	 *
	 * @param int $after The last one that was looked at.
	 * @return int|null Where to go on; null: that was all.
	 */
	private function forget_orphans( int $after ): ?int {
		$jobs    = $this->failed->with_subject( $after, self::BATCH );
		$orphans = [];
		foreach ( $this->subjects as $names ) {
			if ( $names->keeps_history() ) {
				// Its jobs go with it.
				continue;
			}
			$about = [];
			foreach ( $jobs as $job ) {
				$about[ $job->id ] = $job->subject?->number( $names->kind() ) ?? 0;
			}
			$about   = array_filter( $about, static fn ( int $id ): bool => $id > 0 );
			$there   = $names->names( array_values( array_unique( $about ) ) );
			$orphans = [
				...$orphans,
				...array_keys( array_filter( $about, static fn ( int $id ): bool => ! isset( $there[ $id ] ) ) ),
			];
		}
		$this->failed->forget( $orphans );
		return count( $jobs ) < self::BATCH ? null : $jobs[ self::BATCH - 1 ]->id;
	}
}
