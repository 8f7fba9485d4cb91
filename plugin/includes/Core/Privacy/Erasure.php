<?php
declare( strict_types=1 );

namespace Brolga\Core\Privacy;

/**
 * How a source has come on with forgetting a person.
 */
final class Erasure {

	/**
	 * @param list<string> $messages What the owner still has to do.
	 */
	public function __construct(
		public readonly int $removed,
		public readonly bool $done = true,
		public readonly array $messages = []
	) {}
}
