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

	/** A column that the owner has to decide on. */
	public const UNDECIDED = '?';

	/**
	 * What a column can be, beside a field.
	 *
	 * @return array<string, string> Names for people, by target.
	 */
	public function targets(): array;

	/**
	 * Targets that several columns may have.
	 *
	 * @return list<string>
	 */
	public function shared(): array;

	/**
	 * What a column surely is, where its name says it in other words than a
	 * target's; null: nobody knows.
	 *
	 * @param string $head Its name.
	 */
	public function guess( string $head ): ?string;

	/**
	 * Whether a column that would be kept as a field may be more than that, so that
	 * the owner has to decide.
	 *
	 * @param string $head Its name.
	 * @param string $cell What stands in it in one row.
	 */
	public function is_doubtful( string $head, string $cell ): bool;

	/**
	 * The name of what a row needs, is not there, and can be made; empty: nothing.
	 *
	 * @param array<string, string> $values By target.
	 */
	public function missing( array $values ): string;

	/**
	 * What makes a row the same as another one of the file; empty: nothing does.
	 *
	 * @param array<string, string> $values By target.
	 * @param array<string, string> $fields Other columns, by their names.
	 */
	public function sameness( array $values, array $fields ): string;

	/**
	 * Stores a row. Runs in a transaction, perhaps twice.
	 *
	 * @param array<string, string> $values By target.
	 * @param array<string, string> $fields Other columns, by their names.
	 * @param array<string, string> $status Columns that say where it stands, by their names.
	 *
	 * @throws RowRefused           When it cannot be taken.
	 */
	public function take( array $values, array $fields, array $status ): Outcome;
}
