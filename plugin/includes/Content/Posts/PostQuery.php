<?php
/**
 * Which posts a module shows.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Content\Posts;

/**
 * What the owner chose: kind, categories, order, how many, from where on.
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

	/** What "all on one page" comes to at most, and pages that are added to each other. */
	private const ALL = 500;

	/**
	 * @param string    $post_type Any type that visitors can see.
	 * @param string    $taxonomy  Any of its taxonomies, or empty.
	 * @param list<int> $terms     Only posts in one of these; empty for all.
	 * @param list<int> $exclude   Never these posts.
	 * @param string    $order_by  A column.
	 * @param string    $order     `asc` or `desc`.
	 * @param int       $offset    So many of the first are left out.
	 * @param int       $per_page  How many a page has; 0 for all on one.
	 * @param bool      $adds      Whether a page shows those before it, too.
	 * @param list<int> $also      Only posts in one of these as well; empty for all.
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

	/**
	 * From a block.
	 *
	 * @param array $attributes The block's.
	 * @phpstan-param Attributes $attributes
	 */
	public static function of( array $attributes ): self {
		$current = get_queried_object_id();
		return new self(
			$attributes['postType'],
			$attributes['taxonomy'],
			array_values( array_map( 'intval', $attributes['terms'] ) ),
			// A post that lists its like does not list itself.
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

	/**
	 * The same, in one category alone.
	 *
	 * @param int $term The category.
	 */
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

	/**
	 * The same, in a category of another taxonomy as well.
	 *
	 * @see PORT-14
	 * @param int $term The category.
	 */
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

	/**
	 * Whether visitors may see posts of this type at all.
	 */
	public function is_public(): bool {
		return is_post_type_viewable( $this->post_type ) && 'attachment' !== $this->post_type;
	}

	/**
	 * For WP_Query.
	 *
	 * @param int  $page     Which page, from 1.
	 * @param bool $counting Whether all posts are counted.
	 * @return array<string, mixed>
	 */
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
				// Posts of the same moment stand on one page, never on two.
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
