<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

use Brolga\Core\Database\Table;

/**
 * Visitors and conversions by one of 4,096 groups of networks, to detect results that depend on
 * few visitors. The group comes from a keyed hash that differs between tests. Thousands of
 * networks share a group, so it does not reveal a visitor's network.
 *
 * @see AB-114
 */
final class OriginsTable implements Table {

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
