<?php
/**
 * What the server prints for the sample.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Blocks\Sample;

use Brolga\Tests\TestCase;

/**
 * The sample without scripts, and what the view finds.
 */
final class RenderTest extends TestCase {

	private static function render( string $attributes ): string {
		return do_blocks( "<!-- wp:brolga/sample $attributes --><p>Content</p><!-- /wp:brolga/sample -->" );
	}

	public function test_the_content_can_be_read_without_scripts(): void {
		$html = self::render( '{"label":"More"}' );
		self::assertStringContainsString( '<p>Content</p>', $html );
		self::assertStringContainsString( '>More</button>', $html );
		self::assertStringNotContainsString( 'hidden', $html );
	}

	public function test_the_button_names_what_it_opens(): void {
		$html = self::render( '{"anchor":"more"}' );
		self::assertMatchesRegularExpression( '/<div [^>]*id="more" data-brolga-module="brolga\/sample"/', $html );
		self::assertStringContainsString( 'aria-controls="more-content"', $html );
		self::assertStringContainsString( 'id="more-content"', $html );
	}

	public function test_the_owner_opens_it(): void {
		self::assertStringNotContainsString( 'data-brolga-open', self::render( '' ) );
		self::assertStringContainsString( 'data-brolga-open', self::render( '{"open":true}' ) );
	}

	public function test_hostile_attributes_are_inert(): void {
		$html = self::render( '{"anchor":"x\u0022 onload=\u0022alert(1)","label":"\u003cscript\u003ealert(2)\u003c/script\u003e"}' );
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( '" onload="', $html );
	}
}
