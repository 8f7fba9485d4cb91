<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

use Brolga\Core\Database\Table;

/**
 * Where a test’s visitors came from, as far as a report asks whether few carry
 * its result: one of 4,096 groups of networks, made by a keyed hash that differs
 * from test to test. Thousands of networks share a group, and nothing tells which
 * of them somebody was in.
 *
 * @see AB-114
 */
final class OriginsTable implements Table {

	/**
	 * The table’s name, without prefixes.
	 */
	public function name(): string {
		return 'experiment_origins';
	}

	public function columns(): string {
		return <<<'SQL'
			post_id bigint(20) unsigned NOT NULL,
			number smallint(5) unsigned NOT NULL,
			origin smallint(5) unsigned NOT NULL,
			variant smallint(5) unsigned NOT NULL,
			record tinyint(3) unsigned NOT NULL,
			count int(10) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (post_id,number,origin,variant,record)
			SQL;
	}
}
