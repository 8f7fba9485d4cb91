<?php
/**
 * Posts for tests of modules that list them.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Support;

use RuntimeException;

/**
 * Makes posts whose order is known.
 */
final class Posts {

	/**
	 * Posts called "Post 1" and so on, the first one the newest.
	 *
	 * @param int                  $count How many.
	 * @param array<string, mixed> $more  Further fields.
	 * @return list<int> Their ids.
	 */
	public static function make( int $count, array $more = [] ): array {
		$ids = [];
		for ( $i = 1; $i <= $count; $i++ ) {
			/** @var array{post_title: string} $post */
			$post = $more + [
				'post_title'   => "Post {$i}",
				'post_name'    => "post-{$i}",
				'post_excerpt' => "What post {$i} is about.",
				'post_status'  => 'publish',
				'post_date'    => sprintf( '2026-01-%02d 08:00:00', 28 - $i % 28 ),
			];
			$ids[] = self::id( wp_insert_post( $post, true ) );
		}
		return $ids;
	}

	/**
	 * An image of a post.
	 *
	 * @param string             $title The image's title.
	 * @param array<string, int> $sizes Widths of its smaller files, by the names of their sizes.
	 */
	public static function image( int $post, string $title, array $sizes = [] ): int {
		$id = self::id(
			wp_insert_attachment(
				[
					'post_title'     => $title,
					'post_mime_type' => 'image/jpeg',
					'post_status'    => 'inherit',
				],
				"2026/{$title}.jpg",
				0,
				true
			)
		);
		wp_update_attachment_metadata(
			$id,
			[
				'width'  => 1200,
				'height' => 800,
				'file'   => "2026/{$title}.jpg",
				'sizes'  => array_map(
					static fn ( int $width ): array => [
						'file'      => "{$title}-{$width}.jpg",
						'width'     => $width,
						'height'    => intdiv( $width * 2, 3 ),
						'mime-type' => 'image/jpeg',
					],
					$sizes
				),
			]
		);
		set_post_thumbnail( $post, $id );
		return $id;
	}

	/**
	 * @param int ...$posts The posts it is given to.
	 */
	public static function term( string $taxonomy, string $name, int ...$posts ): int {
		$made = wp_insert_term( $name, $taxonomy );
		if ( ! is_array( $made ) ) {
			throw new RuntimeException( "There is no term {$name}." );
		}
		foreach ( $posts as $post ) {
			wp_set_object_terms( $post, [ (int) $made['term_id'] ], $taxonomy, true );
		}
		return (int) $made['term_id'];
	}

	private static function id( mixed $made ): int {
		return is_int( $made ) && $made > 0 ? $made : throw new RuntimeException( 'The post could not be made.' );
	}
}
