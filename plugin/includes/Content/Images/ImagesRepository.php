<?php
declare( strict_types=1 );

namespace Brolga\Content\Images;

use Brolga\Core\Database\Connection;

/** Queries the images of the media library. */
final class ImagesRepository {

	public function __construct( private readonly Connection $db ) {}

	/** @return list<int> */
	public function without( string $field, int $most ): array {
		$rows = $this->db->rows(
			"SELECT p.ID AS id FROM {$this->db->core_table( 'posts' )} p LEFT JOIN "
				. "{$this->db->core_table( 'postmeta' )} m ON m.post_id = p.ID AND m.meta_key = %s WHERE "
				. "p.post_type = 'attachment' AND p.post_mime_type LIKE %s AND m.meta_id IS NULL ORDER BY p.ID "
				. 'LIMIT %d',
			$field,
			$this->db->escape_like( 'image/' ) . '%',
			$most
		);
		return array_map( static fn ( array $row ): int => (int) $row['id'], $rows );
	}
}
