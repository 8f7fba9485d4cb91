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
		Posts::make( 1, [ 'post_type' => 'brolga_project', 'post_title' => 'Post <script>alert(1)</script><img src=x onerror=alert(2)>' ] );
		$html = self::render( '{"postType":"brolga_project","anchor":"x\u0022 onload=\u0022alert(1)","columns":"3;background:url(x)","headingLevel":99,"orderBy":"rand","terms":["1) OR (1=1"],"exclude":["x"]}' );
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( '<img', $html );
		self::assertStringNotContainsString( '" onload="', $html );
		self::assertStringNotContainsString( 'url(x)', $html );
		self::assertStringNotContainsString( '<h99', $html );
	}
}
