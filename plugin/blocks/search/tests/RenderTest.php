<?php
/**
 * What the server prints for the search.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Blocks\Search;

use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * The search without scripts.
 */
#[Group( 'once' )]
final class RenderTest extends TestCase {

	private static function render( string $attributes ): string {
		return do_blocks( "<!-- wp:brolga/search $attributes /-->" );
	}

	/**
	 * SEARCH-6: a plain form; the tests of the view load the same file.
	 */
	public function test_the_markup_is_what_it_was(): void {
		self::assert_markup( 'block', self::render( '{"anchor":"find","placeholder":"Ferns","postType":"page"}' ) );
	}

	/**
	 * SEARCH-6, SEARCH-8: a kind that is not searched is left out, and suggestions can be off.
	 */
	public function test_an_unknown_kind_is_left_out(): void {
		$html = self::render( '{"postType":"revision","live":false}' );
		self::assertStringNotContainsString( 'post_type', $html );
		self::assertStringNotContainsString( 'data-brolga-search', $html );
	}

	public function test_hostile_attributes_are_inert(): void {
		$html = self::render( '{"anchor":"x\u0022 onload=\u0022alert(1)","design":"\u0022onclick=\u0022","showLabel":true,"label":"\u003cscript\u003ealert(2)\u003c/script\u003e","placeholder":"\u0022\u003e\u003cscript\u003e","buttonText":"\u003cimg src=x onerror=alert(3)\u003e","postType":"\u0022\u003e"}' );
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( '<img', $html );
		self::assertStringNotContainsString( '" onload="', $html );
	}
}
