<?php
declare( strict_types=1 );

namespace Brolga\Search;

use Brolga\Core\Database\Table;

/**
 * The table of searches without results, by keyed hash. `words` is empty until enough visitors
 * have made the search; until then the ledger stores keyed hashes of the visitors.
 *
 * @see SEARCH-16
 */
final class MissedSearchesTable implements Table {

	public function name(): string {
		return 'missed_searches';
	}

	public function columns(): string {
		return <<<'SQL'
			search_hash char(64) NOT NULL,
			words varchar(60) NOT NULL DEFAULT '',
			times int(10) unsigned NOT NULL DEFAULT 0,
			visitors int(10) unsigned NOT NULL DEFAULT 0,
			last_at bigint(20) NOT NULL,
			PRIMARY KEY  (search_hash),
			KEY last_at (last_at)
			SQL;
	}
}
