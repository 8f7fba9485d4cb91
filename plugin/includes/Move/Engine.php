<?php
declare( strict_types=1 );

namespace Brolga\Move;

/**
 * A database that a site is read from or written to. What differs between the
 * engines is here; what both understand is asked in MySQL's words, which the
 * drop-in for SQLite understands, too.
 */
interface Engine {

	/**
	 * The site's tables.
	 *
	 * @return list<string>
	 */
	public function tables(): array;

	/**
	 * Asks something in MySQL's words.
	 *
	 * @param string $sql Whole: values are in it, quoted.
	 * @return list<array<string, string|null>> Rows by column.
	 */
	public function ask( string $sql ): array;

	/**
	 * A value as it stands in a statement that ask() understands.
	 *
	 * @param string|null $value A text.
	 */
	public function quoted( ?string $value ): string;

	/**
	 * The statement that makes one of its tables.
	 */
	public function definition( string $table ): string;

	/**
	 * A statement that makes a table, as this engine can carry it out.
	 *
	 * @param string $definition The definition that another engine gave.
	 */
	public function understood( string $definition ): string;

	/**
	 * Rows of a table, in an order in which it can be gone on from any of them.
	 *
	 * @param string|null $after The position of the row before; null: from the start.
	 * @param int         $limit How many at most.
	 * @return iterable<string, list<string|null>> Values in their normal form, by the row's position.
	 */
	public function rows( Table $table, ?string $after, int $limit ): iterable;

	/**
	 * Adds rows.
	 *
	 * @param list<list<string|null>> $rows Values in their normal form.
	 */
	public function add( Table $table, array $rows ): void;

	/**
	 * Does work that is stored as a whole or not at all.
	 *
	 * @param callable(): void $work What to do.
	 */
	public function together( callable $work ): void;
}
