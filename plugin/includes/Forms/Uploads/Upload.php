<?php
declare( strict_types=1 );

namespace Brolga\Forms\Uploads;

/**
 * What is known of a file that a visitor sent.
 */
final class Upload {

	public function __construct(
		public readonly string $id,
		public readonly int $lead_id,
		public readonly string $name,
		public readonly string $type,
		public readonly int $size,
		public readonly string $sha256
	) {}

	/**
	 * The file of a row.
	 *
	 * @param array<string, string|null> $row By column.
	 */
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

	/**
	 * Whether a text can be a file's name with us.
	 *
	 * @param string $text Any text.
	 */
	public static function is_id( string $text ): bool {
		return 1 === preg_match( '/^[0-9a-f]{32}$/D', $text );
	}
}
