<?php
declare( strict_types=1 );

namespace Brolga\Forms\Uploads;

/** A visitor's file, as the uploads table describes it. */
final class Upload {

	public function __construct(
		public readonly string $id,
		public readonly int $lead_id,
		public readonly string $name,
		public readonly string $type,
		public readonly int $size,
		public readonly string $sha256
	) {}

	/** @param array<string, string|null> $row */
	public static function from_row( array $row ): self {
		return new self(
			$row['id'] ?? '',
			(int) ( $row['entry_id'] ?? 0 ),
			$row['name'] ?? '',
			$row['type'] ?? '',
			(int) ( $row['size'] ?? 0 ),
			$row['sha256'] ?? ''
		);
	}

	public static function is_id( string $text ): bool {
		return 1 === preg_match( '/^[0-9a-f]{32}$/D', $text );
	}
}
