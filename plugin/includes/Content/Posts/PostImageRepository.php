<?php
declare( strict_types=1 );

namespace Brolga\Content\Posts;

use Brolga\Core\Database\Connection;

/**
 * Fetches the featured images of many posts, including their metadata, with one query, and adds
 * them to WordPress' object cache.
 *
 * @see PAGE-13
 */
final class PostImageRepository {

	public function __construct( private readonly Connection $db ) {
	}

	/**
	 * @param list<int> $posts
	 * @return array<int, int>
	 */
	public function of( array $posts ): array {
		if ( [] === $posts ) {
			return [];
		}
		$list = implode( ',', array_map( 'intval', $posts ) );
		$meta = $this->db->core_table( 'postmeta' );
		// The attachment's columns repeat for each of its three or four meta values.
		$rows = $this->db->rows(
			"SELECT
				chosen.post_id AS brolga_post,
				meta.meta_key AS brolga_key,
				meta.meta_value AS brolga_value,
				image.*
			FROM {$meta} chosen
			INNER JOIN {$this->db->core_table( 'posts' )} image ON image.ID = CAST(chosen.meta_value AS UNSIGNED)
			LEFT JOIN {$meta} meta ON meta.post_id = image.ID
			WHERE chosen.meta_key = '_thumbnail_id' AND chosen.post_id IN ({$list})"
		);

		$images = [];
		$fields   = [];
		$values   = [];
		foreach ( $rows as $row ) {
			$id                                       = (int) $row['ID'];
			$images[ (int) $row['brolga_post'] ]    = $id;
			$values[ $id ][ (string) $row['brolga_key'] ] = [ (string) $row['brolga_value'] ];
			$fields[ $id ]                            = (object) array_diff_key(
				$row,
				array_flip( [ 'brolga_post', 'brolga_key', 'brolga_value' ] )
			);
		}
		foreach ( $fields as $id => $image ) {
			wp_cache_add( $id, sanitize_post( $image, 'raw' ), 'posts' );
			wp_cache_add( $id, $values[ $id ], 'post_meta' );
		}
		return $images;
	}
}
