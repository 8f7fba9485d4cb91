<?php
/**
 * What the server prints for the sample.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Blocks\Sample;

use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * The sample without scripts.
 */
#[Group( 'once' )]
final class RenderTest extends TestCase {

	private static function render( string $attributes ): string {
		return do_blocks( "<!-- wp:brolga/sample $attributes --><p>Content</p><!-- /wp:brolga/sample -->" );
	}

	/**
	 * Complete without scripts; the tests of a view load the same file.
	 */
	public function test_the_markup_is_what_it_was(): void {
		self::assert_markup( 'block', self::render( '{"anchor":"more","label":"More"}' ) );
	}

	public function test_hostile_attributes_are_inert(): void {
		$html = self::render( '{"anchor":"x\u0022 onload=\u0022alert(1)","label":"\u003cscript\u003ealert(2)\u003c/script\u003e"}' );
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( '" onload="', $html );
	}
}
