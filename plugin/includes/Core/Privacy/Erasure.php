<?php
/**
 * What was erased.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Core\Privacy;

/**
 * How a source has come on with forgetting a person.
 */
final class Erasure {

	/**
	 * Keeps the parts.
	 *
	 * @param int          $removed  Rows that were removed or changed.
	 * @param bool         $done     Whether nothing is left.
	 * @param list<string> $messages What the owner still has to do.
	 */
	public function __construct(
		public readonly int $removed,
		public readonly bool $done = true,
		public readonly array $messages = []
	) {}
}
