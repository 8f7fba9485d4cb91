<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Subscribers;

use Brolga\Core\Database\Table;

/**
 * The table of people who had left a list before they were deleted. It contains only a keyed hash
 * of list and address, from which nobody can be identified.
 */
final class UnsubscribedTable implements Table {

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
