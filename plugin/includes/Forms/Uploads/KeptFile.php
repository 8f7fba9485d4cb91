<?php
declare( strict_types=1 );

namespace Brolga\Forms\Uploads;

/** What a page shows of a file in the holding area, so that it need not be chosen again. */
final class KeptFile {

	public function __construct(
		public readonly string $token,
		public readonly string $id,
		public readonly string $name,
		public readonly int $size
	) {}
}
