<?php
/**
 * What the server prints for a toggle.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Blocks\Toggle;

use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * A toggle without scripts, and what the view finds.
 */
#[Group( 'once' )]
final class RenderTest extends TestCase {

	private static function render( string $attributes ): string {
		return do_blocks( "<!-- wp:brolga/toggle $attributes --><p id=\"inside\">Content</p><!-- /wp:brolga/toggle -->" );
	}

	/**
	 * ACC-8: complete without scripts; the tests of the view load the same file.
	 */
	public function test_the_markup_is_what_the_view_is_tested_with(): void {
		self::assert_markup( 'toggle', self::render( '{"anchor":"more","title":"More"}' ) );
		self::assertStringNotContainsString( 'hidden', self::render( '' ) );
	}

	/**
	 * ACC-11: closed at first, or open.
	 */
	public function test_the_owner_chooses_whether_it_is_open(): void {
		self::assertStringNotContainsString( 'data-brolga-open', self::render( '' ) );
		self::assertStringContainsString( 'data-brolga-open', self::render( '{"open":true}' ) );
	}

	/**
	 * ACC-9, ACC-16: level, design and icon are the owner's.
	 */
	public function test_it_looks_as_the_owner_chose(): void {
		$html = self::render( '{"anchor":"mix","title":"Soil","headingLevel":5,"design":"cards","icon":"chevron"}' );
		self::assertStringContainsString( '<h5 class="wp-block-brolga-toggle__heading"><span class="wp-block-brolga-toggle__header" id="mix-header">Soil</span></h5>', $html );
		self::assertMatchesRegularExpression( '/class="[^"]*\bis-cards has-chevron\b/', $html );
	}

	/**
	 * BLOCK-16: what a contributor saved stays inert.
	 */
	public function test_hostile_attributes_are_inert(): void {
		$html = self::render( '{"anchor":"x\u0022 onload=\u0022alert(1)","title":"\u003cscript\u003ealert(2)\u003c/script\u003e\u003cimg src=x onerror=alert(3)\u003e\u003ca href=\u0022javascript:alert(4)\u0022\u003eb\u003c/a\u003e","open":"yes","headingLevel":"1 onclick=x","design":"x\u0022 onclick=\u0022y"}' );
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( '" onload="', $html );
		self::assertStringNotContainsString( 'onclick', $html );
		self::assertStringNotContainsString( '<img', $html );
		self::assertStringNotContainsString( '<a ', $html );
		self::assertStringNotContainsString( 'data-brolga-open', $html );
	}
}
