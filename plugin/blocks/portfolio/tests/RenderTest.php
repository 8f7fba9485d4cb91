<?php
/**
 * What the server prints for the portfolio.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Blocks\Portfolio;

use Brolga\Content\Posts\PostQuery;
use Brolga\Tests\Support\Posts;
use Brolga\Tests\TestCase;

/**
 * The portfolio without scripts.
 */
final class RenderTest extends TestCase {

	private static function render( string $attributes ): string {
		$_SERVER['REQUEST_URI'] = '/work/';
		return do_blocks( "<!-- wp:brolga/portfolio $attributes /-->" );
	}

	/**
	 * PORT-13, PAGE-7, PAGE-8: projects with numbered pages.
	 */
	public function test_projects_have_numbered_pages(): void {
		Posts::make( 5, [ 'post_type' => 'brolga_project' ] );
		$_GET['work_page'] = '2';
		self::assert_markup( 'block', self::render( '{"anchor":"work","postsNumber":2}' ) );
	}

	/**
	 * PORT-15: a page shows those before it, too, and a link that adds the next.
	 */
	public function test_pages_are_added_by_a_button(): void {
		Posts::make( 7, [ 'post_type' => 'brolga_project' ] );
		$shown = static function ( string $page ): array {
			$_GET['work_page'] = $page;
			$html              = self::render( '{"anchor":"work","postsNumber":2,"paging":"more"}' );
			preg_match_all( '/Post \d+(?=<\/a>)/', $html, $posts );
			preg_match( '/work_page=(\d+)#work" data-brolga-to/', $html, $next );
			return [ count( $posts[0] ), $posts[0][0] ?? '', $next[1] ?? '' ];
		};
		self::assertSame( [ 2, 'Post 1', '2' ], $shown( '1' ) );
		self::assertSame( [ 6, 'Post 1', '4' ], $shown( '3' ) );
		self::assertSame( [ 7, 'Post 1', '' ], $shown( '4' ) );
		self::assertSame( [ 7, 'Post 1', '' ], $shown( '9999' ) );
	}

	/**
	 * PORT-15: an address never shows more than 500.
	 */
	public function test_an_address_shows_500_at_most(): void {
		$query = PostQuery::of( self::attributes() );
		$asked = $query->arguments( 20, false );
		self::assertSame( [ 500, 1500 ], [ $asked['posts_per_page'], $asked['offset'] ] );
	}

	/**
	 * @return array{
	 *     postType: string,
	 *     taxonomy: string,
	 *     terms: list<int>,
	 *     exclude: list<int>,
	 *     orderBy: 'date',
	 *     order: 'desc',
	 *     offset: int<0, max>,
	 *     postsNumber: int<0, 100>,
	 *     paging: 'more',
	 * }
	 */
	private static function attributes(): array {
		return [
			'postType'    => 'brolga_project',
			'taxonomy'    => '',
			'terms'       => [],
			'exclude'     => [],
			'orderBy'     => 'date',
			'order'       => 'desc',
			'offset'      => 0,
			'postsNumber' => 100,
			'paging'      => 'more',
		];
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
