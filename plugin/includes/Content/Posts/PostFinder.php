<?php
declare( strict_types=1 );

namespace Brolga\Content\Posts;

use Brolga\Content\Paging\Pages;
use WP_Post;
use WP_Query;

/**
 * Finds one page of a block's posts with their images. The number of queries does not depend on
 * the number of posts.
 *
 * @see PAGE-13 BLOG-4 PORT-15
 */
final class PostFinder {

	public function __construct( private readonly PostImageRepository $images ) {
	}

	/**
	 * @param int      $requested The page; out of range, the nearest page is meant.
	 * @param int|null $total     The number of posts on all pages, if known, which saves counting them.
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
			// WordPress counts no posts if the page is empty.
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

	/** @return list<WP_Post> */
	private static function posts( WP_Query $query ): array {
		return array_values(
			array_filter( $query->posts ?? [], static fn ( mixed $post ): bool => $post instanceof WP_Post )
		);
	}
}
