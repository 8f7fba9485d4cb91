<?php
declare( strict_types=1 );

namespace Brolga\Content\Saved;

use Brolga\Content\Business\Bindings;
use Brolga\Core\Database\Connection;

/** Reads and writes post content that contains the plugin's blocks or bindings. */
final class ContentsRepository {

	public function __construct( private readonly Connection $db ) {}

	/** @return list<int> */
	public function posts(): array {
		$rows = $this->db->rows(
			"SELECT ID FROM {$this->db->core_table( 'posts' )} "
				. "WHERE post_type <> 'revision' AND post_status <> 'trash' AND "
				. '( post_content LIKE %s OR post_content LIKE %s ) ORDER BY ID DESC',
			'%' . $this->db->escape_like( '<!-- wp:brolga/' ) . '%',
			'%' . $this->db->escape_like( '"' . Bindings::SOURCE . '"' ) . '%'
		);
		return array_map( static fn ( array $row ): int => (int) $row['ID'], $rows );
	}

	public function content( int $post ): string {
		return (string) $this->db->value(
			"SELECT post_content FROM {$this->db->core_table( 'posts' )} WHERE ID = %d",
			$post
		);
	}

	/** Updates content unless changed meanwhile; creates no revision, and keeps the modification date. */
	public function change( int $post, string $from, string $to ): void {
		$this->db->execute(
			"UPDATE {$this->db->core_table( 'posts' )} SET post_content = %s WHERE ID = %d AND post_content = %s",
			$to,
			$post,
			$from
		);
		clean_post_cache( $post );
	}
}
