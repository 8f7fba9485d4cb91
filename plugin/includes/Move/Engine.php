<?php
declare( strict_types=1 );

namespace Brolga\Move;

/**
 * A database that a site is copied from or to. Its methods cover what differs between MySQL and
 * SQLite; everything else is a query in MySQL's dialect, which the SQLite drop-in understands too.
 */
interface Engine {

	/** @return list<string> */
	public function tables(): array;

	/**
	 * Runs a query in MySQL's dialect, with quoted values in it.
	 *
	 * @return list<array<string, string|null>>
	 */
	public function ask( string $sql ): array;

	public function quoted( ?string $value ): string;

	public function definition( string $table ): string;

	/** Adapts another engine's CREATE TABLE statement to this engine. */
	public function understood( string $definition ): string;

	/**
	 * Yields rows in a stable order, so that reading can resume after any of them.
	 *
	 * @param string|null $after The position of the last row already read; null to start at the beginning.
	 * @return iterable<string, list<string|null>> Values as Column::normal() returns them, by the row's position.
	 */
	public function rows( MovedTable $table, ?string $after, int $limit ): iterable;

	/** @param list<list<string|null>> $rows */
	public function add( MovedTable $table, array $rows ): void;

	/** @param callable(): void $work */
	public function together( callable $work ): void;
}
