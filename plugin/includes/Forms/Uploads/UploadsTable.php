<?php
declare( strict_types=1 );

namespace Brolga\Forms\Uploads;

use Brolga\Core\Database\Table;

/** The table of visitors' files. Files of lead 0 wait for their form to be sent again. */
final class UploadsTable implements Table {

	public function name(): string {
		return 'uploads';
	}

	public function columns(): string {
		return <<<'SQL'
			id char(32) NOT NULL,
			entry_id bigint(20) unsigned NOT NULL DEFAULT 0,
			name varchar(200) NOT NULL,
			type varchar(100) NOT NULL,
			size bigint(20) unsigned NOT NULL,
			sha256 char(64) NOT NULL,
			created_at datetime NOT NULL,
			PRIMARY KEY  (id),
			KEY entry_created (entry_id,created_at)
			SQL;
	}
}
