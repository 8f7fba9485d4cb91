<?php
declare( strict_types=1 );

namespace Brolga\Core\Database;

use Brolga\Core\Support\CronTask;

/**
 * Removes marks, locks and counts that have expired.
 */
final class LedgerSweep implements CronTask {

	/** Statements that one run makes at most: events of tests leave a mark each. */
	private const SWEEPS = 200;

	public function __construct( private readonly LedgerRepository $ledger ) {}

	public function run_task(): void {
		for ( $run = 0; $run < self::SWEEPS && $this->ledger->sweep() > 0; $run++ ) {
			continue;
		}
	}
}
