<?php
/**
 * Categories of posts.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Content\Posts;

use Brolga\Core\Database\Connection;

/**
 * Finds and counts posts by their categories.
 */
final class TermsRepository {

	/**
	 * @param Connection $db The database.
	 */
	public function __construct( private readonly Connection $db ) {
	}

	/**
	 * SQL that holds for posts in one of the categories.
	 *
	 * @param non-empty-list<int> $terms The categories.
	 */
	public function condition( array $terms ): string {
		$list = implode( ',', array_map( 'intval', $terms ) );
		return " AND {$this->db->core_table( 'posts' )}.ID IN (SELECT tr.object_id FROM {$this->db->core_table( 'term_relationships' )} tr INNER JOIN {$this->db->core_table( 'term_taxonomy' )} tt ON tt.term_taxonomy_id = tr.term_taxonomy_id WHERE tt.term_id IN ({$list}))";
	}

	/**
	 * The categories that have posts, by name, each with its count; the first is
	 * everything, with the id 0. One query.
	 *
	 * @param PostQuery $query Which posts.
	 * @return list<FilterTerm>
	 */
	public function filters( PostQuery $query ): array {
		if ( ! $query->is_public() ) {
			return [ new FilterTerm( 0, '', '', 0 ) ];
		}
		$posts = $this->db->core_table( 'posts' );
		$only  = "{$posts}.post_type = %s AND {$posts}.post_status = 'publish' AND {$posts}.post_password = ''";
		if ( [] !== $query->exclude ) {
			$only .= " AND {$posts}.ID NOT IN (" . implode( ',', $query->exclude ) . ')';
		}
		$chosen = [] === $query->terms ? '' : ' AND tt.term_id IN (' . implode( ',', $query->terms ) . ')';
		$all    = [] === $query->terms ? '' : $this->condition( $query->terms );
		$rows   = $this->db->rows(
			"SELECT 0 AS term_id, '' AS name, '' AS slug, COUNT(*) AS posts FROM {$posts} WHERE {$only}{$all}
			UNION ALL SELECT * FROM (
				SELECT t.term_id, t.name, t.slug, COUNT(*) AS posts
				FROM {$this->db->core_table( 'term_taxonomy' )} tt
				INNER JOIN {$this->db->core_table( 'terms' )} t ON t.term_id = tt.term_id
				INNER JOIN {$this->db->core_table( 'term_relationships' )} tr ON tr.term_taxonomy_id = tt.term_taxonomy_id
				INNER JOIN {$posts} ON {$posts}.ID = tr.object_id
				WHERE tt.taxonomy = %s{$chosen} AND {$only}
				GROUP BY t.term_id, t.name, t.slug
			) counted",
			$query->post_type,
			$query->taxonomy,
			$query->post_type
		);
		$terms  = array_map( static fn ( array $row ): FilterTerm => new FilterTerm( (int) $row['term_id'], (string) $row['name'], (string) $row['slug'], (int) $row['posts'] ), $rows );
		usort( $terms, static fn ( FilterTerm $a, FilterTerm $b ): int => [ $a->id > 0, $a->name ] <=> [ $b->id > 0, $b->name ] );
		return $terms;
	}
}
