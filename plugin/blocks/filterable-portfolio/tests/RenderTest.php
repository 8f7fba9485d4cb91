<?php
/**
 * What the server prints for the filterable portfolio.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Blocks\FilterablePortfolio;

use Brolga\Tests\Support\Posts;
use Brolga\Tests\TestCase;

/**
 * The filterable portfolio without scripts.
 */
final class RenderTest extends TestCase {

	private static function render( string $attributes ): string {
		$_SERVER['REQUEST_URI'] = '/work/';
		return do_blocks( "<!-- wp:brolga/filterable-portfolio $attributes /-->" );
	}

	private const CATEGORY = 'brolga_project_category';

	/**
	 * PORT-1, PORT-5, PORT-6: filters with counts, and real links; also one called All.
	 */
	public function test_the_markup_is_what_the_view_is_tested_with(): void {
		$ids = Posts::make( 5, [ 'post_type' => 'brolga_project' ] );
		Posts::term( self::CATEGORY, 'Courtyards', $ids[0], $ids[1], $ids[2] );
		Posts::term( self::CATEGORY, 'All', $ids[3] );
		self::assert_markup( 'block', self::render( '{"anchor":"work","postsNumber":2}' ) );
		$_GET = [
			'work_category' => 'courtyards',
			'work_page'     => '2',
		];
		self::assert_markup( 'courtyards', self::render( '{"anchor":"work","postsNumber":2}' ) );
	}

	/**
	 * PORT-3: a category whose slug is that of everything has another in addresses.
	 */
	public function test_a_category_called_all_is_not_everything(): void {
		$ids = Posts::make( 2, [ 'post_type' => 'brolga_project' ] );
		Posts::term( self::CATEGORY, 'All', $ids[0] );
		$_GET['work_category'] = '_all';
		self::assertSame( 1, substr_count( self::render( '{"anchor":"work"}' ), '<li class="brolga-posts__item' ) );
		$_GET['work_category'] = 'all';
		self::assertSame( 2, substr_count( self::render( '{"anchor":"work"}' ), '<li class="brolga-posts__item' ) );
	}

	/**
	 * PORT-3: a filter that is not there shows everything.
	 */
	public function test_an_unknown_filter_shows_everything(): void {
		Posts::make( 2, [ 'post_type' => 'brolga_project' ] );
		$_GET['work_category'] = '"><script>';
		$html                  = self::render( '{"anchor":"work"}' );
		self::assertSame( 2, substr_count( $html, '<li class="brolga-posts__item' ) );
		self::assertStringContainsString( 'data-brolga-told="2 projects"', $html );
		self::assertStringNotContainsString( '<script', $html );
	}

	/**
	 * PORT-5: a category's slug may have any letters.
	 */
	public function test_slugs_have_any_letters(): void {
		$ids = Posts::make( 2, [ 'post_type' => 'brolga_project' ] );
		Posts::term( self::CATEGORY, '中庭', $ids[0] );
		self::assertStringContainsString(
			'work_category=%E4%B8%AD%E5%BA%AD#work',
			self::render( '{"anchor":"work"}' )
		);
		$_GET['work_category'] = '中庭';
		$html                  = self::render( '{"anchor":"work"}' );
		self::assertSame( 1, substr_count( $html, '<li class="brolga-posts__item' ) );
		self::assertStringContainsString( 'data-brolga-shown="中庭|1"', $html );
	}

