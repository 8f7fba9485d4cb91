<?php
/**
 * What the server prints for the blog.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Blocks\Blog;

use Brolga\Tests\Support\Posts;
use Brolga\Tests\TestCase;

/**
 * The blog without scripts.
 */
final class RenderTest extends TestCase {

	private static function render( string $attributes ): string {
		$_SERVER['REQUEST_URI'] = '/work/';
		return do_blocks( "<!-- wp:brolga/blog $attributes /-->" );
	}

	/**
	 * BLOG-2, BLOG-3, BLOG-5: the posts in their order, each with one link, and a pager.
	 */
	public function test_the_markup_is_what_the_view_is_tested_with(): void {
		Posts::make( 3, [ 'post_type' => 'brolga_project' ] );
		self::assert_markup( 'masonry', self::render( '{"postType":"brolga_project","anchor":"news","layout":"masonry","postsNumber":2,"orderBy":"title","order":"asc"}' ) );
	}

	/**
	 * BLOG-5: date and excerpt are the owner's choice.
	 */
	public function test_date_and_excerpt_can_be_left_out(): void {
		Posts::make( 1 );
		$html = self::render( '{"showDate":false,"showExcerpt":false}' );
		self::assertStringNotContainsString( '<time', $html );
		self::assertStringNotContainsString( 'is about', $html );
	}

	/**
	 * BLOG-7: a text without an excerpt is cut, and runs no block.
	 */
	public function test_a_text_without_an_excerpt_is_cut(): void {
		Posts::make(
			1,
			[
				'post_excerpt' => '',
				'post_content' => '<!-- wp:brolga/blog /--><!-- wp:paragraph --><p>'
					. str_repeat( 'word ', 40 )
					. '</p><!-- /wp:paragraph -->',
			]
		);
		$html = self::render( '' );
		self::assertSame( 28, substr_count( $html, 'word' ) );
		self::assertSame( 1, substr_count( $html, 'data-brolga-module' ) );
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
