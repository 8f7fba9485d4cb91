<?php
declare( strict_types=1 );

namespace Brolga\Core\Database;

/**
 * What a table holds, in the form that dbDelta() reads: one column a line, two
 * spaces after PRIMARY KEY. It stands beside the repository that alone uses it.
 *
 * Times that people read are UTC date-times; times that are counted with are
 * seconds since 1970.
 */
interface Table {

	/**
	 * Its name, without prefixes.
	 */
	public function name(): string;

	/**
	 * Columns and keys, as they stand between the brackets of CREATE TABLE.
	 */
	public function columns(): string;
}
