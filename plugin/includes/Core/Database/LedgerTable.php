<?php
declare( strict_types=1 );

namespace Brolga\Core\Database;

/** The table of LedgerRepository. */
final class LedgerTable implements Table {

	public function name(): string {
		return 'ledger';
	}

	public function columns(): string {
		return <<<'SQL'
			name varchar(96) NOT NULL,
			value bigint(20) NOT NULL DEFAULT 0,
			expires bigint(20) NOT NULL,
			PRIMARY KEY  (name),
			KEY expires (expires)
			SQL;
	}
}
