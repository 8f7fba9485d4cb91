<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

use Brolga\Core\Database\Table;

/**
 * How often each thing happened to each variant in an hour: never a row an
 * event, and nothing of who it was. Slots keep visitors of the same moment from
 * waiting for each other's row.
 *
 * @see AB-23
 */
final class CountsTable implements Table {

	/**
	 * The table's name, without prefixes.
	 */
	public function name(): string {
		return 'experiment_counts';
	}

	/**
	 * Columns and keys. `hour` is hours since 1970, in UTC; `value` is money in
	 * cents, where the record is an order.
	 */
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
