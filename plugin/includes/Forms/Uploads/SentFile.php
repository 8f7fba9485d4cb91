<?php
declare( strict_types=1 );

namespace Brolga\Forms\Uploads;

/**
 * What PHP says of a file in a request. Its name is the visitor's: it is judged
 * and shown, and never a path of ours.
 */
final class SentFile {

	public function __construct(
		public readonly string $name,
		public readonly string $path,
		public readonly int $error = UPLOAD_ERR_OK,
		public readonly string $full_path = ''
	) {}

	/**
	 * Its size. What the request says of it counts for nothing.
	 */
	public function size(): int {
		return UPLOAD_ERR_OK === $this->error ? (int) filesize( $this->path ) : 0;
	}
}
