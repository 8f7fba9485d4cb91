<?php
declare( strict_types=1 );

namespace Brolga\Content\Posts;

use Brolga\Core\Database\Connection;

/** Finds and counts posts by category. */
final class TermsRepository {

	public function __construct( private readonly Connection $db ) {
	}

	/** @param non-empty-list<int> $terms */
	public function condition( array $terms ): string {
		$list = implode( ',', array_map( 'intval', $terms ) );
		return " AND {$this->db->core_table( 'posts' )}.ID IN (SELECT tr.object_id FROM "
			. "{$this->db->core_table( 'term_relationships' )} tr INNER JOIN "
			. "{$this->db->core_table( 'term_taxonomy' )} tt ON tt.term_taxonomy_id = tr.term_taxonomy_id WHERE "
			. "tt.term_id IN ({$list}))";
	}

	/**
	 * Counts the posts of each category with one query. Only categories with posts are returned,
	 * by name; the first term of each taxonomy has the id 0 and stands for all posts. Where a
	 * category of each taxonomy is chosen, `both` is the number of posts in both.
	 *
	 * @return array{first: non-empty-list<FilterTerm>, second: non-empty-list<FilterTerm>, both: int}
	 * @see PORT-6 PORT-14
	 */
	public function filters( PostQuery $query, string $second = '', string $slug = '', string $also = '' ): array {
		$everything = static fn ( int $count ): FilterTerm => new FilterTerm( 0, '', '', $count );
		$found      = [
			'first'  => [ $everything( 0 ) ],
			'second' => [ $everything( 0 ) ],
			'both'   => 0,
		];
		if ( ! $query->is_public() ) {
			return $found;
		}
		$posts = $this->db->core_table( 'posts' );
		$only  = "{$posts}.post_type = %s AND {$posts}.post_status = 'publish' AND {$posts}.post_password = ''";
		if ( [] !== $query->exclude ) {
			$only .= " AND {$posts}.ID NOT IN (" . implode( ',', $query->exclude ) . ')';
		}
		$all    = [] === $query->terms ? '' : $this->condition( $query->terms );
		$chosen = [] === $query->terms ? '' : ' AND tt.term_id IN (' . implode( ',', $query->terms ) . ')';
		$values = [ $query->post_type, $query->taxonomy ];
		$which  = "(tt.taxonomy = %s{$chosen})";
		if ( '' !== $second ) {
			$which    = "({$which} OR (tt.taxonomy = %s{$all}))";
			$values[] = $second;
		}
		$values[] = $query->post_type;
		$tagged   =
			"{$this->db->core_table( 'term_relationships' )} tr INNER JOIN {$this->db->core_table( 'term_taxonomy' )} "
				. "tt ON tt.term_taxonomy_id = tr.term_taxonomy_id INNER JOIN {$this->db->core_table( 'terms' )} t "
				. 'ON t.term_id = tt.term_id';
		$both     = '';
		if ( '' !== $second && '' !== $slug && '' !== $also ) {
			$in_term =
				" AND {$posts}.ID IN (SELECT tr.object_id FROM {$tagged} WHERE tt.taxonomy = %s AND t.slug = %s)";
			$both    =
				"UNION ALL SELECT '', -1, '', '', COUNT(*) FROM {$posts} WHERE {$only}{$all}{$in_term}{$in_term}";
			array_push(
				$values,
				$query->post_type,
				$query->taxonomy,
				FilterTerm::own_slug( $slug ),
				$second,
				FilterTerm::own_slug( $also )
			);
		}
		$rows = $this->db->rows(
			"SELECT '' AS taxonomy, 0 AS term_id, '' AS name, '' AS slug, COUNT(*) AS posts
			FROM {$posts}
			WHERE {$only}{$all}
			UNION ALL SELECT * FROM (
				SELECT tt.taxonomy, t.term_id, t.name, t.slug, COUNT(*) AS posts
				FROM {$tagged}
				INNER JOIN {$posts} ON {$posts}.ID = tr.object_id
				WHERE {$which} AND {$only}
				GROUP BY tt.taxonomy, t.term_id, t.name, t.slug
			) counted {$both}",
			...$values
		);
		usort( $rows, static fn ( array $a, array $b ): int => (string) $a['name'] <=> (string) $b['name'] );
		foreach ( $rows as $row ) {
			$term = new FilterTerm(
				(int) $row['term_id'],
				(string) $row['name'],
				(string) $row['slug'],
				(int) $row['posts']
			);
			if ( 0 === $term->id ) {
				$found['first'][0]  = $term;
				$found['second'][0] = $term;
			} elseif ( $term->id < 0 ) {
				$found['both'] = $term->count;
			} else {
				$found[ $row['taxonomy'] === $query->taxonomy ? 'first' : 'second' ][] = $term;
			}
		}
		return $found;
	}
}
