<?php
/**
 * What modules show.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Content;

use Brolga\Tests\Support\Posts;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * The mechanism that all modules with posts share, by the blog that prints it.
 */
final class PostFinderTest extends TestCase {

	private const PROJECT  = 'brolga_project';
	private const CATEGORY = 'brolga_project_category';

	/**
	 * @param array<string, mixed> $attributes The blog's.
	 */
	private static function blog( array $attributes ): string {
		return do_blocks( '<!-- wp:brolga/blog '
			. wp_json_encode(
				$attributes + [ 'anchor' => 'news', 'postType' => self::PROJECT, 'taxonomy' => self::CATEGORY ]
			)
			. ' /-->' );
	}

	/**
	 * @param array<string, mixed> $attributes The blog's.
	 * @return list<string>
	 */
	private static function titles( array $attributes ): array {
		preg_match_all( '/Post \d+(?=<\/a>)/', self::blog( $attributes ), $found );
		return $found[0];
	}

	/**
	 * PAGE-13: a page of a module asks the database at most three times, however many items it has.
	 */
	#[DataProvider( 'counts' )]
	public function test_a_page_asks_at_most_three_times(
		int $count,
		string $block,
		bool $filters_twice = false
	): void {
		$ids = Posts::make( $count, [ 'post_type' => self::PROJECT ] );
		foreach ( $ids as $index => $id ) {
			Posts::image( $id, "image-{$index}" );
		}
		Posts::term( self::CATEGORY, 'Courtyards', ...$ids );
		Posts::term( 'post_tag', 'Shade', ...$ids );
		$_GET['news_category'] = 'courtyards';
		$_GET['news_also']     = 'shade';
		wp_cache_flush();
		// Options and types are read once a page, whatever is on it.
		wp_load_alloptions();
		get_option( 'medium_crop' );
		$attributes = wp_json_encode( [
			'anchor'      => 'news',
			'postType'    => self::PROJECT,
			'taxonomy'    => self::CATEGORY,
			'postsNumber' => max( 1, $count - 1 ),
		] + ( $filters_twice ? [ 'secondTaxonomy' => 'post_tag' ] : [] ) );
		do_blocks( '<!-- wp:brolga/blog {"postType":"none"} /-->' );
		$before = self::db()->num_queries;
		$html   = do_blocks( "<!-- wp:brolga/{$block} {$attributes} /-->" );
		self::assertSame( max( 1, $count - 1 ), substr_count( $html, '<img ' ) );
		self::assertLessThanOrEqual( 3, self::db()->num_queries - $before );
	}

	/**
	 * @return array<string, array{0: int, 1: string, 2?: bool}>
	 */
	public static function counts(): array {
		return [
			'one post'                 => [ 1, 'blog' ],
			'twelve posts'             => [ 12, 'blog' ],
			'twelve projects'          => [ 12, 'portfolio' ],
			'twelve filtered projects' => [ 12, 'filterable-portfolio' ],
			'twelve filtered twice'    => [ 12, 'filterable-portfolio', true ],
			'twelve edge to edge'      => [ 12, 'fullwidth-portfolio' ],
		];
	}

	/**
	 * BLOG-4: order, offset, number and excluded posts are the owner's.
	 */
	public function test_the_owner_chooses_posts_and_order(): void {
		$ids = Posts::make( 5, [ 'post_type' => self::PROJECT ] );
		self::assertSame( [ 'Post 1', 'Post 2' ], self::titles( [ 'postsNumber' => 2 ] ) );
		self::assertSame( [ 'Post 3', 'Post 4' ], self::titles( [ 'postsNumber' => 2, 'offset' => 2 ] ) );
		self::assertSame( [ 'Post 5', 'Post 4' ], self::titles( [ 'postsNumber' => 2, 'order' => 'asc' ] ) );
		self::assertSame(
			[ 'Post 5', 'Post 4', 'Post 3' ],
			self::titles( [ 'orderBy' => 'title', 'exclude' => [ $ids[0], $ids[1] ] ] )
		);
	}

	/**
	 * BLOG-4: any taxonomy chooses posts.
	 */
	public function test_terms_choose_posts(): void {
		$ids   = Posts::make( 3, [ 'post_type' => self::PROJECT ] );
		$court = Posts::term( self::CATEGORY, 'Courtyards', $ids[0], $ids[2] );
		$slope = Posts::term( self::CATEGORY, 'Slopes', $ids[1], $ids[2] );
		self::assertSame( [ 'Post 1', 'Post 3' ], self::titles( [ 'terms' => [ $court ] ] ) );
		self::assertSame( [ 'Post 1', 'Post 2', 'Post 3' ], self::titles( [ 'terms' => [ $court, $slope ] ] ) );
		self::assertSame( [], self::titles( [ 'terms' => [ 999999 ] ] ) );
	}

	/**
	 * PAGE-6: pages are counted after the offset, and a page that is not there is the last one.
	 */
	public function test_a_page_out_of_range_is_the_nearest(): void {
		Posts::make( 5, [ 'post_type' => self::PROJECT ] );
		$_GET['news_page'] = '9999';
		self::assertSame( [ 'Post 4', 'Post 5' ], self::titles( [ 'postsNumber' => 2, 'offset' => 1 ] ) );
		self::assertStringContainsString(
			'data-brolga-told="Page 2 of 2"',
			self::blog( [ 'postsNumber' => 2, 'offset' => 1 ] )
		);
	}

	/**
	 * PORT-2: 0 shows all on one page.
	 */
	public function test_zero_shows_all(): void {
		Posts::make( 12, [ 'post_type' => self::PROJECT ] );
		self::assertCount( 12, self::titles( [ 'postsNumber' => 0 ] ) );
		self::assertStringNotContainsString( '<nav', self::blog( [ 'postsNumber' => 0 ] ) );
	}

	/**
	 * BLOG-6: nothing shows that visitors may not see: drafts, locked posts, types that are not public.
	 */
	public function test_what_is_not_public_stays_hidden(): void {
		Posts::make( 1, [ 'post_type' => self::PROJECT, 'post_status' => 'draft' ] );
		Posts::make( 1, [ 'post_type' => self::PROJECT, 'post_password' => 'secret' ] );
		Posts::make( 1, [ 'post_type' => 'wp_block' ] );
		self::assertSame( [], self::titles( [] ) );
		self::assertSame( [], self::titles( [ 'postType' => 'wp_block' ] ) );
		self::assertSame( [], self::titles( [ 'postType' => 'nothing-of-ours' ] ) );
		self::assertStringContainsString( 'There is nothing here yet.', self::blog( [] ) );
	}

	/**
	 * PAGE-13: queries of others are left as they are.
	 */
	public function test_other_queries_are_left_alone(): void {
		self::assertTrue( apply_filters( 'split_the_query', true, new \WP_Query() ) );
		self::assertSame( ' AND 1', apply_filters( 'posts_where', ' AND 1', new \WP_Query() ) );
	}
}
