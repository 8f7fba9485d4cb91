<?php
declare( strict_types=1 );

namespace Brolga\Search;

use Brolga\Core\Database\Table;

/**
 * Searches that found nothing, by their keyed hashes. `words` is empty until
 * enough visitors have made the search; who they were, the ledger remembers
 * until then, by names that nobody can turn back.
 *
 * @see SEARCH-16
 */
final class MissedSearchesTable implements Table {

	/**
	 * The table's name, without prefixes.
	 */
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
