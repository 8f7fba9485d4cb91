<?php
declare( strict_types=1 );

namespace Brolga\Core\Metrics;

use Brolga\Core\Database\Table;

/**
 * Totals of what happened. Slots keep web nodes of the same moment from waiting
 * for each other's row.
 */
final class CountersTable implements Table {

	/**
	 * The table's name, without prefixes.
	 */
	public function name(): string {
		return 'counters';
	}

	public function columns(): string {
		return <<<'SQL'
			name varchar(120) NOT NULL,
			slot tinyint(3) unsigned NOT NULL,
			value bigint(20) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (name,slot)
			SQL;
	}
}