	/**
	 * PORT-14: posts have to fit both taxonomies; each has its filters.
	 */
	public function test_a_second_taxonomy_filters_too(): void {
		$ids = Posts::make( 5 );
		Posts::term( 'category', 'Water', $ids[0], $ids[1], $ids[2] );
		Posts::term( 'post_tag', 'Shade', $ids[1], $ids[2], $ids[3] );
		Posts::term( 'post_tag', 'Sun', $ids[0] );
		$shown = static function ( string $category, string $also, string $more = '' ): array {
			$_GET = [
				'work_category' => $category,
				'work_also'     => $also,
			];
			$html = self::render( '{"anchor":"work","postType":"post","taxonomy":"category","secondTaxonomy":"post_tag","postsNumber":2' . $more . '}' );
			preg_match_all( '/Post \d+(?=<\/a>)/', $html, $posts );
			preg_match( '/data-brolga-shown="([^"]*)"/', $html, $state );
			preg_match( '/data-brolga-told="([^"]*)"/', $html, $told );
			return [ implode( ' ', $posts[0] ), $state[1] ?? '', $told[1] ?? '' ];
		};
		self::assertSame( [ 'Post 1 Post 2', 'water|1|all', '3 posts. Page 1 of 2' ], $shown( 'water', 'all' ) );
		self::assertSame( [ 'Post 2 Post 3', 'all|1|shade', '3 posts. Page 1 of 2' ], $shown( '', 'shade' ) );
		self::assertSame( [ 'Post 2 Post 3', 'water|1|shade', '2 posts' ], $shown( 'water', 'shade' ) );
		self::assertSame( [ 'Post 1', 'water|1|sun', '1 post' ], $shown( 'water', 'sun' ) );
		self::assertSame( 'water|1|all', $shown( 'water', '"><script>' )[1] );
		self::assertSame( [ 'Post 1', 'all|1|sun', '1 post' ], $shown( 'no"such', 'sun' ) );
		self::assertStringContainsString(
			'aria-label="Filter: Tags (Filterable portfolio',
			self::render( '{"postType":"post","taxonomy":"category","secondTaxonomy":"post_tag"}' )
		);
		self::assertStringNotContainsString(
			'data-brolga-also',
			self::render( '{"postType":"post","taxonomy":"category","secondTaxonomy":"category"}' )
		);
	}

	/**
	 * PORT-15: a button adds pages, within what is filtered.
	 */
	public function test_pages_are_added_by_a_button(): void {
		$ids = Posts::make( 5, [ 'post_type' => 'brolga_project' ] );
		Posts::term( self::CATEGORY, 'Courtyards', $ids[0], $ids[1], $ids[2] );
		$_GET = [
			'work_category' => 'courtyards',
			'work_page'     => '2',
		];
		$html = self::render( '{"anchor":"work","postsNumber":1,"paging":"more"}' );
		self::assertSame( 2, substr_count( $html, '<li class="brolga-posts__item' ) );
		self::assertMatchesRegularExpression( '/href="[^"]*work_page=3&#038;work_category=courtyards#work" data-brolga-to="3"|href="[^"]*work_category=courtyards&#038;work_page=3#work" data-brolga-to="3"/', $html );
		self::assertStringContainsString( 'data-brolga-adds', $html );
	}

	/**
	 * PORT-6: only chosen terms are filters, and only their posts are counted.
	 */
	public function test_chosen_terms_alone_are_filters(): void {
		$ids   = Posts::make( 3, [ 'post_type' => 'brolga_project' ] );
		$court = Posts::term( self::CATEGORY, 'Courtyards', $ids[0] );
		Posts::term( self::CATEGORY, 'Slopes', $ids[1], $ids[2] );
		$html = self::render( '{"anchor":"work","terms":[' . $court . ']}' );
		self::assertStringNotContainsString( 'Slopes', $html );
		self::assertStringContainsString( 'data-brolga-told="1 project"', $html );
	}

	/**
	 * BLOG-6: nothing is told of types and posts that are not public.
	 */
	public function test_nothing_is_told_of_what_is_not_public(): void {
		$ids = Posts::make( 1, [ 'post_type' => 'brolga_project', 'post_status' => 'private' ] );
		Posts::term( self::CATEGORY, 'Hidden', ...$ids );
		self::assertStringNotContainsString( 'Hidden', self::render( '' ) );
	}

	/**
	 * BLOCK-16: what a contributor saved, and what a title holds, stays inert.
	 */
	public function test_hostile_attributes_are_inert(): void {
		Posts::make(
			1,
			[
				'post_type'  => 'brolga_project',
				'post_title' => 'Post <script>alert(1)</script><img src=x onerror=alert(2)>',
			]
		);
		$html = self::render( '{"postType":"brolga_project","anchor":"x\u0022 onload=\u0022alert(1)","columns":"3;background:url(x)","headingLevel":99,"orderBy":"rand","terms":["1) OR (1=1"],"exclude":["x"]}' );
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( '<img', $html );
		self::assertStringNotContainsString( '" onload="', $html );
		self::assertStringNotContainsString( 'url(x)', $html );
		self::assertStringNotContainsString( '<h99', $html );
	}
}
