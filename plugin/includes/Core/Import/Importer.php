<?php
declare( strict_types=1 );

namespace Brolga\Core\Import;

/**
 * Defines the possible targets of a file's columns, and stores rows. Storing the same row again
 * must change nothing, so that an interrupted import can simply be repeated.
 *
 * @see EXPORT-5
 */
interface Importer {

	/** The target of a column that is stored under its own name. */
	public const FIELD = 'field';

	/** The target of a column that is left out. */
	public const SKIP = '';

	/** The target of a column that the owner has to decide on. */
	public const UNDECIDED = '?';

	/** @return array<string, string> */
	public function targets(): array;

	/** @return list<string> The targets that several columns may have. */
	public function shared(): array;

	/** Recognises a column by a name other than the targets' names; null where uncertain. */
	public function guess( string $head ): ?string;

	/** Whether the owner has to decide on a column, because it may be more than an additional field. */
	public function is_doubtful( string $head, string $cell ): bool;

	/**
	 * Returns the name of something missing that the import can create, such as a list; or empty.
	 *
	 * @param array<string, string> $values
	 */
	public function missing( array $values ): string;

	/**
	 * Returns a key that is equal for rows that repeat each other; empty where rows never do.
	 *
	 * @param array<string, string> $values
	 * @param array<string, string> $fields
	 */
	public function sameness( array $values, array $fields ): string;

	/**
	 * Stores a row. Runs in a transaction, possibly twice.
	 *
	 * @param array<string, string> $values
	 * @param array<string, string> $fields
	 * @param array<string, string> $status
	 * @throws RowRefused When the row is invalid.
	 */
	public function take( array $values, array $fields, array $status ): RowOutcome;
}
