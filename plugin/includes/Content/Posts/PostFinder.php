<?php
/**
 * Finds what modules show.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Content\Posts;

use Brolga\Content\Paging\Pages;
use WP_Post;
use WP_Query;

/**
 * One page of a module's posts with their images, by three queries at most,
 * however many posts there are.
 *
 * @see PAGE-13 BLOG-4 PORT-15
 */
final class PostFinder {

	/**
	 * @param PostImageRepository $images Reads images.
	 */
	public function __construct( private readonly PostImageRepository $images ) {
	}

	/**
	 * A page of posts.
	 *
	 * @param int      $requested Which page; the nearest one is meant.
	 * @param int|null $total     How many posts there are, where that is known.
	 */
	public function find( PostQuery $query, int $requested, ?int $total = null ): FoundPosts {
		if ( ! $query->is_public() ) {
			return new FoundPosts( [], [], Pages::of( 0, $query->per_page, 1 ), 0 );
		}
		$size     = $query->per_page;
		$counting = null === $total && $size > 0;
		$page     = null === $total
			? max( 1, $size > 0 ? $requested : 1 )
			: Pages::of( max( 0, $total - $query->offset ), $size, $requested )->current;
		$found    = new WP_Query( $query->arguments( $page, $counting ) );
		if ( $counting && $page > 1 && [] === self::posts( $found ) ) {
			// WordPress counts nothing where a page is empty.
			$page  = 1;
			$found = new WP_Query( $query->arguments( 1, true ) );
		}
		$counted = $counting ? (int) $found->found_posts : $query->offset + count( self::posts( $found ) );
		$total   = max( 0, ( $total ?? $counted ) - $query->offset );
		$pages   = Pages::of( $total, $size, $requested );
		if ( $pages->current !== $page ) {
			$found = new WP_Query( $query->arguments( $pages->current, false ) );
		}
		$posts = self::posts( $found );
		return new FoundPosts( $posts, $this->images->of( array_column( $posts, 'ID' ) ), $pages, $total );
	}

	/**
	 * What a query has found.
	 *
	 * @return list<WP_Post>
	 */
	private static function posts( WP_Query $query ): array {
		return array_values(
			array_filter( $query->posts ?? [], static fn ( mixed $post ): bool => $post instanceof WP_Post )
		);
	}
}
