<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Results;

use Brolga\Core\Database\Table;

/**
 * The merged hourly counts, one row per test, so that a report costs the same however long a test
 * has run and however many visitors it has had.
 */
final class HistoryTable implements Table {

	public function name(): string {
		return 'experiment_history';
	}

	/** `until_hour` is the first hour not merged; `totals` is the part of `counts` for the list of tests. */
	public function columns(): string {
		return <<<'SQL'
			post_id bigint(20) unsigned NOT NULL,
			number smallint(5) unsigned NOT NULL,
			until_hour int(10) unsigned NOT NULL,
			counts mediumtext NOT NULL,
			totals text NOT NULL,
			PRIMARY KEY  (post_id,number)
			SQL;
	}
}
