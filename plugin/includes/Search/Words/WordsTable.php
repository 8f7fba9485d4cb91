<?php
declare( strict_types=1 );

namespace Brolga\Search\Words;

use Brolga\Core\Database\Table;

/**
 * What visitors' searches look through, folded: a row for each post. `modified`
 * is when the post was changed that it was read from; empty: it is to be read
 * again.
 *
 * @see SEARCH-400
 */
final class WordsTable implements Table {

	/**
	 * The table's name, without prefixes.
	 */
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
