<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Pages;

use Brolga\AbTests\Registry\PagePair;
use Brolga\AbTests\Registry\TestRepository;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Support\LazyInject;
use Brolga\Core\Support\Module;
use Closure;
use WP_Post;

/**
 * Keeps the second page of a page test out of search engines while the test runs: it gets
 * `noindex`, the first page as its canonical URL, and no place in sitemaps.
 *
 * @see AB-66
 */
final class VariantPageAddress implements Module {

	/** @param Closure(): TestRepository $registry */
	public function __construct( #[LazyInject( TestRepository::class )] private readonly Closure $registry ) {}

	public function register(): void {
		add_filter( 'get_canonical_url', $this->canonical( ... ), 20, 2 );
		add_filter( 'wp_robots', $this->robots( ... ) );
		add_filter( 'wp_sitemaps_posts_query_args', $this->sitemap( ... ), 20 );
	}

	/** On the second page of a test, returns the URL of the first page. */
	private function canonical( mixed $url, WP_Post $post ): mixed {
		$pair = $this->running( $post->ID );
		return null === $pair ? $url : (string) get_permalink( $pair->key->post );
	}

	/**
	 * @param array<string, mixed> $robots
	 * @return array<string, mixed>
	 */
	private function robots( array $robots ): array {
		return is_singular() && null !== $this->running( get_queried_object_id() )
			? [ 'noindex' => true ] + $robots
			: $robots;
	}

	/**
	 * @param array<string, mixed> $query
	 * @return array<string, mixed>
	 */
	private function sitemap( array $query ): array {
		$rivals = [];
		try {
			foreach ( ( $this->registry )()->list() as $stored ) {
				$pair = $stored->is_live ? PagePair::of( $stored->test->key->post ) : null;
				if ( null !== $pair && null !== $this->running( $pair->rival ) ) {
					$rivals[] = $pair->rival;
				}
			}
		} catch ( StorageUnavailable ) {
			return $query;
		}
		if ( [] !== $rivals ) {
			$left_out = is_array( $query['post__not_in'] ?? null ) ? $query['post__not_in'] : [];
			// phpcs:ignore WordPressVIPMinimum.Performance.WPQueryParams.PostNotIn_post__not_in -- The sitemap's own query, which only takes the ids of what to leave out; a site tests a page or two at a time.
			$query['post__not_in'] = [ ...array_values( $left_out ), ...$rivals ];
		}
		return $query;
	}

	private function running( int $rival ): ?PagePair {
		$pair = PagePair::against( $rival );
		try {
			return null !== $pair && null !== ( $this->registry )()->running( $pair->key ) ? $pair : null;
		} catch ( StorageUnavailable ) {
			return null;
		}
	}
}
