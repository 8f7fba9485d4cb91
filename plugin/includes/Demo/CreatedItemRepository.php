<?php
declare( strict_types=1 );

namespace Brolga\Demo;

use Brolga\Core\Database\Connection;
use Brolga\Popups\Settings\PopupType;
use Brolga\Popups\Stored\Fields;
use WP_Post;

/**
 * Finds the demo's posts and images, and detects whether the owner has edited them. Each has its
 * demo key as post meta, so that even one left by a crashed request is found again.
 */
final class CreatedItemRepository {

	public const KEY = '_brolga_demo';

	private const PRINT = '_brolga_demo_print';

	private const META = [ '_wp_page_template', '_thumbnail_id', '_wp_attachment_image_alt', '_wp_attached_file' ];

	public function __construct(
		private readonly Connection $db,
		private readonly Fields $popup_fields
	) {}

	/** @return array<string, int> */
	public function all(): array {
		$made = [];
		foreach ( $this->db->rows(
			"SELECT meta.meta_value AS made, meta.post_id AS post FROM {$this->db->core_table( 'postmeta' )} AS meta "
				. "JOIN {$this->db->core_table( 'posts' )} AS posts ON posts.ID = meta.post_id WHERE meta.meta_key "
				. '= %s ORDER BY meta.post_id',
			self::KEY
		) as $row ) {
			$made[ (string) $row['made'] ] = (int) $row['post'];
		}
		return $made;
	}

	public function find( string $key ): int {
		return (int) $this->db->value(
			"SELECT meta.post_id FROM {$this->db->core_table( 'postmeta' )} AS meta JOIN "
				. "{$this->db->core_table( 'posts' )} AS posts ON posts.ID = meta.post_id WHERE meta.meta_key = %s "
				. 'AND meta.meta_value = %s ORDER BY meta.post_id LIMIT 1',
			self::KEY,
			$key
		);
	}

	/** Marks a post as complete by storing its fingerprint. */
	public function seal( int $id, string $key ): void {
		update_post_meta( $id, self::KEY, $key );
		update_post_meta( $id, self::PRINT, $this->print_of( $id ) );
	}

	/** Whether a post was imported completely and the owner has changed it since. */
	public function is_edited( int $id ): bool {
		$print = get_post_meta( $id, self::PRINT, true );
		return is_string( $print ) && '' !== $print && $this->print_of( $id ) !== $print;
	}

	/** Has a post look as nobody had changed it since it was made. */
	public function call_unchanged( int $id ): void {
		$this->db->execute(
			"UPDATE {$this->db->core_table( 'posts' )} SET post_modified = post_date, "
				. 'post_modified_gmt = post_date_gmt WHERE ID = %d',
			$id
		);
		clean_post_cache( $id );
	}

	public static function release( int $id ): void {
		delete_post_meta( $id, self::KEY );
		delete_post_meta( $id, self::PRINT );
	}

	/**
	 * Returns a fingerprint of what an owner can change about a post. Moving the post to the trash
	 * does not change it.
	 */
	public function print_of( int $id ): string {
		clean_post_cache( $id );
		$post = get_post( $id );
		if ( ! $post instanceof WP_Post ) {
			return '';
		}
		$is_binned = 'trash' === $post->post_status;
		$meta      = array_map( static fn ( string $key ): mixed => get_post_meta( $id, $key, true ), self::META );
		if ( PopupType::is( $post ) ) {
			// Without defaults, which are only known where settings are registered and differ between versions.
			$meta += array_filter(
				array_combine(
					$this->popup_fields->names(),
					array_map(
						static fn ( string $key ): mixed => get_metadata_raw( 'post', $id, $key, true ),
						$this->popup_fields->names()
					)
				),
				static fn ( mixed $value ): bool => null !== $value
			);
		}
		$terms     = wp_get_object_terms( $id, get_object_taxonomies( $post->post_type ), [ 'fields' => 'ids' ] );
		$terms     = is_array( $terms ) ? $terms : [];
		sort( $terms );
		return md5(
			(string) wp_json_encode(
				[
					$post->post_title,
					$post->post_content,
					$post->post_excerpt,
					$is_binned ? get_post_meta( $id, '_wp_trash_meta_status', true ) : $post->post_status,
					$is_binned ? get_post_meta( $id, '_wp_desired_post_slug', true ) : $post->post_name,
					$post->post_parent,
					$post->menu_order,
					$post->post_password,
					$post->comment_status,
					$meta,
					$terms,
				]
			)
		);
	}

	/**
	 * Whether a post uses an image, in its content or as its featured image. Revisions and trashed
	 * posts do not count.
	 *
	 * @param string $file The path within uploads without extension, such as `fig-and-ferry/lilies`.
	 */
	public function is_shown( int $id, string $file ): bool {
		$alive = "posts.post_type <> 'revision' AND posts.post_status NOT IN ( 'trash', 'auto-draft' )";
		$posts = "{$this->db->core_table( 'posts' )} AS posts";
		if ( null !== $this->db->value(
			"SELECT posts.ID FROM {$posts} JOIN {$this->db->core_table( 'postmeta' )} AS meta ON meta.post_id = "
				. "posts.ID WHERE meta.meta_key = '_thumbnail_id' AND meta.meta_value = %s AND {$alive} LIMIT 1",
			(string) $id
		) ) {
			return true;
		}
		// Finds a block attribute, `"id":12` or `"ids":[11,12]`, or the file's URL in any size.
		$shown = '/"\w*[iI]ds?":\[?(?:\d+,)*' . $id . '\b|' . preg_quote( $file, '/' ) . '(-scaled|-\d+x\d+)?\./';
		$like  = fn ( string $part ): string => '%' . $this->db->escape_like( $part ) . '%';
		foreach ( $this->db->rows(
			"SELECT posts.post_content AS content FROM {$posts} WHERE ( posts.post_content LIKE %s OR "
				. 'posts.post_content LIKE %s OR posts.post_content LIKE %s OR posts.post_content LIKE %s ) AND '
				. "{$alive}",
			$like( "\":{$id}" ),
			$like( "[{$id}" ),
			$like( ",{$id}" ),
			$like( $file )
		) as $row ) {
			if ( 1 === preg_match( $shown, (string) $row['content'] ) ) {
				return true;
			}
		}
		return false;
	}
}
