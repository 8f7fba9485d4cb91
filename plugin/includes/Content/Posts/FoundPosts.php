<?php
/**
 * Posts that were found.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Content\Posts;

use Brolga\Content\Paging\Pages;
use WP_Post;

/**
 * A page of a module's posts.
 */
final class FoundPosts {

	/**
	 * @param list<WP_Post>   $posts    In their order.
	 * @param array<int, int> $images Image by post.
	 * @param Pages           $pages    Which page it is, of how many.
	 * @param int             $total    How many posts all pages have.
	 */
	public function __construct(
		public readonly array $posts,
		public readonly array $images,
		public readonly Pages $pages,
		public readonly int $total
	) {
	}
}
