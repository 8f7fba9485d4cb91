<?php
/**
 * What the server prints for the way back to the top.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Blocks\ScrollTop;

use Brolga\Core\Blocks\Views;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * A link to the top.
 */
#[Group( 'once' )]
final class RenderTest extends TestCase {

	/**
	 * NAV-7: a link without scripts, too; the tests of the view load the same file.
	 */
	public function test_the_markup_is_what_the_view_is_tested_with(): void {
		self::assert_markup( 'button', do_blocks( '<!-- wp:brolga/scroll-top {"anchor":"up"} /-->' ) );
	}

	/**
	 * NAV-17: its view comes once the page is scrolled; the page knows its name by then.
	 */
	public function test_its_view_waits_for_the_first_scroll(): void {
		$id = Views::id( 'brolga/scroll-top' );
		wp_dequeue_script_module( $id );
		$html = do_blocks( '<!-- wp:brolga/scroll-top /-->' );
		self::assertNotContains( $id, wp_script_modules()->get_queue() );
		self::assertStringContainsString( " data-brolga-later=\"{$id}\" data-brolga-on=\"scroll\"", $html );
		self::assertContains( '@brolga/site', wp_script_modules()->get_queue() );
		ob_start();
		wp_script_modules()->print_import_map();
		self::assertStringContainsString( "\"{$id}\":", (string) ob_get_clean() );
	}

	/**
	 * BLOCK-16: what was typed stays text.
	 */
	public function test_hostile_attributes_are_inert(): void {
		$html = do_blocks( '<!-- wp:brolga/scroll-top {"anchor":"x\u0022 onload=\u0022alert(1)","label":"\u003cscript\u003ealert(2)\u003c/script\u003e","side":"\u0022\u003e\u003cscript\u003e"} /-->' );
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( '" onload="', $html );
		self::assertStringContainsString( 'is-end', $html );
	}
}
