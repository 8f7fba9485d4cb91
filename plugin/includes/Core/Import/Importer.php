<?php
declare( strict_types=1 );

namespace Brolga\Core\Import;


/**
 * Knows what the columns of a file can mean, and stores a row. Storing the same
 * row again changes nothing: an import that was cut off is simply run once more.
 *
 * @see EXPORT-5
 */
interface Importer {

	/** A column that is kept under its own name. */
	public const FIELD = 'field';

	/** A column that is left out. */
	public const SKIP = '';

	/**
	 * What a column can be, beside a field.
	 *
	 * @return array<string, string> Names for people, by target.
	 */
	public function targets(): array;

	/**
	 * Stores a row. Runs in a transaction, perhaps twice.
	 *
	 * @param array<string, string> $values By target.
	 * @param array<string, string> $fields Other columns, by their names.
	 * @return bool Whether it is new; false when it was there already.
	 *
	 * @throws RowRefused         When it cannot be taken.
	 */
	public function take( array $values, array $fields ): bool;
}
