<?php
/**
 * What the server prints for a variant.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Blocks\Variant;

use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * A variant that no test shows: the blocks in it, and no mark.
 */
#[Group( 'once' )]
final class RenderTest extends TestCase {

	/**
	 * AB-2: what makes it a subject, its test says.
	 */
	public function test_a_variant_by_itself_is_no_subject(): void {
		self::assert_markup( 'block', do_blocks( '<!-- wp:brolga/variant {"number":1,"label":"Short"} --><p>Book a visit</p><!-- /wp:brolga/variant -->' ) );
	}

	/**
	 * BLOCK-16: what a contributor saved stays inert.
	 */
	public function test_hostile_attributes_are_inert(): void {
		$html = do_blocks( '<!-- wp:brolga/variant {"number":"1\u0022 onload=\u0022alert(1)","label":"\u003cscript\u003ealert(2)\u003c/script\u003e"} --><p>Text</p><!-- /wp:brolga/variant -->' );
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( 'onload', $html );
	}
}
