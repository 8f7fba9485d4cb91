<?php
declare( strict_types=1 );

namespace Brolga\Core\Database;

/**
 * The definition of a table, in the format that dbDelta() requires: one column per line, two
 * spaces after PRIMARY KEY. Each table is used by one repository. Times that people read are UTC
 * datetimes; times used in calculations are Unix timestamps.
 */
interface Table {

	public function name(): string;

	public function columns(): string;
}
