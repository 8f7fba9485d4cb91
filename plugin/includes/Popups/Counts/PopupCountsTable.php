<?php
declare( strict_types=1 );

namespace Brolga\Popups\Counts;

use Brolga\Core\Database\Table;

/**
 * How often a popup was shown, and how often it brought what it is for, a day:
 * never a row a visitor, and nothing of who it was. Slots keep visitors of the
 * same moment from waiting for each other's row.
 *
 * @see POPUP-39
 */
final class PopupCountsTable implements Table {

	/**
	 * The table's name, without prefixes.
	 */
	public function name(): string {
		return 'popup_counts';
	}

	/**
	 * Columns and keys. A day begins and ends on the site's clock.
	 */
	public function columns(): string {
		return <<<'SQL'
			popup_id bigint(20) unsigned NOT NULL,
			day date NOT NULL,
			record tinyint(3) unsigned NOT NULL,
			slot tinyint(3) unsigned NOT NULL,
			count int(10) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (popup_id,day,record,slot)
			SQL;
	}
}
