<?php
declare( strict_types=1 );

namespace Brolga\Outbox;

use Brolga\Core\Jobs\SubjectNames;
use Brolga\Core\Support\All;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\CronTask;

/**
 * Deletes done jobs, and failed jobs whose subject no longer exists: they contain addresses, and
 * nobody would resend them. Each mailing to thousands of subscribers leaves as many rows.
 *
 * @see NEWS-26 PRIV-8
 */
final class OutboxSweep implements CronTask {

	/** Days for which done jobs are kept, unless a lead or another record shows their history. */
	private const SENT_DAYS = 30;

	public const BATCH    = 500;
	private const BATCHES = 20;

	/** @param list<SubjectNames> $subjects */
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
	 * Deletes failed jobs whose subject no longer exists, one batch at a time. Returns the id to
	 * continue after; null when finished.
	 */
	private function forget_orphans( int $after ): ?int {
		$jobs    = $this->failed->with_subject( $after, self::BATCH );
		$orphans = [];
		foreach ( $this->subjects as $names ) {
			if ( $names->keeps_history() ) {
				// The subject's history is deleted together with it.
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
