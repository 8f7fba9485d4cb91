<?php
/**
 * What the server prints for one tab.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Blocks\Tab;

use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * A panel: a section named by its tab, with a heading of its own.
 */
#[Group( 'once' )]
final class RenderTest extends TestCase {

	private static function tabs( string $tabs, string $tab ): string {
		return do_blocks( sprintf( '<!-- wp:brolga/tabs %s --><!-- wp:brolga/tab %s --><p>Plans</p><!-- /wp:brolga/tab --><!-- /wp:brolga/tabs -->', $tabs, $tab ) );
	}

	/**
	 * TABS-7: the panel is named by its tab.
	 */
	public function test_a_panel_is_named_by_its_tab(): void {
		$html = self::tabs( '', '{"label":"Soil"}' );
		preg_match( '/<section [^>]*aria-labelledby="([^"]+)"/', $html, $panel );
		self::assertStringContainsString( 'id="' . ( $panel[1] ?? 'none' ) . '" href="#', $html );
	}

	/**
	 * TABS-12: the heading's level is the owner's, where it is one.
	 */
	public function test_the_heading_has_the_level_of_the_tabs(): void {
		self::assertStringContainsString(
			'<h2 class="wp-block-brolga-tab__heading">Soil</h2>',
			self::tabs( '{"headingLevel":2}', '{"label":"Soil"}' )
		);
		self::assertStringContainsString(
			'<h3 class="wp-block-brolga-tab__heading">Soil</h3>',
			self::tabs( '{"headingLevel":0}', '{"label":"Soil"}' )
		);
	}

	/**
	 * TABS-18: a tab without a label is called by its own words.
	 */
	public function test_a_tab_without_a_label_is_named_by_its_content(): void {
		$html = self::tabs( '', '{"label":"  "}' );
		self::assertStringContainsString( '>Plans</a>', $html );
		self::assertStringContainsString( '<h3 class="wp-block-brolga-tab__heading">Plans</h3>', $html );
	}
}
