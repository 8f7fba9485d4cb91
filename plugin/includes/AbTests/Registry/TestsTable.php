<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

use Brolga\Core\Database\Table;

/**
 * Current and past tests, with the settings last saved in their blocks, so that posts need not be
 * parsed to find out whether a test is running.
 */
final class TestsTable implements Table {

	public function name(): string {
		return 'experiments';
	}

	public function columns(): string {
		return <<<'SQL'
			post_id bigint(20) unsigned NOT NULL,
			number smallint(5) unsigned NOT NULL,
			name varchar(200) NOT NULL DEFAULT '',
			goal varchar(32) NOT NULL,
			variants text NOT NULL,
			target text NOT NULL,
			status varchar(16) NOT NULL,
			is_live tinyint(1) NOT NULL DEFAULT 0,
			started_at bigint(20) DEFAULT NULL,
			stopped_at bigint(20) DEFAULT NULL,
			winner smallint(5) unsigned DEFAULT NULL,
			notice varchar(64) NOT NULL DEFAULT '',
			left_out varchar(400) NOT NULL DEFAULT '',
			PRIMARY KEY  (post_id,number)
			SQL;
	}
}
