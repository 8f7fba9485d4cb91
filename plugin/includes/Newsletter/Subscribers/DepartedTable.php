<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Subscribers;

use Brolga\Core\Database\Table;

/**
 * Who had left a list before they were deleted: no address, only a keyed hash of
 * list and address, from which nobody can tell who it was.
 */
final class DepartedTable implements Table {

	/**
	 * The table's name, without prefixes.
	 */
	public function name(): string {
		return 'departed';
	}

	public function columns(): string {
		return <<<'SQL'
			hash char(64) NOT NULL,
			left_at datetime NOT NULL,
			PRIMARY KEY  (hash)
			SQL;
	}
}
