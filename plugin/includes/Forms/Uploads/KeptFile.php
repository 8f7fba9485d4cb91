<?php
/**
 * A file that waits for its form to be sent again.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Forms\Uploads;

/**
 * What the page needs to know of a file in the holding place, so that the
 * visitor need not choose it again.
 */
final class KeptFile {

	/**
	 * Keeps the parts.
	 *
	 * @param string $token Names the file, signed.
	 * @param string $id    Its name with us.
	 * @param string $name  What the visitor called it.
	 * @param int    $size  In bytes.
	 */
	public function __construct(
		public readonly string $token,
		public readonly string $id,
		public readonly string $name,
		public readonly int $size
	) {}
}
