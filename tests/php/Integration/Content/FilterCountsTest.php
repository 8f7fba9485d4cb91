<?php
/**
 * Counts of filters.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Content;

use Brolga\Content\Posts\FilterCounts;
use Brolga\Content\Posts\FilterTerm;
use Brolga\Content\Posts\PostQuery;
use Brolga\Core\Support\SystemClock;
use Brolga\Tests\Support\Built;
use Brolga\Tests\TestCase;

/**
 * What is counted once, and when it is counted again.
 */
final class FilterCountsTest extends TestCase {

	/**
	 * Counts as another request would.
	 *
	 * @param string $second A second taxonomy.
	 * @param string $slug   A category that is asked for.
	 * @param string $also   A category of the second taxonomy.
	 * @return list<int>
	 */
	private static function counts( string $second = '', string $slug = '', string $also = '' ): array {
		$query = PostQuery::of(
			[
				'postType'    => 'post',
				'taxonomy'    => 'category',
				'terms'       => [],
				'exclude'     => [],
				'orderBy'     => 'date',
				'order'       => 'desc',
				'offset'      => 0,
				'postsNumber' => 6,
			]
		);
		$found = Built::around( new SystemClock() )->get( FilterCounts::class )->filters(
			$query,
			$second,
			$slug,
			$also
		);
		return array_map( static fn ( FilterTerm $term ): int => $term->count, $found['first'] );
	}

	/**
	 * A request that changes something: what listens to it begins anew.
	 */
	private static function another_request(): void {
		Built::around( new SystemClock() )->get( FilterCounts::class )->register();
	}

	/**
	 * How many queries count posts meanwhile.
	 *
	 * @param callable(): mixed $work What is done.
	 */
	private static function countings( callable $work ): int {
		$count = 0;
		$watch = static function ( string $sql ) use ( &$count ): string {
			$count += str_contains( $sql, 'UNION ALL' ) ? 1 : 0;
			return $sql;
		};
		add_filter( 'query', $watch );
		$work();
		remove_filter( 'query', $watch );
		return $count;
	}

	/**
	 * PORT-16: not again as long as nothing changes, and at once when something does.
	 */
	public function test_posts_are_counted_when_they_change(): void {
		self::another_request();
		$this->make_post( '', 'publish', 'post' );
		$before = self::counts();
		self::assertSame( 0, self::countings( static fn () => self::assertSame( $before, self::counts() ) ) );
		self::another_request();
		$post = $this->make_post( '', 'publish', 'post' );
		self::assertSame( $before[0] + 1, self::counts()[0] );
		self::another_request();
		wp_set_object_terms( $post, 'Ferns for shade', 'category' );
		self::assertCount( count( $before ) + 1, self::counts() );
		self::another_request();
		wp_trash_post( $post );
		self::assertSame( $before, self::counts() );
	}

	/**
	 * PORT-14, PORT-16: what a visitor can make up is counted, and not kept.
	 */
	public function test_made_up_categories_fill_no_table(): void {
		self::another_request();
		$this->make_post( '', 'publish', 'post' );
		self::counts( 'post_tag', 'made-up', 'as-well' );
		self::assertSame( 1, self::countings( static fn () => self::counts( 'post_tag', 'made-up', 'as-well' ) ) );
		self::counts( 'post_tag' );
		self::assertSame( 0, self::countings( static fn () => self::counts( 'post_tag', 'made-up' ) ) );
	}
}
