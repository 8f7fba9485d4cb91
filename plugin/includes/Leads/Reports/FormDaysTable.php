<?php
declare( strict_types=1 );

namespace Brolga\Leads\Reports;

use Brolga\Core\Database\Table;

/**
 * The table of how many visitors began to fill in a form per day, spread over several rows so that
 * concurrent visitors do not wait for each other's row lock.
 */
final class FormDaysTable implements Table {

	public function name(): string {
		return 'form_days';
	}

	public function columns(): string {
		return <<<'SQL'
			form_uid varchar(64) NOT NULL,
			day date NOT NULL,
			slot tinyint(3) unsigned NOT NULL,
			begun int(10) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (form_uid,day,slot),
			KEY day (day)
			SQL;
	}
}
