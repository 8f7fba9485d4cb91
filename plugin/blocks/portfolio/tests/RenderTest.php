<?php
/**
 * What the server prints for the portfolio.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Blocks\Portfolio;

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
