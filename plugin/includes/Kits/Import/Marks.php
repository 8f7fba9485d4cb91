<?php
declare( strict_types=1 );

namespace Brolga\Kits\Import;

use Brolga\Kits\Kit\Kind;
use WP_Post;

/**
 * Remembers what was imported, so that a second import of a kit brings nothing twice and an interrupted one goes on.
 *
 * @see KIT-7
 */
final class Marks {

	public const META = '_brolga_kit';

	private const STATUSES = [ 'publish', 'draft', 'pending', 'private', 'future', 'auto-draft', 'inherit' ];

	/** Returns the post of a mark, whatever became of it but the trash; 0 if there is none. */
	public static function find( string $mark, string $type ): int {
		return self::first( [
			'post_type'  => $type,
			// phpcs:ignore WordPress.DB.SlowDBQuery -- Once per item of an import.
			'meta_key'   => self::META,
			// phpcs:ignore WordPress.DB.SlowDBQuery -- Once per item of an import.
			'meta_value' => $mark,
		] );
	}

	public static function put( int $post, string $mark ): void {
		update_post_meta( $post, self::META, $mark );
	}

	/** Returns the post that has an item's address already; 0 if there is none. */
	public static function namesake( Kind $kind, string $slug ): int {
		return '' === $slug ? 0 : self::first( [
			'post_type' => $kind->post_type(),
			'name'      => $slug,
		] + ( $kind->is_of_theme() ? [
			'tax_query' => [ // phpcs:ignore WordPress.DB.SlowDBQuery -- Once per item of an import.
				[
					'taxonomy' => 'wp_theme',
					'field'    => 'name',
					'terms'    => get_stylesheet(),
				],
			],
		] : [] ) );
	}

	/**
	 * @param array{
	 *     post_type: string,
	 *     meta_key?: string,
	 *     meta_value?: string,
	 *     name?: string,
	 *     tax_query?: array<array-key, mixed>,
	 * } $query
	 */
	private static function first( array $query ): int {
		$posts = get_posts( [
			'post_status' => self::STATUSES,
			'numberposts' => 1,
			'orderby'     => 'ID',
			'order'       => 'DESC',
		] + $query );
		$post  = $posts[0] ?? null;
		return $post instanceof WP_Post ? $post->ID : 0;
	}
}
