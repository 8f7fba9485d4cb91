<?php
declare( strict_types=1 );

namespace Brolga\Move;

/** The result of comparing a table in the old and the new database. */
final class Compared {

	/** @param bool $same Whether rows, indexes and the next AUTO_INCREMENT value are the same. */
	public function __construct(
		public readonly string $table,
		public readonly int $there,
		public readonly int $here,
		public readonly string $checksum,
		public readonly bool $same
	) {}
}
