<?php
declare( strict_types=1 );

namespace Brolga\Search\Words;

use Brolga\Core\Database\Table;

/**
 * Table of the folded text that visitors' searches compare, one row per post. `modified` is the post's
 * modification date when it was read; an empty value means that the post must be read again.
 *
 * @see SEARCH-400
 */
final class WordsTable implements Table {

	public function name(): string {
		return 'words';
	}

	public function columns(): string {
		return <<<'SQL'
			post_id bigint(20) unsigned NOT NULL,
			modified varchar(19) NOT NULL DEFAULT '',
			title text COLLATE utf8mb4_bin NOT NULL,
			excerpt mediumtext COLLATE utf8mb4_bin NOT NULL,
			words longtext COLLATE utf8mb4_bin NOT NULL,
			PRIMARY KEY  (post_id)
			SQL;
	}
}
