<?php
/**
 * What the server prints for an item of an accordion.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Blocks\AccordionItem;

use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * A heading with its content.
 */
#[Group( 'once' )]
final class RenderTest extends TestCase {

	private static function item( string $attributes, string $content = '<p>Plans</p>' ): string {
		return do_blocks( "<!-- wp:brolga/accordion --><!-- wp:brolga/accordion-item $attributes -->$content<!-- /wp:brolga/accordion-item --><!-- /wp:brolga/accordion -->" );
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
	 * A title keeps its emphasis.
	 */
	public function test_a_title_is_what_can_stand_in_a_button(): void {
		self::assertStringContainsString(
			'>Which <em>soil</em>?</span></h3>',
			self::item( '{"title":" Which \u003cem\u003esoil\u003c/em\u003e? "}' )
		);
	}

	/**
	 * ACC-17: content without a heading is opened by its own words; what is empty is not printed.
	 */
	public function test_without_a_heading_the_content_speaks(): void {
		$empty = '{"title":"\u003cem\u003e \u003c/em\u003e"}';
		self::assertStringContainsString( '>Plans</span></h3>', self::item( $empty ) );
		self::assertStringContainsString(
			'>Fish &amp; &lt;blood&gt; one two three four five…</span></h3>',
			self::item( '', '<script>a()</script><p>Fish &amp; &lt;blood&gt;</p><p>one two three four five six</p>' )
		);
		self::assertStringContainsString(
			'>Details</span></h3>',
			self::item( '', '<figure><img src="/a.jpg" alt=""></figure>' )
		);
		self::assertSame( '', trim( self::item( $empty, '<p></p>' ) ) );
	}

	/**
	 * ACC-17: an empty item takes nothing from the others.
	 */
	public function test_an_empty_item_leaves_the_others_as_they_are(): void {
		$blank = '<!-- wp:brolga/accordion-item --><p></p><!-- /wp:brolga/accordion-item -->';
		$item  = static fn (
			string $title,
			string $content
		): string => "<!-- wp:brolga/accordion-item {\"title\":\"$title\"} -->$content<!-- /wp:brolga/accordion-item -->";
		$inner = "<!-- wp:brolga/accordion -->$blank{$item( 'X', '<p>x</p>' )}<!-- /wp:brolga/accordion -->";
		$html  = do_blocks( "<!-- wp:brolga/accordion {\"initial\":2} -->{$item( 'A', '<p>a</p>' )}$blank{$item( 'B', $inner )}<!-- /wp:brolga/accordion -->" );
		self::assertSame( 3, substr_count( $html, 'data-brolga-item' ) );
		self::assertMatchesRegularExpression( '/data-brolga-open [^>]*id="item-b"/', $html );
		self::assertStringNotContainsString( 'More', $html );
	}
}
