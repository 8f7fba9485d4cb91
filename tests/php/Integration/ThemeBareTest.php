<?php
/**
 * The theme on sites that have little, and on those that have a lot.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration;

use Brolga\Tests\Support\Posts;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_HTML_Tag_Processor;
use WP_Query;

/**
 * A notice of PHP's fails any of these, as it does everywhere.
 *
 * @see THEME-21
 */
#[Group( 'once' )]
final class ThemeBareTest extends TestCase {

	private const BARE = [
		'post_title'   => '',
		'post_name'    => '',
		'post_excerpt' => '',
		'post_content' => '',
	];

	protected function setUp(): void {
		parent::setUp();
		self::assertSame( 'brolga', get_stylesheet(), 'These tests look at the active theme.' );
		add_filter( 'wp_insert_post_empty_content', '__return_false' );
		update_option( 'posts_per_page', 500 );
		foreach ( get_posts( [
			'numberposts' => -1,
			'fields'      => 'ids',
			'post_type'   => [ 'post', 'brolga_project' ],
			'post_status' => 'any',
		] ) as $id ) {
			wp_delete_post( $id, true );
		}
	}

	/**
	 * Lists of posts: template, what it lists, and how it is asked for.
	 *
	 * @return array<string, array{string, string, array<string, mixed>}>
	 */
	public static function lists(): array {
		return [
			'home'     => [ 'home', 'post', [] ],
			'index'    => [ 'index', 'post', [] ],
			'archive'  => [ 'archive', 'post', [ 'taxonomy' => 'category', 'term' => 'ferns' ] ],
			'category' => [ 'category', 'post', [ 'category_name' => 'ferns' ] ],
			'tag'      => [ 'tag', 'post', [ 'tag' => 'shade' ] ],
			'author'   => [ 'author', 'post', [ 'author' => 1 ] ],
			'date'     => [ 'date', 'post', [ 'year' => 2026 ] ],
			'search'   => [ 'search', 'post', [ 's' => 'Moss' ] ],
			'projects' => [ 'archive-brolga_project', 'brolga_project', [ 'post_type' => 'brolga_project' ] ],
			'kind'     => [
				'taxonomy-brolga_project_category',
				'brolga_project',
				[ 'taxonomy' => 'brolga_project_category', 'term' => 'courts' ],
			],
		];
	}

	/**
	 * @param array<string, mixed> $asked
	 */
	#[DataProvider( 'lists' )]
	public function test_theme_21_an_empty_list_says_so( string $template, string $type, array $asked ): void {
		self::sort_in( $type, [] );
		$html = self::render( $template, $asked );

		self::assertSame( 0, substr_count( $html, '<li class="wp-block-post ' ) );
		self::assertSame(
			1,
			preg_match( '/<p class="is-style-lead[^"]*">([^<]+)<\/p>/', self::main( $html ), $sentence ),
			$html
		);
		self::assertSame(
			'search' === $template,
			str_contains( $sentence[1] ?? '', 'another word' ),
			$sentence[1] ?? ''
		);
		self::assertStringNotContainsString( 'wp-block-query-pagination', $html );
	}

	/**
	 * @param array<string, mixed> $asked
	 */
	#[DataProvider( 'lists' )]
	public function test_theme_21_a_bare_post_has_a_link_and_nothing_empty(
		string $template,
		string $type,
		array $asked
	): void {
		$bare = self::BARE;
		// A search has to find something, and finds it in what an image says.
		if ( 'search' === $template ) {
			$bare['post_content'] = '<img src="/moss.png" alt="Moss">';
		}
		$ids = Posts::make( 1, [ 'post_type' => $type, 'post_author' => 1 ] + $bare );
		self::sort_in( $type, $ids );
		$html = self::main( self::render( $template, $asked ) );

		self::assertSame( 1, substr_count( $html, '<li class="wp-block-post ' ), $html );
		self::assertMatchesRegularExpression(
			'/<h2[^>]*><a href="'
				. preg_quote( esc_url( (string) get_permalink( $ids[0] ) ), '/' )
				. '"[^>]*>\(no title\)<\/a><\/h2>/',
			$html
		);
		self::assertStringNotContainsString( 'wp-block-post-featured-image', $html );
		self::assertStringNotContainsString( 'wp-block-post-excerpt', $html );
		self::nothing_is_empty( $html );
	}

	/**
	 * One of each kind: making so many takes its time.
	 *
	 * @return array<string, array{string, string, array<string, mixed>}>
	 */
	public static function long_lists(): array {
		return array_intersect_key( self::lists(), array_flip( [ 'category', 'search', 'projects' ] ) );
	}

	/**
	 * Most of them are bare.
	 *
	 * @param array<string, mixed> $asked
	 */
	#[DataProvider( 'long_lists' )]
	public function test_theme_21_two_hundred_posts_cost_no_more_queries_than_two(
		string $template,
		string $type,
		array $asked
	): void {
		$words = [ 'post_type' => $type, 'post_author' => 1, 'post_content' => 'Moss' ];
		$first = Posts::make( 2, $words );
		Posts::image( $first[0], 'moss' );
		self::sort_in( $type, $first );
		self::render( $template, $asked );
		[ $few, $html ] = self::cost( $template, $asked );
		self::assertSame( 2, substr_count( $html, '<li class="wp-block-post ' ) );

		$more = [];
		for ( $i = 0; $i < 18; $i++ ) {
			array_push(
				$more,
				...Posts::make( 1, $words ),
				...Posts::make( 10, [ 'post_content' => 'Moss' ] + $words + self::BARE )
			);
			Posts::image( $more[ $i * 11 ], "moss-{$i}" );
		}
		self::assertCount( 198, $more );
		self::sort_in( $type, $more );
		[ $many, $html ] = self::cost( $template, $asked );
		self::assertSame( 200, substr_count( $html, '<li class="wp-block-post ' ) );
		self::assertLessThanOrEqual( $few, $many );
	}

