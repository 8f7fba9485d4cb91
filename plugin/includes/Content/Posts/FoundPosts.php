<?php
declare( strict_types=1 );

namespace Brolga\Content\Posts;

use Brolga\Content\Paging\Pages;
use WP_Post;

/** One page of the posts that a block lists. */
final class FoundPosts {

	/**
	 * @param list<WP_Post> $posts
	 * @param array<int, int> $images
	 */
	public function __construct(
		public readonly array $posts,
		public readonly array $images,
		public readonly Pages $pages,
		public readonly int $total
	) {
	}
}
