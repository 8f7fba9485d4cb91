<?php
declare( strict_types=1 );

namespace Brolga\Forms\Uploads;

use Brolga\Core\Support\Clock;
use Brolga\Core\Support\CronTask;

/**
 * Every hour, removes files that have been in the holding area too long, files whose lead no
 * longer exists, and files without a row, which a process that was killed leaves behind.
 *
 * @see UPLOAD-3 UPLOAD-8
 */
final class UploadsSweep implements CronTask {

	public const BATCH = 200;

	/** Age in seconds after which a file without a row is removed: longer than any request takes. */
	public const ORPHAN_AGE = 86400;

	/** Seconds for which a held file outlives its token. */
	private const GRACE = 600;

	public function __construct(
		private readonly UploadRepository $table,
		private readonly FileStore $store,
		private readonly FileOwners $owners,
		private readonly Clock $clock
	) {}

	public function run_task(): void {
		$before = $this->clock->now()->modify( '-' . ( KeptFiles::TTL + self::GRACE ) . ' seconds' );
		foreach ( $this->table->held( $before, self::BATCH ) as $upload ) {
			if ( $this->table->drop_held( $upload->id ) ) {
				$this->store->remove( [ $upload->id ] );
			}
		}
		$this->forget_lost();
		// One of 16 shards an hour, so that each file is checked once in 16 hours.
		$now    = $this->clock->timestamp();
		$shard  = UploadFolder::SHARDS[ intdiv( $now, 3600 ) % strlen( UploadFolder::SHARDS ) ];
		$stored = $this->store->older( $shard, $now - self::ORPHAN_AGE );
		$this->store->remove(
			array_slice( array_values( array_diff( $stored, $this->table->known( $stored ) ) ), 0, self::BATCH )
		);
	}

	/**
	 * Removes the files of leads that no longer exist. Usually they are removed together; only a
	 * request that was killed in between leaves some.
	 */
	private function forget_lost(): void {
		$after = 0;
		do {
			$ids = $this->table->leads( $after, self::BATCH );
			foreach ( array_diff( $ids, $this->owners->present( $ids ) ) as $lead_id ) {
				$this->store->remove( $this->table->drop_of_lead( $lead_id ) );
			}
			$after = [] === $ids ? 0 : max( $ids );
		} while ( self::BATCH === count( $ids ) );
	}
}
