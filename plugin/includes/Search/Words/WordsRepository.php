<?php
declare( strict_types=1 );

namespace Brolga\Search\Words;

use Brolga\Core\Database\Connection;

/**
 * Stores what posts say, and knows which posts are to be read again.
 *
 * @see SEARCH-400 SEARCH-403
 */
final class WordsRepository {

	public function __construct( private readonly Connection $db ) {}

	/**
	 * Stores what a post says.
	 *
	 * @param string $modified When the post was changed, as WordPress stores it.
	 * @param string $title    Folded, as excerpt and words.
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

	/**
	 * Forgets a post.
	 */
	public function forget( int $post ): void {
		$this->db->execute( "DELETE FROM {$this->table()} WHERE post_id = %d", $post );
	}

	/**
	 * Forgets posts that were deleted past WordPress.
	 */
	public function forget_deleted(): void {
		$this->db->execute(
			"DELETE FROM {$this->table()} WHERE post_id NOT IN (SELECT ID FROM {$this->db->core_table( 'posts' )})"
		);
	}

	/**
	 * Posts that are not read yet, or were changed past WordPress since.
	 *
	 * @param list<string> $types Kinds of posts.
	 * @param int          $most  So many at most.
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
	 * Notes that posts which show a synced pattern are to be read again.
	 *
	 * @param int $pattern The pattern's number.
	 * @return list<int> Patterns that show it.
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
