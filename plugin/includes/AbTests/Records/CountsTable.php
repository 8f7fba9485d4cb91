<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

use Brolga\Core\Database\Table;

/**
 * The counters per test, variant and hour. There are no rows for single events or visitors. Each
 * counter is spread over several slots, so that concurrent requests do not wait for the same row.
 *
 * @see AB-23
 */
final class CountsTable implements Table {

	public function name(): string {
		return 'experiment_counts';
	}

	/** `hour` is the number of hours since 1970 in UTC. `value` is the sum of orders in cents. */
	public function columns(): string {
		return <<<'SQL'
			post_id bigint(20) unsigned NOT NULL,
			number smallint(5) unsigned NOT NULL,
			hour int(10) unsigned NOT NULL,
			variant smallint(5) unsigned NOT NULL,
			record tinyint(3) unsigned NOT NULL,
			device tinyint(3) unsigned NOT NULL,
			source tinyint(3) unsigned NOT NULL,
			slot tinyint(3) unsigned NOT NULL,
			count int(10) unsigned NOT NULL DEFAULT 0,
			value bigint(20) NOT NULL DEFAULT 0,
			PRIMARY KEY  (post_id,number,hour,variant,record,device,source,slot)
			SQL;
	}
}
