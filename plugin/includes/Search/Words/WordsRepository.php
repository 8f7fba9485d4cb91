<?php
declare( strict_types=1 );

namespace Brolga\Search\Words;

use Brolga\Core\Database\Connection;

/**
 * SQL of the search table: the visible text of each post, and which posts must be read again.
 *
 * @see SEARCH-400 SEARCH-403
 */
final class WordsRepository {

	public function __construct( private readonly Connection $db ) {}

	/**
	 * Title, excerpt and words are stored folded, as Search compares them.
	 *
	 * @param string $modified The post's `post_modified_gmt`, by which outdated rows are found.
	 */
	public function put( int $post, string $modified, string $title, string $excerpt, string $words ): void {
		$this->db->execute(
			"INSERT INTO {$this->table()} (post_id, modified, title, excerpt, words) VALUES (%d, %s, %s, %s, %s) ON "
				. 'DUPLICATE KEY UPDATE modified = VALUES(modified), title = VALUES(title), '
				. 'excerpt = VALUES(excerpt), words = VALUES(words)',
			$post,
			$modified,
			$title,
			$excerpt,
			$words
		);
	}

	public function forget( int $post ): void {
		$this->db->execute( "DELETE FROM {$this->table()} WHERE post_id = %d", $post );
	}

	/** Removes the rows of posts that were deleted without WordPress' hooks. */
	public function forget_deleted(): void {
		$this->db->execute(
			"DELETE FROM {$this->table()} WHERE post_id NOT IN (SELECT ID FROM {$this->db->core_table( 'posts' )})"
		);
	}

	/**
	 * Returns the ids of posts that were never read, or were changed since without WordPress' hooks.
	 *
	 * @param list<string> $types
	 * @return list<int>
	 */
	public function unread( array $types, int $most ): array {
		if ( [] === $types ) {
			return [];
		}
		$any  = implode( ',', array_fill( 0, count( $types ), '%s' ) );
		$rows = $this->db->rows(
			"SELECT p.ID FROM {$this->db->core_table( 'posts' )} p LEFT JOIN {$this->table()} w ON w.post_id = p.ID "
				. "WHERE p.post_type IN ({$any}) AND p.post_status <> 'auto-draft' AND (w.post_id IS NULL OR "
				. 'w.modified <> CAST(p.post_modified_gmt AS CHAR)) ORDER BY p.ID DESC LIMIT %d',
			...[ ...$types, $most ]
		);
		return array_map( static fn ( array $row ): int => (int) $row['ID'], $rows );
	}

	/**
	 * Marks the posts that contain a synced pattern as outdated.
	 *
	 * @return list<int> Ids of the synced patterns that contain it.
	 */
	public function outdate_users( int $pattern ): array {
		$posts = $this->db->core_table( 'posts' );
		$shows = '(p.post_content LIKE %s OR p.post_content LIKE %s)';
		$likes = [ "%\"ref\":{$pattern}}%", "%\"ref\":{$pattern},%" ];
		$this->db->execute(
			"UPDATE {$this->table()} SET modified = '' WHERE post_id IN (SELECT p.ID FROM {$posts} p WHERE {$shows})",
			...$likes
		);
		$rows = $this->db->rows( "SELECT p.ID FROM {$posts} p WHERE p.post_type = 'wp_block' AND {$shows}", ...$likes );
		return array_map( static fn ( array $row ): int => (int) $row['ID'], $rows );
	}

	private function table(): string {
		return $this->db->table( 'words' );
	}
}
