<?php
declare( strict_types=1 );

namespace Brolga\Forms\Uploads;

/**
 * What the page needs to know of a file in the holding place, so that the
 * visitor need not choose it again.
 */
final class KeptFile {

	public function __construct(
		public readonly string $token,
		public readonly string $id,
		public readonly string $name,
		public readonly int $size
	) {}
}
