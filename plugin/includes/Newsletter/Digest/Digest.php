<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Digest;

use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\Json;

/** Posts to be mailed to a list, and how far the mailing has progressed. */
final class Digest {

	/** @param list<int> $posts Post ids, oldest first. */
	private function __construct(
		public readonly int $id,
		public readonly string $list_id,
		public readonly array $posts,
		public readonly int $reached,
		public readonly bool $is_done
	) {}

	/** @param array<string, string|null> $row */
	public static function from_row( array $row ): self {
		try {
			$posts = Json::items( $row['posts'] ?? '[]' );
		} catch ( InvalidJson ) {
			$posts = [];
		}
		return new self(
			(int) ( $row['id'] ?? 0 ),
			$row['list_id'] ?? '',
			array_values( array_filter( $posts, is_int( ... ) ) ),
			(int) ( $row['reached'] ?? 0 ),
			null !== ( $row['done_at'] ?? null )
		);
	}
}
