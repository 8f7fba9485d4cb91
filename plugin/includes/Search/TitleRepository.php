<?php
declare( strict_types=1 );

namespace Brolga\Search;

use Brolga\Core\Database\Connection;

/**
 * Reads the titles of public posts.
 *
 * @see SEARCH-12
 */
final class TitleRepository {

	public function __construct( private readonly Connection $db ) {}

	/**
	 * @param list<int> $hidden term_taxonomy_ids whose posts are left out.
	 * @param list<string> $types
	 * @return list<string>
	 */
	public function latest( array $types, int $most, array $hidden = [] ): array {
		if ( [] === $types ) {
			return [];
		}
		$any  = implode( ',', array_fill( 0, count( $types ), '%s' ) );
		$not  = [] === $hidden
			? ''
			: " AND ID NOT IN (SELECT object_id FROM {$this->db->core_table( 'term_relationships' )} WHERE "
				. 'term_taxonomy_id IN ('
				. implode( ',', array_fill( 0, count( $hidden ), '%d' ) )
				. '))';
		$rows = $this->db->rows(
			"SELECT post_title FROM {$this->db->core_table( 'posts' )} WHERE post_type IN ({$any}) AND post_status = "
				. "'publish' AND post_password = ''{$not} ORDER BY post_date DESC, ID DESC LIMIT %d",
			...[ ...$types, ...$hidden, $most ]
		);
		return array_map( static fn ( array $row ): string => (string) $row['post_title'], $rows );
	}
}