	/**
	 * Templates of one post.
	 *
	 * @return array<string, array{string, string}>
	 */
	public static function singles(): array {
		return [
			'a post'               => [ 'single', 'post' ],
			'a post with a cover'  => [ 'single-cover', 'post' ],
			'a project'            => [ 'single-brolga_project', 'brolga_project' ],
			'a project beside'     => [ 'project-aside', 'brolga_project' ],
			'a project on a cover' => [ 'project-cover', 'brolga_project' ],
			'a page'               => [ 'page', 'page' ],
		];
	}

	#[DataProvider( 'singles' )]
	public function test_theme_21_a_bare_post_has_a_heading_and_nothing_empty( string $template, string $type ): void {
		$id   = Posts::make( 1, [ 'post_type' => $type ] + self::BARE )[0];
		$html = self::main(
			self::render( $template, 'page' === $type ? [ 'page_id' => $id ] : [ 'p' => $id, 'post_type' => $type ] )
		);

		self::assertMatchesRegularExpression( '/<h1[^>]*>\(no title\)<\/h1>/', $html );
		self::assertStringNotContainsString( '<img', $html );
		self::assertStringNotContainsString( 'wp-block-post-featured-image', $html );
		self::assertStringNotContainsString( 'wp-block-post-excerpt', $html );
		self::nothing_is_empty( $html );
	}

	public function test_theme_21_the_neighbour_of_a_bare_post_can_name_it(): void {
		[ $id ] = Posts::make( 1 );
		Posts::make( 1, [ 'post_date' => '2026-01-01 08:00:00' ] + self::BARE );

		self::assertMatchesRegularExpression(
			'/Earlier:<\/span> <span[^>]*>[^<]+<\/span><\/a>/',
			self::main( self::render( 'single', [ 'p' => $id ] ) )
		);
	}

	/**
	 * Feeds and programs are told the truth.
	 */
	public function test_theme_21_nothing_stands_in_outside_of_pages(): void {
		$id = Posts::make( 1, self::BARE )[0];
		self::assertSame( '(no title)', get_the_title( $id ) );

		$before              = $GLOBALS['wp_query'] ?? null;
		$GLOBALS['wp_query'] = new WP_Query();
		$GLOBALS['wp_query']->is_feed = true;
		try {
			self::assertSame( '', get_the_title( $id ) );
		} finally {
			$GLOBALS['wp_query'] = $before;
		}
	}

	/**
	 * Gives posts the terms that the lists ask for, which are there without posts, too.
	 *
	 * @param string    $type  The posts' type.
	 * @param list<int> $posts The posts.
	 */
	private static function sort_in( string $type, array $posts ): void {
		foreach ( 'post' === $type
			? [ 'category' => 'ferns', 'post_tag' => 'shade' ]
			: [ 'brolga_project_category' => 'courts' ] as $taxonomy => $name ) {
			$term = get_term_by( 'slug', $name, $taxonomy );
			if ( false === $term ) {
				Posts::term( $taxonomy, $name );
			}
			foreach ( $posts as $post ) {
				wp_set_object_terms( $post, $name, $taxonomy );
			}
		}
	}

	/**
	 * What a list costs the database when nothing of it is at hand.
	 *
	 * @param array<string, mixed> $asked
	 * @return array{int, string}
	 */
	private static function cost( string $template, array $asked ): array {
		wp_cache_flush();
		wp_load_alloptions();
		$before = self::db()->num_queries;
		$html   = self::main( self::render( $template, $asked ) );
		return [ self::db()->num_queries - $before, $html ];
	}

	/**
	 * A template as a page of the site would show it.
	 *
	 * @param array<string, mixed> $asked
	 */
	private static function render( string $template, array $asked ): string {
		$query = new WP_Query();
		$query->query( $asked );
		$before = [ $GLOBALS['wp_query'] ?? null, $GLOBALS['wp_the_query'] ?? null, $GLOBALS['post'] ?? null ];

		$GLOBALS['wp_query']                     = $query;
		$GLOBALS['wp_the_query']                 = $query;
		$GLOBALS['post']                         = $query->post;
		$GLOBALS['_wp_current_template_id']      = "brolga//$template";
		$GLOBALS['_wp_current_template_content'] = (string) file_get_contents(
			__DIR__ . "/../../../theme/templates/$template.html"
		);

		try {
			return get_the_block_template_html();
		} finally {
			[ $GLOBALS['wp_query'], $GLOBALS['wp_the_query'], $GLOBALS['post'] ] = $before;
			unset( $GLOBALS['_wp_current_template_id'], $GLOBALS['_wp_current_template_content'] );
		}
	}

	/**
	 * What is between header and footer.
	 */
	private static function main( string $html ): string {
		self::assertSame( 1, preg_match( '/<main.*<\/main>/s', $html, $main ) );
		return $main[0] ?? '';
	}

	/**
	 * No link, heading, paragraph or figure without anything in it, but those that
	 * a form says something in later.
	 */
	private static function nothing_is_empty( string $html ): void {
		self::assertDoesNotMatchRegularExpression(
			'/<(a|h[1-6]|p|figure|figcaption|ul)(?![^>]* role="status")(\s[^>]*)?>\s*<\/\1>/',
			$html
		);
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( [ 'tag_name' => 'a' ] ) ) {
			self::assertNotSame( '', $tags->get_attribute( 'href' ) ?? '' );
		}
	}
}
