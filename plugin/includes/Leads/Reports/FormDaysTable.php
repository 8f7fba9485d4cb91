<?php
declare( strict_types=1 );

namespace Brolga\Leads\Reports;

use Brolga\Core\Database\Table;

/**
 * How many visitors began to fill a form in: a number a day, spread over some
 * slots so that they do not wait for each other.
 */
final class FormDaysTable implements Table {

	/**
	 * The table's name, without prefixes.
	 */
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
