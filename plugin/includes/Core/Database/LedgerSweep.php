<?php
declare( strict_types=1 );

namespace Brolga\Core\Database;

use Brolga\Core\Support\CronTask;

/** Cron task that deletes expired rows of the ledger. */
final class LedgerSweep implements CronTask {

	/** The most statements per run; busy A/B tests add a row for every event. */
	private const SWEEPS = 200;

	public function __construct( private readonly LedgerRepository $ledger ) {}

	public function run_task(): void {
		for ( $run = 0; $run < self::SWEEPS && $this->ledger->sweep() > 0; $run++ ) {
			continue;
		}
	}
}
