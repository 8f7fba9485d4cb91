<?php
declare( strict_types=1 );

namespace Brolga\Popups\Counts;

use Brolga\Core\Database\Table;

/**
 * The table of how often popups were shown and converted per day, without any data about visitors.
 * Counts are spread over slots, so that concurrent visitors do not wait for one row's lock.
 *
 * @see POPUP-39
 */
final class PopupCountsTable implements Table {

	public function name(): string {
		return 'popup_counts';
	}

	/** Days are in the site's time zone. */
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
