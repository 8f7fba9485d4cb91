<?php
declare( strict_types=1 );

namespace Brolga\Forms\Uploads;

/**
 * A file in a request, as PHP describes it. Its name comes from the visitor: it is validated and
 * displayed, and never used as a path on the server.
 */
final class SentFile {

	public function __construct(
		public readonly string $name,
		public readonly string $path,
		public readonly int $error = UPLOAD_ERR_OK,
		public readonly string $full_path = ''
	) {}

	/** The file's actual size in bytes; the size that the request claims is ignored. */
	public function size(): int {
		return UPLOAD_ERR_OK === $this->error ? (int) filesize( $this->path ) : 0;
	}
}
