<?php
/**
 * What the server prints for the header search.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Blocks\HeaderSearch;

use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * The header search without scripts.
 */
#[Group( 'once' )]
final class RenderTest extends TestCase {

	private static function render( string $attributes ): string {
		return do_blocks( "<!-- wp:brolga/header-search $attributes /-->" );
	}

	/**
	 * SEARCH-6, SEARCH-13: a disclosure and a plain form; the tests of the view load the same file.
	 */
	public function test_the_markup_is_what_it_was(): void {
		self::assert_markup( 'block', self::render( '{"anchor":"find","placeholder":"Ferns"}' ) );
	}

	/**
	 * SEARCH-6, PERF-38: it brings neither the looks of an open search nor its script before it opens; without scripts
	 * it has them at once.
	 */
	public function test_it_brings_nothing_of_a_search(): void {
		wp_styles()->dequeue( 'brolga-search-style' );
		$html = self::render( '{}' );
		self::assertFalse( wp_style_is( 'brolga-search-style' ) );
		self::assertSame(
			1,
			preg_match( '#data-brolga-style="([^"]*/header-search-look\.css\?ver=\w+)">\s*<noscript><link rel="stylesheet" href="\1">#', $html )
		);
		self::assertNotContains( '@brolga/search', wp_script_modules()->get_queue() );
		do_blocks( '<!-- wp:brolga/search /-->' );
		self::assertContains( '@brolga/search', wp_script_modules()->get_queue() );
	}

	public function test_hostile_attributes_are_inert(): void {
		$html = self::render( '{"anchor":"x\u0022 onload=\u0022alert(1)","design":"\u0022onclick=\u0022","label":"\u0022\u003e\u003cscript\u003ealert(2)\u003c/script\u003e","placeholder":"\u0022\u003e\u003cscript\u003e","buttonText":"\u003cimg src=x onerror=alert(3)\u003e","postType":"\u0022\u003e"}' );
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( '<img', $html );
		self::assertStringNotContainsString( '" onload="', $html );
		self::assertStringContainsString( 'is-dropdown', $html );
	}
}
