<?php
declare( strict_types=1 );

namespace Brolga\Core\Audit;

use Brolga\Core\Database\Table;

/** The table of the audit log, which records exports of personal data. */
final class AuditTable implements Table {

	public function name(): string {
		return 'audit';
	}

	public function columns(): string {
		return <<<'SQL'
			id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			at datetime NOT NULL,
			user_id bigint(20) unsigned NOT NULL DEFAULT 0,
			action varchar(32) NOT NULL,
			items bigint(20) unsigned NOT NULL DEFAULT 0,
			filter text NOT NULL,
			PRIMARY KEY  (id)
			SQL;
	}
}
