<?php
declare( strict_types=1 );

namespace Brolga\Search;

use Brolga\Core\Database\Connection;

/**
 * Reads titles of what everybody may read.
 *
 * @see SEARCH-12
 */
final class TitleRepository {

	public function __construct( private readonly Connection $db ) {}

	/**
	 * The latest titles.
	 *
	 * @param list<string> $types Kinds of posts.
	 * @param int          $most  So many at most.
	 * @return list<string>
	 */
	public function latest( array $types, int $most ): array {
		if ( [] === $types ) {
			return [];
		}
		$any  = implode( ',', array_fill( 0, count( $types ), '%s' ) );
		$rows = $this->db->rows(
			"SELECT post_title FROM {$this->db->core_table( 'posts' )} WHERE post_type IN ({$any}) AND post_status = 'publish' AND post_password = '' ORDER BY post_date DESC, ID DESC LIMIT %d",
			...[ ...$types, $most ]
		);
		return array_map( static fn ( array $row ): string => (string) $row['post_title'], $rows );
	}
}
