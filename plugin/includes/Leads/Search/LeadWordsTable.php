<?php
declare( strict_types=1 );

namespace Brolga\Leads\Search;

use Brolga\Core\Database\Table;

/** The table of words in leads. In its primary key, words with the same prefix are adjacent. */
final class LeadWordsTable implements Table {

	public function name(): string {
		return 'entry_words';
	}

	public function columns(): string {
		return <<<'SQL'
			word varchar(64) COLLATE utf8mb4_bin NOT NULL,
			created_at datetime NOT NULL,
			entry_id bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (word,created_at,entry_id)
			SQL;
	}
}
