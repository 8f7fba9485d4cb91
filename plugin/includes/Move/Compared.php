<?php
declare( strict_types=1 );

namespace Brolga\Move;

/**
 * A table there and here.
 */
final class Compared {

	/**
	 * @param string $table    Its name.
	 * @param int    $there    How many rows the old database has.
	 * @param int    $here     How many the new one has.
	 * @param string $checksum Of the old one's rows.
	 * @param bool   $same     Whether rows, indices and the next number are the same.
	 */
	public function __construct(
		public readonly string $table,
		public readonly int $there,
		public readonly int $here,
		public readonly string $checksum,
		public readonly bool $same
	) {}
}
