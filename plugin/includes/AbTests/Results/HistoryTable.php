<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Results;

use Brolga\Core\Database\Table;

/**
 * What the hourly counters come to, a row a test: reports cost the same however
 * long a test has run and however many visitors it had.
 */
final class HistoryTable implements Table {

	/**
	 * The table's name, without prefixes.
	 */
	public function name(): string {
		return 'experiment_history';
	}

	/**
	 * Columns and keys. `until_hour` is the first hour that is not in it; `totals` is
	 * what the list of tests needs of `counts`.
	 */
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
