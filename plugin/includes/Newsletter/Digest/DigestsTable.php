<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Digest;

use Brolga\Core\Database\Table;

/**
 * The table of digests. `until_at` is the time up to which a digest covers posts; `reached` is the
 * id of the last subscriber whose mail is queued.
 */
final class DigestsTable implements Table {

	public function name(): string {
		return 'digests';
	}

	public function columns(): string {
		return <<<'SQL'
			id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			list_id varchar(64) NOT NULL,
			until_at bigint(20) NOT NULL,
			posts text NOT NULL,
			reached bigint(20) unsigned NOT NULL DEFAULT 0,
			mails bigint(20) unsigned NOT NULL DEFAULT 0,
			touched_at bigint(20) NOT NULL,
			created_at datetime NOT NULL,
			done_at datetime DEFAULT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY list_until (list_id,until_at),
			KEY done_at (done_at)
			SQL;
	}
}
