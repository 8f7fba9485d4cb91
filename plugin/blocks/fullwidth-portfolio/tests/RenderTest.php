<?php
/**
 * What the server prints for the fullwidth portfolio.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Blocks\FullwidthPortfolio;

use Brolga\Tests\Support\Posts;
use Brolga\Tests\TestCase;

/**
 * The fullwidth portfolio without scripts.
 */
final class RenderTest extends TestCase {

	private static function render( string $attributes ): string {
		$_SERVER['REQUEST_URI'] = '/work/';
		return do_blocks( "<!-- wp:brolga/fullwidth-portfolio $attributes /-->" );
	}

	/**
	 * PORT-7, PAGE-7, PAGE-8: a grid with numbered pages.
	 */
	public function test_a_grid_has_pages(): void {
		Posts::make( 5, [ 'post_type' => 'brolga_project' ] );
		self::assert_markup( 'grid', self::render( '{"anchor":"work","postsNumber":2}' ) );
	}

	/**
	 * PORT-7, PORT-11: a carousel has all of its items, buttons, and a pause where it moves by itself.
	 */
	public function test_a_carousel_has_its_items_and_buttons(): void {
		Posts::make( 7, [ 'post_type' => 'brolga_project' ] );
		self::assert_markup( 'carousel', self::render( '{"anchor":"work","layout":"carousel","autoRotate":true,"autoRotateSpeed":3000,"label":"Gardens"}' ) );
		$still = self::render( '{"anchor":"work","layout":"carousel"}' );
		self::assertStringNotContainsString( 'data-brolga-pause', $still );
		self::assertStringNotContainsString( 'data-brolga-autoplay', $still );
		self::assertStringContainsString( 'data-brolga-speed="7000"', $still );
	}

	/**
	 * PORT-7: with nothing to move there are no buttons, and nothing at all is said so.
	 */
	public function test_few_items(): void {
		self::assertStringContainsString( 'There is nothing here yet.', self::render( '{"layout":"carousel"}' ) );
		Posts::make( 1, [ 'post_type' => 'brolga_project' ] );
		$one = self::render( '{"layout":"carousel","autoRotate":true}' );
		self::assertStringNotContainsString( '<button', $one );
		self::assertStringNotContainsString( 'data-brolga-autoplay', $one );
	}

	/**
	 * PORT-8: a browser chooses an image's file by the columns.
	 */
	public function test_images_say_how_wide_they_are(): void {
		$image = Posts::image( Posts::make( 1, [ 'post_type' => 'brolga_project' ] )[0], 'pond' );
		$smaller = [
			'file'      => 'pond-600x400.jpg',
			'width'     => 600,
			'height'    => 400,
			'mime-type' => 'image/jpeg',
		];
		wp_update_attachment_metadata(
			$image,
			[ 'sizes' => [ 'medium' => $smaller ] ] + (array) wp_get_attachment_metadata( $image )
		);
		// Of an image of 3:2 a box of 4:3 shows eight ninths: the file is that much wider.
		self::assertStringContainsString(
			'(min-width: 1600px) 22.5vw, (min-width: 1024px) 28.1vw, (min-width: 768px) 37.5vw, (min-width: 480px) 56.3vw, 112.5vw',
			self::render( '' )
		);
	}

	/**
	 * BLOCK-16: what a contributor saved, and what a title holds, stays inert.
	 */
	public function test_hostile_attributes_are_inert(): void {
		Posts::make(
			2,
			[
				'post_type'  => 'brolga_project',
				'post_title' => 'Post <script>alert(1)</script><img src=x onerror=alert(2)>',
			]
		);
		$html = self::render( '{"layout":"carousel","label":"\u0022 onload=\u0022alert(1)","anchor":"x\u0022 onload=\u0022alert(1)","autoRotateSpeed":"1;alert(1)","headingLevel":99,"orderBy":"rand","terms":["1) OR (1=1"],"exclude":["x"]}' );
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( '<img', $html );
		self::assertStringNotContainsString( '" onload="', $html );
		self::assertStringNotContainsString( '1;alert', $html );
		self::assertStringNotContainsString( '<h99', $html );
	}
}
