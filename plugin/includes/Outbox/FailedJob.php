<?php
declare( strict_types=1 );

namespace Brolga\Outbox;

use Brolga\Core\Jobs\Reason;
use Brolga\Core\Jobs\Subject;

/** A job that has failed for good. */
final class FailedJob {

	private function __construct(
		public readonly int $id,
		public readonly string $kind,
		public readonly int $attempts,
		public readonly string $error,
		public readonly int $failed_at,
		public readonly ?Subject $subject
	) {}

	/** @param array<string, string|null> $row */
	public static function from_row( array $row ): self {
		return new self(
			(int) ( $row['id'] ?? 0 ),
			$row['kind'] ?? '',
			(int) ( $row['attempts'] ?? 0 ),
			Reason::parse( $row['last_error'] ?? '' )->words(),
			(int) ( $row['available_at'] ?? 0 ),
			Subject::parse( $row['subject'] ?? '' )
		);
	}
}
