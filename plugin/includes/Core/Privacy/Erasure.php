<?php
declare( strict_types=1 );

namespace Brolga\Core\Privacy;

/** The progress of erasing a person's data from one source. */
final class Erasure {

	/** @param list<string> $messages What the owner still has to do. */
	public function __construct(
		public readonly int $removed,
		public readonly bool $done = true,
		public readonly array $messages = []
	) {}
}
