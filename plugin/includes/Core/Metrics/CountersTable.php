<?php
declare( strict_types=1 );

namespace Brolga\Core\Metrics;

use Brolga\Core\Database\Table;

/**
 * The table of totals. Each total is spread over several slots, so that concurrent requests rarely
 * wait for the same row.
 */
final class CountersTable implements Table {

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
