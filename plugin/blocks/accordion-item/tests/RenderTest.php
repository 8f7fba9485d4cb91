<?php
/**
 * What the server prints for an item of an accordion.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Blocks\AccordionItem;

use Brolga\Tests\TestCase;

/**
 * A heading with its content.
 */
final class RenderTest extends TestCase {

	private static function item( string $attributes ): string {
		return do_blocks( "<!-- wp:brolga/accordion --><!-- wp:brolga/accordion-item $attributes --><p>Plans</p><!-- /wp:brolga/accordion-item --><!-- /wp:brolga/accordion -->" );
	}

	/**
	 * ACC-9: the panel's id is the item's, for the button to name.
	 */
	public function test_a_panel_is_named_after_its_item(): void {
		$html = self::item( '{"anchor":"a-question-of-soil"}' );
		self::assertStringContainsString( 'id="a-question-of-soil" data-brolga-item', $html );
		self::assertStringContainsString( 'id="a-question-of-soil-panel" data-brolga-panel', $html );
	}

	/**
	 * A title keeps its emphasis, and is never empty.
	 */
	public function test_a_title_is_what_can_stand_in_a_button(): void {
		self::assertStringContainsString( '>Which <em>soil</em>?</span></h3>', self::item( '{"title":" Which \u003cem\u003esoil\u003c/em\u003e? "}' ) );
		self::assertStringContainsString( '>More</span></h3>', self::item( '{"title":"\u003cem\u003e \u003c/em\u003e"}' ) );
	}
}
