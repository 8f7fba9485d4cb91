<?php
declare( strict_types=1 );

namespace Brolga\Content\Posts;

/**
 * The owner's choice of posts: type, categories, order, number and offset.
 *
 * @phpstan-type Attributes array{
 *     postType: string,
 *     taxonomy: string,
 *     terms: list<int>,
 *     exclude: list<int>,
 *     orderBy: 'date'|'modified'|'title'|'menu_order',
 *     order: 'asc'|'desc',
 *     offset: int<0, max>,
 *     postsNumber: int<0, 100>,
 *     paging?: 'pages'|'more',
 * }
 */
final class PostQuery {

	/** The most posts on one page, including those that "Show more" adds. */
	private const ALL = 500;

	/**
	 * @param list<int> $terms    Term ids, of which a post needs at least one; empty for no restriction.
	 * @param int       $per_page 0 for all on one page.
	 * @param bool      $adds     Whether a page also contains the pages before it.
	 * @param list<int> $also     Term ids of a second taxonomy, of which a post needs at least one; empty for
	 *     no restriction.
	 * @param list<int> $exclude
	 */
	private function __construct(
		public readonly string $post_type,
		public readonly string $taxonomy,
		public readonly array $terms,
		public readonly array $exclude,
		private readonly string $order_by,
		private readonly string $order,
		public readonly int $offset,
		public readonly int $per_page,
		public readonly bool $adds = false,
		private readonly array $also = []
	) {
	}

	/** @phpstan-param Attributes $attributes */
	public static function of( array $attributes ): self {
		$current = get_queried_object_id();
		return new self(
			$attributes['postType'],
			$attributes['taxonomy'],
			array_values( array_map( 'intval', $attributes['terms'] ) ),
			// A list of related posts must not contain the current post.
			[
				...array_values( array_map( 'intval', $attributes['exclude'] ) ),
				...( is_singular( $attributes['postType'] ) ? [ $current ] : [] ),
			],
			$attributes['orderBy'],
			$attributes['order'],
			$attributes['offset'],
			$attributes['postsNumber'],
			'more' === ( $attributes['paging'] ?? '' )
		);
	}

	public function in( int $term ): self {
		return new self(
			$this->post_type,
			$this->taxonomy,
			[ $term ],
			$this->exclude,
			$this->order_by,
			$this->order,
			$this->offset,
			$this->per_page,
			$this->adds,
			$this->also
		);
	}

	/** @see PORT-14 */
	public function also_in( int $term ): self {
		return new self(
			$this->post_type,
			$this->taxonomy,
			$this->terms,
			$this->exclude,
			$this->order_by,
			$this->order,
			$this->offset,
			$this->per_page,
			$this->adds,
			[ $term ]
		);
	}

	public function is_public(): bool {
		return is_post_type_viewable( $this->post_type ) && 'attachment' !== $this->post_type;
	}

	/** @return array<string, mixed> */
	public function arguments( int $page, bool $counting ): array {
		$size  = $this->per_page > 0 ? $this->per_page : self::ALL;
		$first = $this->adds ? max( 1, $page - intdiv( self::ALL, $size ) + 1 ) : $page;
		return [
			'post_type'              => $this->post_type,
			'post_status'            => 'publish',
			'has_password'           => false,
			'ignore_sticky_posts'    => true,
			'orderby'                => [
				$this->order_by => strtoupper( $this->order ),
				// A unique key, so that posts with the same date appear on one page only.
				'ID'            => strtoupper( $this->order ),
			],
			'posts_per_page'         => $size * ( $page - $first + 1 ),
			'offset'                 => $this->offset + ( $first - 1 ) * $size,
			// phpcs:ignore WordPressVIPMinimum.Performance.WPQueryParams.PostNotIn_post__not_in -- A few ids that the author chose; taken out afterwards, they would leave short pages.
			'post__not_in'           => $this->exclude,
			'no_found_rows'          => ! $counting,
			'update_post_meta_cache' => false,
			'update_post_term_cache' => false,
			OwnQueries::MARK         => array_values( array_filter( [ $this->terms, $this->also ] ) ),
		];
	}
}
